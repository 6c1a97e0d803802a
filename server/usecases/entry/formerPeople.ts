import type { Kysely } from "kysely";
import type { FormerPeople, FormerPerson } from "#contract/entry/formerPeople.ts";
import { hasRight } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import type { CompetitionRow, EventRow } from "../../persistence/database/competitionTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import {
  findAllTeams,
  findListedPeople,
  findUnwilling,
  type ListedRow,
} from "../../persistence/entry/listRows.ts";
import { findCategoriesInOrder } from "../../persistence/draw/drawRows.ts";
import { findCompetitionByEventId, findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import { hiddenName } from "../../present/hiddenName.ts";

type Db = Kysely<Tables>;
type Former = { readonly event: EventRow; readonly competition: CompetitionRow };

/** The event a competition's event was made after, while it is still there. */
async function findFormer(db: Db, { event_id }: CompetitionRow): Promise<Former | undefined> {
  const own = event_id === null ? undefined : await findEventById(db, event_id);
  const from = own?.copied_from ?? undefined;
  const event = from === undefined ? undefined : await findEventById(db, from);
  const competition = event && (await findCompetitionByEventId(db, event.id));
  return event && competition && { event, competition };
}

/** Its people, one row a category; without those who were forgotten or took their consent back (EV12). */
async function findWilling(db: Db, { competition }: Former): Promise<ListedRow[]> {
  const rows = await findListedPeople(db, competition.id);
  const unwilling = await findUnwilling(db, competition.id);
  return rows.filter(({ id, real_last_name }) => real_last_name !== hiddenName(id) && !unwilling.has(id));
}

/** Whom a list may name beside the people of its own competition. */
export async function findFormerRows(db: Db, competition: CompetitionRow): Promise<ListedRow[]> {
  const former = await findFormer(db, competition);
  return former === undefined ? [] : findWilling(db, former);
}

export async function readFormerPeople(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<FormerPeople, { readonly code: "not-found" | "forbidden" }>> {
  if (!hasRight(viewer, "organise", competitionUuid)) return refuse({ code: "forbidden" });
  const competition = await findCompetitionByUuid(db, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  const former = await findFormer(db, competition);
  if (former === undefined) return ok({ event: null, people: [] });
  const entered = new Set((await findListedPeople(db, competition.id)).map(({ id }) => id));
  const titles = new Map(
    (await findCategoriesInOrder(db, former.competition.id)).map(({ uuid, title }) => [uuid, title]),
  );
  const teams = new Map((await findAllTeams(db)).map(({ id, name }) => [id, name]));
  const people = [...Map.groupBy(await findWilling(db, former), ({ id }) => id).values()];
  const { id, name, date_of_event: date } = former.event;
  return ok({
    event: { id, name, date },
    people: people.flatMap((rows) => {
      const [row] = rows;
      if (row === undefined) return [];
      const was = rows.flatMap(({ category_uuid }) => titles.get(category_uuid) ?? []);
      const team = row.team_id === null ? null : (teams.get(row.team_id) ?? null);
      return [{ ...present(row), team, was, isEntered: entered.has(row.id) }];
    }),
  });
}

const present = (row: ListedRow): Omit<FormerPerson, "team" | "was" | "isEntered"> => ({
  fighter: row.uuid,
  lastName: row.real_last_name ?? row.last_name,
  firstName: row.real_last_name === null ? row.first_name : row.real_first_name,
  birthDate: row.birth_date,
  birthYear: row.birth_year,
  sex: row.sex,
  weight: row.weight,
  level: row.level,
  belt: row.belt,
});
