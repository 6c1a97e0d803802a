import type { Kysely } from "kysely";
import type { TeamFormula } from "#domain/teams/formulas.ts";
import { DEFAULT_TEAM_SCORING, teamFormulaSchema } from "#contract/competition/entity.ts";
import type { CorrectionChange, CorrectionPlanView } from "#contract/correction/correction.ts";
import { decideAmendment, type AmendProblem } from "#domain/bout/amend.ts";
import type { BoutEvent } from "#domain/bout/event.ts";
import { applyBoutEvent } from "#domain/bout/fold.ts";
import { progressOf, type CategoryBout } from "#domain/competition/categoryProgress.ts";
import { planCorrection, type CorrectionDecision, type CorrectionPlan } from "#domain/draw/correction.ts";
import type { Fought } from "#domain/draw/settle.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { findFightingForScoring, type FightingForScoring } from "../../persistence/bout/boutLog.ts";
import { findCompetitionById } from "../../persistence/event/competitionRows.ts";
import { findVersions } from "../../persistence/correction/corrections.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { liveFightingOf, loadBoutTable, type BoutTable } from "../bout/boutTable.ts";
import { loadCategoryState, peopleIn, stageOf, type CategoryState } from "../category/categoryState.ts";
import { informedOf, isOver, placeChanges, teamChanges, viewAffected } from "./correctionConsequences.ts";
import type { CorrectionRecord } from "./correctionRecord.ts";
import { findRevertible, type RevertProblem } from "./revertible.ts";

export type CorrectionAsked = {
  readonly fighting: string;
  readonly change: CorrectionChange;
  readonly decisions: Readonly<Record<string, CorrectionDecision>>;
  readonly reason: string;
};

export type PlanProblem =
  | { readonly code: "not-found" | "competition-closed" }
  | RevertProblem
  | AmendProblem;

export type PlannedCorrection = {
  readonly plan: CorrectionPlanView;
  readonly planHash: string;
  readonly fighting: FightingForScoring;
  readonly table: BoutTable;
  readonly state: CategoryState | undefined;
  /** What is written to the corrected bout. */
  readonly events: readonly BoutEvent[];
  /** Bouts that had begun and are not what the draw would hold. */
  readonly outOfDraw: readonly string[];
  /** The correction that is taken back. */
  readonly reverted: CorrectionRecord | undefined;
};

/** Everything that follows from putting a result right, from what is stored now; writes nothing (CR3). */
export async function planBoutCorrection(
  db: Kysely<Tables>,
  asked: CorrectionAsked,
  nowMs: number,
): Promise<Result<PlannedCorrection, PlanProblem>> {
  const fighting = await findFightingForScoring(db, asked.fighting);
  if (fighting === undefined) return refuse({ code: "not-found" });
  if (fighting.competitionStatus === "closed") return refuse({ code: "competition-closed" });
  const table = await loadBoutTable(db, fighting);
  const amended = await amend(db, table, asked, nowMs);
  if (!amended.ok) return amended;
  const state = await loadCategoryState(db, fighting.categoryId);
  const planned = state && planIn(state, amended.value, asked);
  const formula = await findTeamFormula(db, fighting.competitionId);
  const plan: Omit<CorrectionPlanView, "versions"> = {
    fighting: fighting.uuid,
    change: asked.change,
    before: standOf(table),
    after: standOf(amended.value.after),
    ...consequences(state, amended.value, planned, formula),
  };
  const uuids = [fighting.uuid, ...plan.affected.map((bout) => bout.fighting)];
  const versions = await findVersions(db, uuids);
  const seen = {
    ...plan,
    versions: Object.fromEntries(uuids.map((uuid) => [uuid, versions.get(uuid) ?? 0])),
  };
  const { events, reverted } = amended.value;
  const outOfDraw = state ? [...(planned?.outOfDraw ?? [])].map((id) => uuidOf(state, id)) : [];
  return ok({ plan: seen, planHash: hashOf(seen), fighting, table, state, events, outOfDraw, reverted });
}

type Amending = {
  readonly events: readonly BoutEvent[];
  /** The bout afterwards, with those whose result it is: one that was reopened may have got other people since. */
  readonly after: BoutTable;
  readonly reverted: CorrectionRecord | undefined;
};

async function amend(
  db: Kysely<Tables>,
  table: BoutTable,
  { change, reason }: CorrectionAsked,
  nowMs: number,
): Promise<Result<Amending, PlanProblem>> {
  if (change.kind !== "revert") {
    const amended = decideAmendment(table.bout, change, { reason, nowMs });
    if (!amended.ok) return amended;
    const { events, bout } = amended.value;
    return ok({ events, after: { ...table, bout }, reverted: undefined });
  }
  const found = await findRevertible(db, change.correction, table.fighting);
  if (!found.ok) return found;
  const kept = found.value.wrote.find((wrote) => wrote.fighting === table.fighting.uuid);
  const event = rewound(kept?.target ?? null, reason);
  const bout = applyBoutEvent(table.bout, { id: "rewound", event, atMs: nowMs });
  const fighters = kept?.before ? { red: kept.before.red, blue: kept.before.blue } : table.fighting.fighters;
  const after = { ...table, bout, fighting: { ...table.fighting, fighters } };
  return ok({ events: [event], after, reverted: found.value });
}

export function rewound(target: string | null, reason: string): BoutEvent {
  return { type: "bout-rewound", ...(target !== null && { target }), reason };
}

type Consequences = Pick<CorrectionPlanView, "affected" | "places" | "teams" | "awarding" | "informed">;

function consequences(
  state: CategoryState | undefined,
  amending: Amending,
  planned: CorrectionPlan | undefined,
  formula: TeamFormula,
): Consequences {
  const { fighters } = amending.after.fighting;
  const people = [fighters.red, fighters.blue];
  if (state === undefined || planned === undefined)
    return {
      affected: [],
      places: [],
      teams: [],
      awarding: "unchanged",
      informed: informedOf(people, [], []),
    };
  const before = progressOf(state.entrants, state.bouts, state.decisions);
  const affected = viewAffected(state, planned.affected);
  const places = placeChanges(state, before, planned.progress);
  return {
    affected,
    places,
    teams: teamChanges(state, formula, before, planned.progress),
    awarding: awardingAfter(state, isOver(state, planned.progress), places.length > 0, amending.reverted),
    informed: informedOf(people, affected, places),
  };
}

function planIn(
  state: CategoryState,
  { after: corrected, reverted }: Amending,
  { decisions }: CorrectionAsked,
): CorrectionPlan | undefined {
  const { draw, entrants, bouts, rows, decisions: ties } = state;
  const boutId = rows.find((row) => row.uuid === corrected.fighting.uuid)?.bracket_id ?? null;
  if (boutId === null) return undefined;
  const amended = categoryBoutOf(boutId, corrected);
  const after = progressOf(
    entrants,
    bouts.map((one) => (one.bracketId === boutId ? amended : one)),
    ties,
  );
  const plan = planCorrection(
    draw,
    progressOf(entrants, bouts, ties),
    {
      boutId,
      outcome: after.outcomes.get(boutId),
      restored: reverted && restoredBy(state, reverted, boutId),
      outOfDraw: reverted && outOfDrawBefore(state, reverted),
    },
    {
      policy: "chief",
      stageOf: (id) => stageOf(state, id),
      peopleIn: (id) => peopleIn(state, id),
      isAwarded: state.category.status === "awarded",
      rankGroup: after.rankGroup,
      decisionOf: (id) => decisions[uuidOf(state, id)],
    },
  );
  return plan.ok ? plan.value : undefined;
}

function uuidOf({ rows }: CategoryState, bracketId: string): string {
  return rows.find((row) => row.bracket_id === bracketId)?.uuid ?? "";
}

function restoredBy({ entrants }: CategoryState, { wrote }: CorrectionRecord, boutId: string) {
  const seedOf = (uuid: string | undefined) => entrants.findIndex((entrant) => entrant.uuid === uuid) + 1;
  return new Map(
    wrote.flatMap(({ before }): [string, Fought][] => {
      if (before === null || before.bracketId === boutId) return [];
      const people = { a: seedOf(before.red), b: seedOf(before.blue) };
      const outcome = progressOf(entrants, [before]).outcomes.get(before.bracketId);
      return [[before.bracketId, { people, outcome }]];
    }),
  );
}

function outOfDrawBefore({ rows }: CategoryState, { outOfDraw }: CorrectionRecord): ReadonlySet<string> {
  const then = rows.filter(({ uuid }) => outOfDraw.includes(uuid));
  return new Set(then.flatMap(({ bracket_id }) => bracket_id ?? []));
}

/** Medals that were given out for places that no longer hold are given out again. */
function awardingAfter(
  { category }: CategoryState,
  isOverAfter: boolean,
  hasPlaceChanges: boolean,
  reverted: CorrectionRecord | undefined,
): CorrectionPlanView["awarding"] {
  if (category.status === "awarded") return isOverAfter && !hasPlaceChanges ? "unchanged" : "reopened";
  const wasReopened = reverted?.plan.awarding === "reopened";
  return wasReopened && isOverAfter ? "closed-again" : "unchanged";
}

export function categoryBoutOf(bracketId: string, { fighting, bout }: BoutTable): CategoryBout {
  const { red, blue } = fighting.fighters;
  const { outcome, score } = bout;
  const winner = outcome?.winner && fighting.fighters[outcome.winner];
  return {
    bracketId,
    isFinished: outcome !== undefined,
    scores: {
      ...(red !== undefined && { [red]: score.red.points }),
      ...(blue !== undefined && { [blue]: score.blue.points }),
    },
    ...(red !== undefined && { red }),
    ...(blue !== undefined && { blue }),
    ...(winner !== undefined && { winner }),
    ...(outcome?.cause !== undefined && { cause: outcome.cause }),
    ...(outcome !== undefined && { method: outcome.method }),
  };
}

function standOf(table: BoutTable): CorrectionPlanView["before"] {
  const { winner, result, points } = liveFightingOf(table);
  return { winner: winner?.uuid ?? null, result, points };
}

/** The formula of a competition, or the one of the product while nobody has chosen. */
async function findTeamFormula(db: Kysely<Tables>, competitionId: number): Promise<TeamFormula> {
  const competition = await findCompetitionById(db, competitionId);
  const chosen = teamFormulaSchema.nullable().parse(competition?.team_formula ?? null);
  return chosen ?? DEFAULT_TEAM_SCORING.formula;
}
