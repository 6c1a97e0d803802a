import { setImmediate } from "node:timers/promises";
import type { Suspect, Suspects } from "#contract/entry/person.ts";
import { createPersonIndex, isCertain, type PersonalData } from "#domain/person/likeness.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAllApart, findMergesInForce } from "../../persistence/entry/personMerges.ts";
import { countEntries, findPeople, type KnownRow } from "../../persistence/entry/personRows.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";

/** Who of a competition may be one person under two records; whom somebody told apart is not asked about again (PS11). */
export async function findSuspects(
  { db, now }: Pick<Deps, "db" | "now">,
  competitionUuid: string,
): Promise<Result<Suspects, { readonly code: "not-found" }>> {
  const competition = await findCompetitionByUuid(db, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  const people = await findPeople(db, { competitionId: competition.id });
  const apart = await findAllApart(
    db,
    people.map(({ id }) => id),
  );
  const merges = await findMergesInForce(db, competitionUuid);
  return ok({
    checkedAt: now(),
    people: people.length,
    entries: await countEntries(db, competition.id),
    pairs: await pairsOf(people, new Set(apart.map(({ one_id, other_id }) => `${one_id} ${other_id}`))),
    merges: merges.map((row) => ({
      id: row.id,
      at: row.at_ms,
      author: row.author,
      kept: row.kept_uuid,
      keptName: [row.kept_last_name, row.kept_first_name].filter(Boolean).join(" "),
      duplicateName: [row.gone_last_name, row.gone_first_name].filter(Boolean).join(" "),
    })),
  });
}

type Known = { readonly person: KnownRow; readonly data: PersonalData };

const AT_ONCE = 50;

/** Every pair once, the certain ones first; the profile's own spelling counts as well as the record's. */
async function pairsOf(people: readonly KnownRow[], apart: ReadonlySet<string>): Promise<Suspect[]> {
  const known = people.flatMap(knownAs);
  const index = createPersonIndex(known.map(({ data }) => data));
  const pairs = new Map<string, Suspect>();
  for (const [done, { person, data }] of known.entries()) {
    // Thousands of people take a second: whoever scores meanwhile does not wait for it.
    if (done % AT_ONCE === 0) await setImmediate();
    for (const { index: at, likeness } of index.likesOf(data)) {
      const other = known[at]?.person;
      if (other === undefined || other.id <= person.id) continue;
      const key = `${person.id} ${other.id}`;
      if (apart.has(key) || pairs.get(key)?.isCertain) continue;
      pairs.set(key, { one: person.uuid, other: other.uuid, likeness, isCertain: isCertain(likeness) });
    }
  }
  return [...pairs.values()].toSorted((a, b) => Number(b.isCertain) - Number(a.isCertain));
}

/** Under the name of the record, and under that of the profile where there is one. */
export function knownAs(person: KnownRow): Known[] {
  const { birth_year: birthYear, sex, team_name: club } = person;
  const own: PersonalData = {
    lastName: person.last_name,
    firstName: person.first_name,
    middleName: person.middle_name,
    birthDate: person.birth_date,
    birthYear,
    sex,
    club,
  };
  if (person.profile_last_name === null) return [{ person, data: own }];
  const profile: PersonalData = {
    ...own,
    lastName: person.profile_last_name,
    firstName: person.profile_first_name,
    middleName: person.profile_middle_name,
    birthDate: person.profile_birth_date ?? person.birth_date,
  };
  return [
    { person, data: own },
    { person, data: profile },
  ];
}
