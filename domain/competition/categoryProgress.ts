import type { Method, WinCause } from "../bout/vocabulary.ts";
import { advance } from "../draw/advance.ts";
import { FREE_PLACE } from "../draw/change.ts";
import type { Draw } from "../draw/bracket.ts";
import {
  isSettled,
  type GroupBout,
  type GroupStanding,
  type Outcome,
  type Progress,
  type ResolvedSlot,
} from "../draw/progress.ts";
import { leaderboard } from "../leaderboard/leaderboard.ts";
import { withDecisions, type TieDecision } from "./tieDecision.ts";
import { UNRANKS } from "./unranked.ts";

/** A free place has no uuid and is out of every bout (DR60). */
export type Entrant = { readonly uuid: string; readonly weight?: number | null };

/** A bout of the category as it is recorded; fighters are absent while their slot is open. */
export type CategoryBout = {
  /** The bout's id inside the draw. */
  readonly bracketId: string;
  readonly red?: string;
  readonly blue?: string;
  readonly isFinished: boolean;
  readonly winner?: string;
  readonly cause?: WinCause;
  readonly method?: Method;
  readonly scores: Readonly<Record<string, number>>;
};

export type Pairing = { readonly red?: string; readonly blue?: string };

/**
 * Who stands in which corner of every bout, following from the results so far. Entrants are listed by draw number.
 * Slots are derived each time and never patched, so a corrected result moves everybody who follows from it.
 * Nobody stands in a third game at 2:0 (DY60).
 */
export function pairings(
  draw: Draw,
  entrants: readonly Entrant[],
  bouts: readonly CategoryBout[],
  decisions: readonly TieDecision[] = [],
): ReadonlyMap<string, Pairing> {
  const states = advance(draw, progressOf(entrants, bouts, decisions));
  return new Map(
    draw.bouts.map(({ id, onlyIf }) => {
      const state = states.get(id);
      const isOff = state === undefined || (onlyIf !== undefined && state.status === "never");
      return [id, isOff ? {} : pairingOf(entrants, state.a, state.b)];
    }),
  );
}

/** Every bout is decided, or will never be fought: a third game at 2:0, a walkover (CT4). */
export function isCategoryOver(
  draw: Draw,
  entrants: readonly Entrant[],
  bouts: readonly CategoryBout[],
  decisions: readonly TieDecision[] = [],
): boolean {
  return [...advance(draw, progressOf(entrants, bouts, decisions)).values()].every(isSettled);
}

export function progressOf(
  entrants: readonly Entrant[],
  bouts: readonly CategoryBout[],
  decisions: readonly TieDecision[] = [],
): Progress {
  const outcomes = bouts
    .filter(({ isFinished }) => isFinished)
    .map((bout) => [bout.bracketId, outcomeOf(entrants, bout)] as const);
  const byRules: Progress = {
    outcomes: new Map(outcomes),
    unranked: entrants.flatMap(({ uuid }, index) => (uuid === FREE_PLACE ? [index + 1] : [])),
    rankGroup: (standing) => rankGroup(entrants, bouts, standing),
  };
  return withDecisions(byRules, entrants, decisions);
}

function pairingOf(entrants: readonly Entrant[], a: ResolvedSlot, b: ResolvedSlot): Pairing {
  const red = fighterIn(entrants, a);
  const blue = fighterIn(entrants, b);
  return { ...(red !== undefined && { red }), ...(blue !== undefined && { blue }) };
}

function fighterIn(entrants: readonly Entrant[], slot: ResolvedSlot): string | undefined {
  return slot.kind === "entrant" ? entrants[slot.seed - 1]?.uuid : undefined;
}

/** The injured keep their place (DR23). */
const WITHDRAWS: ReadonlySet<Method> = new Set(["injury", "medical", "withdrawal"]);

function outcomeOf(entrants: readonly Entrant[], bout: CategoryBout): Outcome {
  const winner = seedOf(entrants, bout.winner);
  const [a, b] = [seedOf(entrants, bout.red), seedOf(entrants, bout.blue)];
  const others = [a, b].flatMap((seed) => seed ?? []).filter((seed) => seed !== winner);
  return {
    ...(winner !== undefined && { winner }),
    // Only a bout that a correction kept has other people than its slots say (CR3).
    ...(a !== undefined && b !== undefined && { asFought: { a, b } }),
    ...(bout.method !== undefined && UNRANKS.has(bout.method) && { unranked: others }),
    ...(bout.method !== undefined && WITHDRAWS.has(bout.method) && { withdrawn: others }),
  };
}

function seedOf(entrants: readonly Entrant[], uuid: string | undefined): number | undefined {
  const index = entrants.findIndex((entrant) => entrant.uuid === uuid);
  return index < 0 ? undefined : index + 1;
}

export const GROUP = { uuid: "group" };

/** A group is ranked by the leaderboard rules over its own bouts (LB1–LB5). */
function rankGroup(
  entrants: readonly Entrant[],
  bouts: readonly CategoryBout[],
  standing: GroupStanding,
): number[][] {
  const members = standing.seeds.flatMap((seed) => entrants[seed - 1] ?? []);
  const recorded = new Map(bouts.map((bout) => [bout.bracketId, bout]));
  const fightings = standing.bouts.map((bout) => groupFighting(entrants, bout, recorded.get(bout.id)));
  const { entries, equalOnAllRules } = leaderboard({ ...GROUP, fighters: members }, fightings);
  return withTies(
    entries.map(({ uuid }) => uuid),
    equalOnAllRules,
  ).map((level) => level.flatMap((uuid) => seedOf(entrants, uuid) ?? []));
}

/** A bout that nobody had to fight has a winner and no points (BT6). */
export function groupFighting(
  entrants: readonly Entrant[],
  bout: GroupBout,
  recorded: CategoryBout | undefined,
) {
  const uuidOf = (seed: number | undefined) => (seed === undefined ? undefined : entrants[seed - 1]?.uuid);
  const winner = uuidOf(bout.winner);
  const scores = bout.isWalkover ? {} : (recorded?.scores ?? {});
  return {
    category: GROUP,
    fighters: [uuidOf(bout.a), uuidOf(bout.b)].flatMap((uuid) => (uuid === undefined ? [] : [{ uuid }])),
    winner: winner === undefined ? null : { uuid: winner },
    cause: recorded?.cause ?? null,
    points: Object.fromEntries(Object.entries(scores).map(([uuid, points]) => [uuid, { scores: points }])),
  };
}

function withTies(order: readonly string[], ties: readonly (readonly string[])[]): string[][] {
  const levels: string[][] = [];
  for (const uuid of order) {
    const last = levels.at(-1);
    const isTied =
      last !== undefined && ties.some((tie) => tie.includes(uuid) && tie.includes(last[0] ?? ""));
    if (isTied) last.push(uuid);
    else levels.push([uuid]);
  }
  return levels;
}
