import { advance } from "#domain/draw/advance.ts";
import type { Draw } from "#domain/draw/bracket.ts";
import type { BoutState, Outcome, Progress, RankGroup } from "#domain/draw/progress.ts";

/** Wins only; who won as many is level. */
export const rankByWins: RankGroup = ({ seeds, bouts }) => {
  const wins = (seed: number) => bouts.filter(({ winner }) => winner === seed).length;
  const levels = Map.groupBy(seeds, wins);
  return [...levels].toSorted(([one], [other]) => other - one).map(([, level]) => level);
};

/** Wins, then the smaller draw number: never a tie. */
export const rankWithoutTies: RankGroup = (standing) =>
  rankByWins(standing).flatMap((level) => level.toSorted((one, other) => one - other).map((seed) => [seed]));

type Decide = (a: number, b: number, boutId: string) => Outcome;

/** Fights every bout as soon as it is ready, until the draw is over; no bout is ready twice. */
export function playDraw(
  draw: Draw,
  decide: Decide,
  rest: Omit<Progress, "outcomes"> = { rankGroup: rankByWins },
): { readonly progress: Progress; readonly states: ReadonlyMap<string, BoutState> } {
  const outcomes = new Map<string, Outcome>();
  const progress = { ...rest, outcomes };
  for (;;) {
    const states = advance(draw, progress);
    const ready = [...states.values()].find(({ status }) => status === "ready");
    if (ready?.a.kind !== "entrant" || ready.b.kind !== "entrant") return { progress, states };
    if (outcomes.has(ready.id)) throw new Error(`${ready.id} is decided and ready again`);
    outcomes.set(ready.id, decide(ready.a.seed, ready.b.seed, ready.id));
  }
}

export const lowerSeedWins: Decide = (a, b) => ({ winner: Math.min(a, b) });
export const higherSeedWins: Decide = (a, b) => ({ winner: Math.max(a, b) });

/** The result of one pair of athletes, for tests that follow a single bout. */
export function outcomesOf(outcomes: Readonly<Record<string, Outcome>>): Progress {
  return { outcomes: new Map(Object.entries(outcomes)), rankGroup: rankByWins };
}
