import type { Absence } from "./absence.ts";
import type { Condition, Draw, DrawnBout, Slot } from "./bracket.ts";
import {
  type BoutState,
  type GroupStanding,
  isSettled,
  type Progress,
  type ResolvedSlot,
} from "./progress.ts";

/** What is known when a slot is looked up; bouts are resolved in fighting order, so sources are there. */
export type Known = {
  readonly draw: Draw;
  readonly progress: Progress;
  readonly states: ReadonlyMap<string, BoutState>;
  readonly unranked: Absence;
  readonly withdrawn: Absence;
};

type Pointer = ResolvedSlot | { readonly kind: "several"; readonly seeds: readonly number[] };

/** Athletes a slot stands for, whether or not they still count: `several` are level or lost together. */
export function followSlot(slot: Slot, known: Known): Pointer {
  if ("seed" in slot) return entrant(slot.seed);
  if ("winnerOf" in slot) return followWinner(slot, slot.winnerOf, known);
  if ("loserOf" in slot) return followLoser(slot, slot.loserOf, known);
  if ("beatenBy" in slot) return followBeaten(slot, slot.beatenBy, known);
  if ("groupRank" in slot) return followRank(slot, slot.groupRank, known);
  if ("winnerOfSeries" in slot) return followSeries(slot, slot.winnerOfSeries, known).winner;
  return followSeries(slot, slot.loserOfSeries, known).loser;
}

/** Two cannot stand in one slot: it stays empty, or waits while athletes of a group are level. */
export function resolveSlot(slot: Slot, bout: DrawnBout, known: Known): ResolvedSlot {
  const pointer = followSlot(slot, known);
  if (pointer.kind !== "several") return pointer;
  if ("groupRank" in slot) return { kind: "waiting", slot };
  const [only, second] = pointer.seeds.filter((seed) => !known.unranked.isAbsentFrom(seed, bout));
  return only !== undefined && second === undefined ? entrant(only) : { kind: "empty" };
}

/** Whether a conditional bout takes place; `undefined` while that is open. */
export function isWanted(condition: Condition | undefined, known: Known): boolean | undefined {
  if (!condition) return true;
  if ("bout" in condition) {
    const state = known.states.get(condition.bout);
    if (!state || !isSettled(state)) return undefined;
    const side = state[condition.winnerIs];
    return state.winner !== undefined && side.kind === "entrant" && side.seed === state.winner;
  }
  const states = condition.series.map((id) => known.states.get(id));
  if (!states.every(isSettled)) return undefined;
  return leadersOf(states).length !== 1;
}

function followWinner(slot: Slot, id: string, known: Known): Pointer {
  const state = known.states.get(id);
  if (!state || !isSettled(state)) return { kind: "waiting", slot };
  return state.winner === undefined ? { kind: "empty" } : entrant(state.winner);
}

function followLoser(slot: Slot, id: string, known: Known): Pointer {
  const state = known.states.get(id);
  if (!state || !isSettled(state)) return { kind: "waiting", slot };
  return oneOrSeveral(state.losers);
}

function followBeaten(slot: Slot, beaten: { winnerOf: string; round: number }, known: Known): Pointer {
  const state = known.states.get(beaten.winnerOf);
  if (!state || !isSettled(state)) return { kind: "waiting", slot };
  if (state.winner === undefined) return { kind: "empty" };
  const won = known.draw.bouts.find(
    (bout) =>
      bout.stage === "main" &&
      bout.round === beaten.round &&
      known.states.get(bout.id)?.winner === state.winner,
  );
  return oneOrSeveral(won ? (known.states.get(won.id)?.losers ?? []) : []);
}

function followRank(slot: Slot, rank: { group: string; place: number }, known: Known): Pointer {
  const bouts = known.draw.bouts.filter(({ group }) => group === rank.group);
  if (!bouts.every(({ id }) => isSettled(known.states.get(id)))) return { kind: "waiting", slot };
  let better = 0;
  for (const level of rankedLevels(rank.group, known)) {
    if (better + level.length >= rank.place) return oneOrSeveral(level);
    better += level.length;
  }
  return { kind: "empty" };
}

type Levels = readonly (readonly number[])[];

/** A group is ranked once all its bouts are settled, and then asked for every place: what is known stays. */
const ranked = new WeakMap<Known, Map<string, Levels>>();

function rankedLevels(group: string, known: Known): Levels {
  const groups = ranked.get(known) ?? new Map<string, Levels>();
  ranked.set(known, groups);
  const levels = groups.get(group) ?? known.progress.rankGroup(groupStanding(group, known));
  groups.set(group, levels);
  return levels;
}

/** What the ranking of a group has to go by. */
export function groupStanding(group: string, known: Known): GroupStanding {
  const bouts = known.draw.bouts.flatMap((bout) => {
    const state = known.states.get(bout.id);
    if (bout.group !== group || !state || !("seed" in bout.a) || !("seed" in bout.b)) return [];
    const isWalkover = state.status === "walkover";
    return [{ id: bout.id, a: bout.a.seed, b: bout.b.seed, winner: state.winner, isWalkover }];
  });
  const seeds = (known.draw.groups?.[group] ?? []).filter((seed) => isRankedInGroup(seed, group, known));
  return { group, seeds, bouts };
}

/**
 * Who was there for the whole group keeps his rank when he is out later: nobody moves up, his slot stays empty
 * (DR12). A bout of the group that his opponent did not fight counts as well: he was there.
 */
function isRankedInGroup(seed: number, group: string, known: Known): boolean {
  const { unranked, draw, states } = known;
  if (!unranked.everybody.has(seed)) return true;
  const leadsToPlayoff = draw.qualifiersPerGroup !== undefined;
  if (!leadsToPlayoff || unranked.beganInGroup(seed, group)) return false;
  return draw.bouts
    .filter(
      ({ group: own, a, b }) => own === group && [a, b].some((slot) => "seed" in slot && slot.seed === seed),
    )
    .every((bout) => states.get(bout.id)?.status === "decided" || !unranked.isAbsentFrom(seed, bout));
}

/** The last bout of a series decides it; when that had no winner, whoever won more of the others. */
function followSeries(
  slot: Slot,
  ids: readonly string[],
  known: Known,
): { readonly winner: Pointer; readonly loser: Pointer } {
  const states = ids.map((id) => known.states.get(id)).filter((state) => state !== undefined);
  const waiting = { kind: "waiting", slot } as const;
  if (states.length < ids.length || !states.every(isSettled)) return { winner: waiting, loser: waiting };
  const held = states.filter(({ status }) => status !== "never");
  const leaders = leadersOf(held);
  const winner = held.at(-1)?.winner ?? (leaders.length === 1 ? leaders[0] : undefined);
  const losers = new Set(
    held.flatMap((state) => [...state.losers, ...(state.winner === undefined ? [] : [state.winner])]),
  );
  if (winner !== undefined) losers.delete(winner);
  return {
    winner: winner === undefined ? { kind: "empty" } : entrant(winner),
    loser: oneOrSeveral([...losers]),
  };
}

function leadersOf(states: readonly (BoutState | undefined)[]): number[] {
  const wins = new Map<number, number>();
  for (const state of states) {
    if (state?.winner !== undefined) wins.set(state.winner, (wins.get(state.winner) ?? 0) + 1);
  }
  const most = Math.max(0, ...wins.values());
  return [...wins].filter(([, count]) => count === most).map(([seed]) => seed);
}

function oneOrSeveral(seeds: readonly number[]): Pointer {
  const [first, second] = seeds;
  if (first === undefined) return { kind: "empty" };
  return second === undefined ? entrant(first) : { kind: "several", seeds };
}

function entrant(seed: number): { readonly kind: "entrant"; readonly seed: number } {
  return { kind: "entrant", seed };
}
