import type { DrawPlan, DrawPreview, DrawState } from "#contract/draw/draw.ts";
import { FREE_PLACE, type DrawChange } from "#domain/draw/change.ts";
import type { FormatProblem } from "#domain/draw/formats.ts";
import { FORMATS } from "#domain/draw/formats.ts";
import { stepsOf } from "#domain/draw/steps.ts";
import { teamMeetings } from "#domain/draw/teamMeetings.ts";
import { keepingTo } from "#domain/schedule/programme/limits.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAuthors } from "../../persistence/archive/archiveAuthors.ts";
import { findBegunFighters, findDrawnRows, findFighterNames } from "../../persistence/draw/drawRows.ts";
import { findCategoryOfDrawer } from "../shared/drawAccess.ts";
import type { OperatedProblem } from "../shared/operated.ts";
import { loadDrawSubject, type DrawSubject } from "./drawAthletes.ts";
import { planDraw } from "./planDraw.ts";
import { boutsAhead, planAhead } from "./planAhead.ts";
import { placesOn, programmeFrom, timesOf } from "../category/queueDraw.ts";

/** Who is in a category or wants into it, what keeps whom out, and the draw as it stands (DR8, DR26, DR29). */
export async function readDraw(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  categoryUuid: string,
): Promise<Result<DrawState, OperatedProblem>> {
  const found = await findCategoryOfDrawer(db, viewer, categoryUuid);
  if (!found.ok) return found;
  const subject = await loadDrawSubject(db, found.value.category);
  const { category, basis, athletes } = subject;
  const rows = await findDrawnRows(db, category.id);
  return ok({
    status: category.status,
    basis,
    format: FORMATS.find((format) => format === category.format) ?? null,
    record: await recordOf(db, subject),
    bouts: rows.length,
    begun: rows.filter(({ state }) => state !== "waiting").length,
    athletes: [...athletes],
    begunFighters: await findBegunFighters(db, category.id),
  });
}

/** The draw a seed would give, and where its bouts would stand. Writes nothing. */
export async function previewDraw(
  { db, newId, plan, now }: Pick<Deps, "db" | "newId" | "plan" | "now">,
  viewer: Identity,
  categoryUuid: string,
  { seed, ...choice }: DrawPreview["data"],
): Promise<Result<DrawPlan, OperatedProblem | FormatProblem>> {
  const found = await findCategoryOfDrawer(db, viewer, categoryUuid);
  if (!found.ok) return found;
  const { category, competition } = found.value;
  const subject = await loadDrawSubject(db, category);
  const planned = planDraw(subject, { ...choice, seed: seed ?? newId() });
  if (!planned.ok) return planned;
  const { draw, bracket, entrants, apart } = planned.value;
  const rows = await findDrawnRows(db, category.id);
  const bouts = boutsAhead(category.uuid, stepsOf(bracket), rows);
  const { hall, queues } = await planAhead({ db, plan, now }, competition.id, [
    { category, fighters: draw.entrants, bouts },
  ]);
  const places = placesOn(hall, queues);
  const programme = programmeFrom(hall, now());
  const names = new Map(subject.athletes.flatMap(({ team }) => (team ? [[String(team.id), team.name]] : [])));
  return ok({
    basis: subject.basis,
    format: draw.format,
    seed: draw.seed,
    numbers: draw.entrants,
    meetings: teamMeetings(bracket, entrants).map(({ team, ids, boutId, isCertain }) => ({
      team: names.get(team) ?? team,
      ids: [...ids],
      boutId,
      isCertain,
    })),
    apart: [...apart],
    bouts: bouts.map(({ bout, uuid }) => ({ id: bout.id, number: places.get(uuid)?.number ?? null })),
    mats: queues.flatMap((queue) => {
      const times = timesOf(keepingTo(programme, queue), category.uuid);
      return times ? [{ carpet: queue.carpet, ...times }] : [];
    }),
    replaces: rows.length,
  });
}

const namedIn = (change: DrawChange): string[] => {
  if (change.type === "swapped") return [change.one, change.other];
  if (change.type === "separated") return change.moved.map(({ id }) => id);
  return change.type === "replaced" ? [change.left, change.id] : [change.id];
};

async function recordOf(db: Deps["db"], { draw }: DrawSubject): Promise<DrawState["record"]> {
  if (draw === undefined) return null;
  const changes = draw.changes ?? [];
  const [author] = draw.drawnBy === undefined ? [] : (await findAuthors(db, [draw.drawnBy])).values();
  return {
    format: draw.format,
    seed: draw.seed,
    seeded: draw.seeded ?? [],
    numbers: draw.entrants.map((uuid) => (uuid === FREE_PLACE ? null : uuid)),
    changes,
    people: await findFighterNames(db, [...new Set(changes.flatMap(namedIn))]),
    canUndo: draw.undo !== undefined,
    drawnAt: draw.drawnAt ?? null,
    drawnBy: author?.name ?? null,
  };
}
