import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import { programmeOf, type ProgrammeAnswer } from "#contract/competition/programme.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import {
  decideProgramme,
  type Known,
  type ProgrammeProblem,
  withoutUnknown,
} from "#domain/schedule/programme/decideProgramme.ts";
import { missesClosed, withClosings } from "#domain/schedule/programme/closing.ts";
import { dateProgramme, type DatedProgramme, type Programme } from "#domain/schedule/programme/programme.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallMidnight } from "../../environment/hallDay.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCompetitionCarpets } from "../../persistence/day/matQueues.ts";
import { findCategoriesInOrder } from "../../persistence/draw/drawRows.ts";
import { findCompetitionByUuid, updateCompetition } from "../../persistence/event/competitionRows.ts";
import {
  type PlanAhead,
  isStillSo,
  planAhead,
  type QueuesChanged,
  saveAhead,
  untilStillSo,
} from "./planAhead.ts";
import { knownOf } from "../category/queueDraw.ts";
import { closeDraw, lockForDraw, type DrawContext } from "../shared/drawAccess.ts";
import { inTransaction } from "../shared/inTransaction.ts";

type NotFound = { readonly code: "not-found" };
type Closed = { readonly code: "competition-closed" };
type Stale = { readonly code: "stale-programme"; readonly rev: number };

export async function readProgramme(
  { db }: Pick<Deps, "db">,
  uuid: string,
): Promise<Result<ProgrammeAnswer, NotFound>> {
  const competition = await findCompetitionByUuid(db, uuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  return ok(answerOf(withoutUnknown(programmeOf(competition), await findKnown(db, competition.id))));
}

/** As many digits as a number holds exactly. */
const REV_DIGITS = 12;

export function answerOf(programme: DatedProgramme): ProgrammeAnswer {
  return { data: programme, meta: { rev: Number.parseInt(hashOf(programme).slice(0, REV_DIGITS), 16) } };
}

export async function findKnown(db: Kysely<Tables>, competitionId: number): Promise<Known> {
  const carpets = await findCompetitionCarpets(db, competitionId);
  return knownOf(carpets, await findCategoriesInOrder(db, competitionId));
}

type SaveDeps = Pick<Deps, "db" | "now" | "newId" | "wakeFeed" | "plan" | "config">;
type Wish = {
  readonly uuid: string;
  readonly programme: Programme;
  /** The rev its author saw. */
  readonly expected: number | undefined;
};
type DayClosed = { readonly code: "day-closed" };
export type SaveProblem = NotFound | Closed | Stale | ProgrammeProblem | QueuesChanged | DayClosed;

/** Writes the programme, and in the same act gives what stands on the mats the places it asks for (DY54). */
export async function saveProgramme(
  deps: SaveDeps,
  viewer: Identity,
  wish: Wish,
): Promise<Result<ProgrammeAnswer, SaveProblem>> {
  return untilStillSo(async (): Promise<Result<ProgrammeAnswer, SaveProblem>> => {
    const found = await findCompetitionByUuid(deps.db, wish.uuid);
    if (found === undefined) return refuse({ code: "not-found" });
    const decided = decideProgramme(wish.programme, await findKnown(deps.db, found.id));
    if (!decided.ok) return decided;
    const written = dateProgramme(decided.value, (date) => hallMidnight(deps.config, date));
    const before = programmeOf(found);
    if (missesClosed(before, written)) return refuse({ code: "day-closed" });
    const dated = withClosings(before, written);
    const ahead = await planAhead(deps, found.id, [], dated);
    const saved = await saveAsPlanned(deps, viewer, wish, { dated, ahead });
    if (saved.ok) deps.wakeFeed(wish.uuid);
    return saved;
  });
}

type Planned = { readonly dated: DatedProgramme; readonly ahead: PlanAhead };

async function saveAsPlanned(
  deps: SaveDeps,
  viewer: Identity,
  { uuid, expected }: Wish,
  { dated, ahead }: Planned,
): Promise<Result<ProgrammeAnswer, SaveProblem>> {
  return inTransaction<ProgrammeAnswer, SaveProblem>(deps.db, async (trx) => {
    const found = await findCompetitionByUuid(trx, uuid);
    if (found === undefined) return refuse({ code: "not-found" });
    const opened = await lockForDraw(deps, trx, viewer, found);
    if (!opened.ok) return opened;
    // Read again behind the lock: who held it before may have saved.
    const competition = (await findCompetitionByUuid(trx, uuid)) ?? found;
    const before = withoutUnknown(programmeOf(competition), await findKnown(trx, competition.id));
    const { rev } = answerOf(before).meta;
    if (expected !== undefined && expected !== rev) return refuse({ code: "stale-programme", rev });
    if (missesClosed(before, dated)) return refuse({ code: "day-closed" });
    if (!(await isStillSo(trx, competition.id, ahead))) return refuse({ code: "queues-changed" });
    await saveAhead(opened.value, ahead, []);
    return ok(await writeProgramme(opened.value, before, withClosings(before, dated)));
  });
}

/** The rows, the audit and the rev everybody is told of. */
export async function writeProgramme(
  context: DrawContext,
  before: DatedProgramme,
  programme: DatedProgramme,
  action: "programme.save" | "day.close" | "day.reopen" = "programme.save",
): Promise<ProgrammeAnswer> {
  const answer = answerOf(programme);
  const { trx, competition } = context;
  await updateCompetition(trx, competition.id, { programme: writeJson(programme) });
  await closeDraw(context, {
    action,
    object: `competition:${competition.id}`,
    before: { rev: answerOf(before).meta.rev },
    after: { rev: answer.meta.rev, changed: changedParts(before, programme) },
  });
  return answer;
}

/** Dates of days, uuids of placed categories and ids of everything else that is not in both, or not the same. */
function changedParts(before: DatedProgramme, after: DatedProgramme): string[] {
  const [old, written] = [partsOf(before), partsOf(after)];
  const ids = new Set([...old.keys(), ...written.keys()]);
  return [...ids].filter((id) => !isDeepStrictEqual(old.get(id), written.get(id)));
}

const partsOf = ({ days, placements }: DatedProgramme): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...days.flatMap(({ sessions, breaks, weighIns, ...day }): [string, unknown][] => [
      [day.date, day],
      ...[...sessions, ...breaks, ...weighIns].map((part): [string, unknown] => [part.id, [day.date, part]]),
    ]),
    ...placements.map((placement): [string, unknown] => [placement.category, placement]),
  ]);
