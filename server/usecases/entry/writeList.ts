import { randomBytes } from "node:crypto";
import { listMadeSchema, type ListMade, type ListRequest } from "#contract/entry/list.ts";
import { hasRight } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallToday } from "../../environment/hallDay.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { FighterRow } from "../../persistence/database/competitionTables.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import {
  findAllTeams,
  findEntryList,
  findLastPlaces,
  findListedPeople,
  hideFighters,
  insertEntryList,
  insertFighters,
  insertMemberships,
  insertTeams,
} from "../../persistence/entry/listRows.ts";
import { updateFighter } from "../../persistence/entry/people.ts";
import { HIDDEN_NAME } from "../../present/hiddenName.ts";
import { closeDraw, type DrawAccessProblem, type DrawContext } from "../shared/drawAccess.ts";
import { inCompetition } from "../shared/inCompetition.ts";
import { findFormerRows } from "./formerPeople.ts";
import { openCategories, type CategoryProblem, type OpenCategory } from "./listCategories.ts";
import {
  columnsOfPerson,
  findNonName,
  isMinorOfList,
  missingOf,
  peopleOfList,
  type PersonOfList,
  type PersonProblem,
} from "./listPeople.ts";
import { weighAlong } from "./weighAlong.ts";

export type ListProblem =
  | DrawAccessProblem
  | CategoryProblem
  | PersonProblem
  | { readonly code: "id-reused" }
  | { readonly code: "unknown-club"; readonly row: number };

type Written = { readonly id: string; readonly made: ListMade };
type ListDeps = Pick<Deps, "config" | "db" | "now" | "newId" | "wakeFeed">;

/** The rows a list made, by which it is taken back; no names, the rows have them. */
export type MadeRows = {
  readonly at: string;
  readonly fighters: readonly number[];
  readonly memberships: readonly (readonly [categoryId: number, fighterId: number])[];
  readonly teams: readonly number[];
  readonly categories: readonly number[];
  readonly filled: readonly { readonly id: number; readonly columns: readonly string[] }[];
};

/** Everybody of a list or nobody; sent again under the same id, it is written once (EN22). */
export async function writeList(
  deps: ListDeps,
  viewer: Identity,
  competitionUuid: string,
  request: ListRequest,
): Promise<Result<Written, ListProblem>> {
  if (!hasRight(viewer, "organise", competitionUuid)) return refuse({ code: "forbidden" });
  return inCompetition<Written, ListProblem>(deps, viewer, competitionUuid, async (context) => {
    const { trx, competition } = context;
    const earlier = await findEntryList(trx, request.id);
    if (earlier !== undefined)
      return earlier.competition_id === competition.id
        ? ok({ id: earlier.id, made: listMadeSchema.parse(earlier.counts) })
        : refuse({ code: "id-reused" });
    const rows = await findListedPeople(trx, competition.id);
    const former = await findFormerRows(trx, competition);
    const known = new Map<string, FighterRow>([...former, ...rows].map((row) => [row.uuid, row]));
    const people = peopleOfList(request.lines, known);
    if (!people.ok) return people;
    const unnamed = findNonName(people.value);
    if (unnamed !== undefined) return refuse(unnamed);
    const club = await findClubProblem(context, request);
    if (club !== undefined) return refuse(club);
    const opened = await openCategories(context, request);
    if (!opened.ok) return opened;
    const taken = new Set(rows.map(({ id, category_uuid }) => `${category_uuid}|${id}`));
    const made = await writePeople(deps, context, { request, people: people.value, ...opened.value, taken });
    return ok({ id: request.id, made: await closeList(context, request, people.value, made) });
  });
}

async function findClubProblem({ trx }: DrawContext, { lines, clubs }: ListRequest) {
  const teams = new Set((await findAllTeams(trx)).map(({ id }) => id));
  const row = lines.findIndex(
    ({ club }) => club !== null && ("team" in club ? !teams.has(club.team) : club.fresh >= clubs.length),
  );
  return row < 0 ? undefined : ({ code: "unknown-club", row: row + 1 } as const);
}

type ToWrite = {
  readonly request: ListRequest;
  readonly people: readonly PersonOfList[];
  /** Of every line. */
  readonly places: readonly OpenCategory[];
  readonly madeCategories: readonly number[];
  /** Who is in which category already, as `uuid|id`. */
  readonly taken: ReadonlySet<string>;
};

async function writePeople(deps: ListDeps, context: DrawContext, list: ToWrite): Promise<MadeRows> {
  const { trx, nowMs } = context;
  const { request, people, places } = list;
  const at = new Date(nowMs).toISOString();
  const teams = await insertTeams(
    trx,
    request.clubs.map((club) => ({
      ...newEntry(nowMs, randomBytes),
      uuid: deps.newId(),
      name: club.name,
      city: club.city,
      is_official: true,
    })),
  );
  const teamOf = ({ club }: PersonOfList) =>
    club === null ? null : "team" in club ? club.team : (teams[club.fresh] ?? null);
  const fresh = people
    .filter(({ fighter }) => fighter === undefined)
    .map((one) => ({ one, uuid: deps.newId() }));
  const ids = await insertFighters(
    trx,
    fresh.map(({ one, uuid }) => ({
      ...newEntry(nowMs, randomBytes),
      uuid,
      last_name: one.person.lastName,
      first_name: one.person.firstName,
      has_consent: request.haveAllConsents || one.hasConsent,
      ...columnsOfPerson(one.person, teamOf(one)),
    })),
  );
  const idOf = new Map(fresh.map(({ one, uuid }) => [one, ids.get(uuid) ?? 0]));
  const isHidden = (one: PersonOfList) =>
    !request.haveAllConsents &&
    !one.hasConsent &&
    one.lines.some((row) => isMinorOfList(one, places[row]?.age_max ?? null, hallToday(deps)));
  const hidden = fresh.filter(({ one }) => isHidden(one)).map(({ one }) => idOf.get(one) ?? 0);
  await hideFighters(trx, hidden, HIDDEN_NAME);
  return {
    at,
    fighters: [...ids.values()],
    memberships: await enter(context, list, (one) => one.fighter?.id ?? idOf.get(one) ?? 0),
    teams,
    categories: list.madeCategories,
    filled: await fillKnown(context, people, teamOf, at),
  };
}

/** A person found is filled where a field is empty, never overwritten. */
async function fillKnown(
  { trx }: DrawContext,
  people: readonly PersonOfList[],
  teamOf: (one: PersonOfList) => number | null,
  at: string,
): Promise<MadeRows["filled"]> {
  const filled: { readonly id: number; readonly columns: readonly string[] }[] = [];
  for (const one of people) {
    if (one.fighter === undefined) continue;
    const missing = missingOf(one.fighter, one.person, teamOf(one));
    const columns = Object.keys(missing);
    if (columns.length === 0) continue;
    await updateFighter(trx, one.fighter.id, { ...missing, updated_at: at });
    filled.push({ id: one.fighter.id, columns });
  }
  return filled;
}

/** At the end of each category, in the order of the list; nobody stands in one twice. */
async function enter(
  { trx, competition }: DrawContext,
  { people, places, taken }: ToWrite,
  idOf: (one: PersonOfList) => number,
): Promise<MadeRows["memberships"]> {
  const last = await findLastPlaces(trx, competition.id);
  const entered = new Set(taken);
  const fighters: number[] = [];
  for (const one of people) for (const row of one.lines) fighters[row] = idOf(one);
  const rows = places.flatMap((category, row) => {
    const fighter_id = fighters[row] ?? 0;
    const key = `${category.uuid}|${fighter_id}`;
    if (entered.has(key)) return [];
    entered.add(key);
    const position = (last.get(category.id) ?? -1) + 1;
    last.set(category.id, position);
    return [{ category_id: category.id, fighter_id, position }];
  });
  await insertMemberships(trx, rows);
  await weighAlong(trx, {
    fighterIds: people.flatMap(({ fighter }) => (fighter === undefined ? [] : [fighter.id])),
  });
  return rows.map(({ category_id, fighter_id }) => [category_id, fighter_id] as const);
}

/** What it made, for the undo, for the audit, and for who asks again. */
async function closeList(
  context: DrawContext,
  request: ListRequest,
  people: readonly PersonOfList[],
  made: MadeRows,
): Promise<ListMade> {
  const { trx, viewer, competition, nowMs } = context;
  const counts: ListMade = {
    people: made.fighters.length,
    known: people.filter(({ fighter }) => fighter !== undefined).length,
    entries: made.memberships.length,
    clubs: made.teams.length,
    categories: made.categories.length,
  };
  await insertEntryList(trx, {
    id: request.id,
    competition_id: competition.id,
    actor_id: viewer.accountId ?? null,
    at_ms: nowMs,
    counts: writeJson(counts),
    made: writeJson(made),
    undone_ms: null,
  });
  await auditConsents(context, request);
  await closeDraw(context, { action: "list.write", object: `list:${request.id}`, after: counts });
  return counts;
}

/** Who said that the papers are there, and for how many (EN14). */
async function auditConsents(
  { trx, viewer, competition, nowMs }: DrawContext,
  request: ListRequest,
): Promise<void> {
  const { lines, haveAllConsents } = request;
  const stated = lines.filter(({ hasConsent }) => haveAllConsents || hasConsent).length;
  if (stated === 0) return;
  await insertAudit(trx, {
    at_ms: nowMs,
    actor_id: viewer.accountId ?? null,
    session_id: viewer.sessionId ?? null,
    ip_hash: null,
    action: "consents.stated",
    object: `competition:${competition.uuid}`,
    after: { athletes: stated, ofList: lines.length, haveAllConsents },
  });
}
