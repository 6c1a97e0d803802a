import type { DrawAnswer, DrawChangeRequest } from "#contract/draw/draw.ts";
import { isDrawable, type DrawProblem as Obstacle } from "#domain/category/drawable.ts";
import { decideDrawChange, type DrawChange, type DrawChangeProblem } from "#domain/draw/change.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findDrawnRows } from "../../persistence/draw/drawRows.ts";
import {
  findEntryIdOfFighter,
  insertChange,
  leaveCategory,
  updateApplication,
} from "../../persistence/entry/people.ts";
import { closeDraw, type DrawContext } from "../shared/drawAccess.ts";
import type { DrawSubject } from "./drawAthletes.ts";
import { applyDraw, begunRows, inDraw, type DrawProblem } from "./drawCategory.ts";

export type ChangeProblem =
  | DrawProblem
  | DrawChangeProblem
  | { readonly code: "not-drawn" }
  | { readonly code: "not-drawable"; readonly problems: readonly Obstacle[] };

/** Two change places, one comes late, one leaves: before the first bout, and without a new draw (DR25, DR28). */
export async function changeDraw(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  categoryUuid: string,
  { id, basis, change, reason }: DrawChangeRequest["data"],
): Promise<Result<DrawAnswer, ChangeProblem>> {
  return inDraw<ChangeProblem>(deps, viewer, categoryUuid, async (context, subject) => {
    const { draw, category } = subject;
    if (draw === undefined) return refuse({ code: "not-drawn" });
    const rows = await findDrawnRows(context.trx, category.id);
    if (draw.act === id) return ok({ rev: context.rev, isRepeat: true, bouts: rows.length });
    if (subject.basis !== basis) return refuse({ code: "stale-draw", basis: subject.basis });
    const obstacles = obstaclesOf(subject, change);
    if (obstacles !== undefined) return refuse({ code: "not-drawable", problems: obstacles });
    const decided = decideChange(draw, change, rows);
    if (!decided.ok) return decided;
    const changes = [...(draw.changes ?? []), change];
    const bouts = await applyDraw(context, subject, {
      ...draw,
      entrants: [...decided.value],
      changes,
      act: id,
    });
    if (change.type === "left-early") await withdrawEntry(context, subject, change.id, reason);
    const rev = await closeDraw(context, {
      action: `category.draw.${change.type}`,
      object: `category:${category.id}`,
      after: { act: id, change, reason },
    });
    return ok({ rev, isRepeat: false, bouts });
  });
}

function decideChange(
  { format, entrants }: NonNullable<DrawSubject["draw"]>,
  change: DrawChange,
  rows: Parameters<typeof begunRows>[0],
): Result<readonly string[], DrawChangeProblem | DrawProblem> {
  const now = drawBracket(format, entrants.length);
  const startedBouts = begunRows(rows, now.bouts).map(({ uuid }) => uuid);
  const decided = decideDrawChange({ format, numbers: entrants, startedBouts }, change);
  if (!decided.ok) return decided;
  const lost = begunRows(rows, drawBracket(format, decided.value.length).bouts);
  return lost.length === 0 ? decided : refuse({ code: "bouts-started", bouts: lost.map(({ uuid }) => uuid) });
}

/** Who comes late may still have to be weighed; nothing else is forgiven (DR29). */
function obstaclesOf({ athletes }: DrawSubject, change: DrawChange): readonly Obstacle[] | undefined {
  if (change.type !== "entered-late") return undefined;
  const athlete = athletes.find(({ fighter }) => fighter === change.id);
  if (athlete === undefined) return ["not-accepted"];
  return isDrawable(athlete.problems, true) ? undefined : athlete.problems;
}

/** The athlete is no longer in the category, and the entry says why. */
async function withdrawEntry(
  { trx, viewer, nowMs }: DrawContext,
  { category, fighterIds }: DrawSubject,
  fighterUuid: string,
  reason: string,
): Promise<void> {
  const fighter_id = fighterIds.get(fighterUuid);
  if (fighter_id === undefined) return;
  // Also who was put in by hand: without an entry nothing else would take them out.
  await leaveCategory(trx, { category_id: category.id, fighter_id });
  const application_id = await findEntryIdOfFighter(trx, { category_id: category.id, fighter_id });
  if (application_id === undefined) return;
  await updateApplication(trx, application_id, { state: "withdrawn" });
  await insertChange(trx, {
    application_id,
    actor_id: viewer.accountId ?? null,
    is_organiser: true,
    at_ms: nowMs,
    kind: "withdrawn",
    note: reason,
  });
}
