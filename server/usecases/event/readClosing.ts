import type { Kysely } from "kysely";
import { z } from "zod";
import { COMPETITION_STATUSES } from "#contract/competition/entity.ts";
import type { Closing } from "#contract/event/closing.ts";
import { hasComeAlone, podium, readiness } from "#domain/awarding/podium.ts";
import { isCategoryOver } from "#domain/competition/categoryProgress.ts";
import { checklist, type CategoryWork, type ChecklistFacts } from "#domain/competition/checklist.ts";
import { programmeOf } from "#contract/competition/programme.ts";
import { ok, type Result } from "#domain/result.ts";
import { countOnMats } from "#domain/schedule/queue.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { countOpenParked } from "../../persistence/bout/parkedActs.ts";
import type { CategoryRow, CompetitionRow } from "../../persistence/database/competitionTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findHeldTables } from "../../persistence/day/deskRows.ts";
import { findCategoryBouts, findCategoryFighters } from "../../persistence/draw/categoryBouts.ts";
import { findCategoriesInOrder, findQueuedBouts } from "../../persistence/draw/drawRows.ts";
import {
  countIncomplete,
  countOpenClaims,
  findOpenEntries,
  findStatusMoves,
} from "../../persistence/event/closingRows.ts";
import { findReferees } from "../../persistence/referee/refereeRows.ts";
import { loadCategoryState } from "../category/categoryState.ts";
import { findOperatedCompetition, type OperatedProblem } from "../shared/operated.ts";

type Db = Kysely<Tables>;

/** What is open before the event is closed, and who moved it before, for everybody who runs it (EV13). */
export async function readClosing(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<Closing, OperatedProblem>> {
  const found = await findOperatedCompetition(db, viewer, competitionUuid, "read");
  if (!found.ok) return found;
  const points = checklist(await findClosingFacts(db, found.value));
  return ok({ points: [...points], moves: await findMoves(db, found.value.id) });
}

export async function findClosingFacts(db: Db, competition: CompetitionRow): Promise<ChecklistFacts> {
  const { id, uuid, event_id: eventId } = competition;
  const categories: CategoryWork[] = [];
  const placed: string[] = [];
  for (const category of await findCategoriesInOrder(db, id)) {
    const { work, podium: winners } = await workOf(db, category);
    categories.push(work);
    placed.push(...winners);
  }
  const entries = eventId === null ? [] : await findOpenEntries(db, eventId);
  const asked = entries.filter(({ needs_change, is_owner_last }) => needs_change || Boolean(is_owner_last));
  const referees = await findReferees(db, id);
  return {
    categories,
    boutsOnMats: countOnMats(await findQueuedBouts(db, id)),
    unsent: (await findHeldTables(db, id)).filter(({ unsent }) => (unsent ?? 0) > 0).length,
    parked: await countOpenParked(db, uuid),
    daysOpen: programmeOf(competition).days.filter(({ closedAtMs }) => closedAtMs === undefined).length,
    entriesUndecided: entries.filter((entry) => entry.state === "new" && !asked.includes(entry)).length,
    entriesAsked: asked.length,
    claims: await countOpenClaims(db, id),
    refereesIncomplete: referees.filter(({ grade, post }) => grade === null || post === null).length,
    peopleIncomplete: await countIncomplete(db, [...new Set(placed)]),
  };
}

type Worked = { readonly work: CategoryWork; readonly podium: readonly string[] };

/** A category without a draw is open while somebody is to fight in it; who came alone has won. */
async function workOf(db: Db, { id, status }: Pick<CategoryRow, "id" | "status">): Promise<Worked> {
  const state = await loadCategoryState(db, id);
  const rows = state?.rows ?? (await findCategoryBouts(db, id));
  const people = state?.entrants ?? (await findCategoryFighters(db, id));
  const open = rows.filter((row) => row.state !== "finished");
  const isUndrawn = state === undefined && rows.length === 0 && people.length > 1;
  const isOver =
    state === undefined
      ? open.length === 0
      : open.every(({ bracket_id }) => bracket_id !== null) &&
        isCategoryOver(state.draw, state.entrants, state.bouts, state.decisions);
  const awarded = state ?? { entrants: hasComeAlone(people) ? people : [], bouts: [] };
  return {
    work: {
      isUndrawn,
      boutsLeft: isOver ? 0 : Math.max(1, open.length),
      isTied: readiness(awarded).status === "tied",
      isFinished: isOver && !isUndrawn && people.length > 0,
      isAwarded: status === "awarded",
    },
    podium: podium(awarded).map(({ uuid }) => uuid),
  };
}

const status = z.enum(COMPETITION_STATUSES);
const beforeSchema = z.object({ status });
const afterSchema = z.object({ status, reason: z.string().nullable() });

async function findMoves(db: Db, competitionId: number): Promise<Closing["moves"]> {
  return (await findStatusMoves(db, competitionId)).flatMap((row) => {
    const before = beforeSchema.safeParse(row.before);
    const after = afterSchema.safeParse(row.after);
    if (!before.success || !after.success) return [];
    return [
      {
        at: row.at_ms,
        author: row.display_name ?? row.username,
        from: before.data.status,
        to: after.data.status,
        reason: after.data.reason,
      },
    ];
  });
}
