import type { Updateable } from "kysely";
import type { PersonField } from "#domain/person/merge.ts";
import type { FighterRow, FighterTable } from "../../persistence/database/competitionTables.ts";
import { findFighterById, updateFighter } from "../../persistence/entry/people.ts";
import type { DrawContext } from "../shared/drawAccess.ts";
import type { MergedFields } from "./mergeRecord.ts";
import type { Person } from "./personCard.ts";
import { hiddenNames, publishNames } from "./publishNames.ts";

type Two = { readonly kept: Person; readonly duplicate: Person };
type Choices = Readonly<Partial<Record<PersonField, string>>>;

/** Writes what was chosen into the kept record; a name nobody may read stays hidden (EN6). Tells what it wrote. */
export async function writeMergedFields(
  { trx }: DrawContext,
  { kept, duplicate }: Two,
  choices: Choices,
): Promise<MergedFields> {
  const from = (field: PersonField) => (choices[field] === duplicate.row.uuid ? duplicate.row : kept.row);
  await updateFighter(trx, kept.row.id, {
    ...namesOf(kept.row, duplicate.row, from("name")),
    ...columnsOf(from),
    weight: weightOf(kept, duplicate),
    level: kept.row.level ?? duplicate.row.level,
    experience_years: kept.row.experience_years ?? duplicate.row.experience_years,
    profile_id: kept.row.profile_id ?? duplicate.row.profile_id,
    // A name that one of them hides is not opened by the other's consent.
    has_consent: kept.row.has_consent && duplicate.row.has_consent,
  });
  const profileId = kept.row.profile_id ?? duplicate.row.profile_id;
  // Whoever has a profile is called as it says, and only with consent.
  if (profileId !== null) await publishNames(trx, profileId);
  const after = await findFighterById(trx, kept.row.id);
  return after === undefined ? {} : differences(kept.row, after);
}

function columnsOf(from: (field: PersonField) => FighterRow): Updateable<FighterTable> {
  const { birth_date, birth_year } = from("birth");
  const { city, region } = from("place");
  return {
    birth_date,
    birth_year,
    city,
    region,
    middle_name: from("middleName").middle_name,
    sex: from("sex").sex,
    team_id: from("club").team_id,
    coach: from("coach").coach,
    rank: from("rank").rank,
    belt: from("belt").belt,
    licence: from("licence").licence,
    phone: from("phone").phone,
  };
}

function namesOf(kept: FighterRow, duplicate: FighterRow, chosen: FighterRow) {
  const isHidden = kept.real_last_name !== null || duplicate.real_last_name !== null;
  const own =
    chosen.real_last_name === null
      ? { last_name: chosen.last_name, first_name: chosen.first_name }
      : { last_name: chosen.real_last_name, first_name: chosen.real_first_name };
  return isHidden ? hiddenNames(own, kept) : { ...own, real_last_name: null, real_first_name: null };
}

/** What a scale said counts before what somebody declared. */
function weightOf(kept: Person, duplicate: Person): number | null {
  const weighed = [kept, duplicate].find(({ card }) => card.weighing !== null);
  return (weighed ?? kept).row.weight ?? duplicate.row.weight;
}

function differences(before: FighterRow, after: FighterRow): MergedFields {
  const written = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).flatMap(([column, value]) => {
      const now = written.get(column) ?? null;
      return now === value ? [] : [[column, { before: value, after: now }]];
    }),
  );
}
