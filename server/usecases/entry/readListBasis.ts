import { listMadeSchema, type ListBasis, type ListedPerson } from "#contract/entry/list.ts";
import { hasRight } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findCategoriesInOrder } from "../../persistence/draw/drawRows.ts";
import {
  findAllTeams,
  findLastEntryList,
  findListedPeople,
  type ListedRow,
} from "../../persistence/entry/listRows.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { rowToRollCategory } from "./readRoll.ts";

/** What a list is compared with before it is written: the categories, everybody in them, and the clubs. */
export async function readListBasis(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<ListBasis, { readonly code: "not-found" | "forbidden" }>> {
  if (!hasRight(viewer, "organise", competitionUuid)) return refuse({ code: "forbidden" });
  const competition = await findCompetitionByUuid(db, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  const last = await findLastEntryList(db, competition.id);
  return ok({
    categories: (await findCategoriesInOrder(db, competition.id)).map(rowToRollCategory),
    people: peopleOf(await findListedPeople(db, competition.id)),
    teams: await findAllTeams(db),
    last:
      last === undefined ? null : { id: last.id, atMs: last.at_ms, made: listMadeSchema.parse(last.counts) },
  });
}

function peopleOf(rows: readonly ListedRow[]): ListedPerson[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((entries) => {
    const [row] = entries;
    return row === undefined
      ? []
      : [
          {
            fighter: row.uuid,
            lastName: row.real_last_name ?? row.last_name,
            firstName: row.real_last_name === null ? row.first_name : row.real_first_name,
            middleName: row.middle_name,
            birthDate: row.birth_date,
            birthYear: row.birth_year,
            sex: row.sex,
            city: row.city,
            team: row.team_id,
            categories: entries.map(({ category_uuid }) => category_uuid),
          },
        ];
  });
}
