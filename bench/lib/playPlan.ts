import { type Chance, createChance } from "#domain/draw/chance.ts";
import type { Slot } from "#domain/draw/bracket.ts";
import { restBeforeMs, type RestRule } from "#domain/schedule/rest.ts";
import type { Plan } from "#domain/schedule/plan/plan.ts";
import type { EventBout } from "./planEvents.ts";

/** How a plan went when bouts took what they take: results by lots, mats in the order of their queues. */
export type Played = {
  readonly endMs: number;
  /** Pairs of bouts of one athlete, and in how many of them the rest before the second was whole. */
  readonly rests: number;
  readonly keptRests: number;
  /** How often a mat had to wait for somebody who was still on another one. */
  readonly wantedTwice: number;
  /** Moments at which somebody was on two mats. */
  readonly overlaps: number;
};

type Playing = {
  readonly seed: string;
  readonly rest: RestRule;
  /** Whether a mat waits until its athletes have rested, or begins as soon as they are there. */
  readonly waitsForRest: boolean;
};

type Fought = { readonly person: string; readonly startMs: number; readonly endMs: number };

export function playPlan(
  plan: Pick<Plan, "queues">,
  bouts: ReadonlyMap<string, EventBout>,
  { seed, rest, waitsForRest }: Playing,
): Played {
  const chance = createChance(seed);
  const mats = plan.queues.map((queue) => ({
    left: queue.bouts.flatMap((id) => bouts.get(id) ?? []),
    freeMs: 0,
    crew: Math.exp(0.2 * normal(chance)),
  }));
  const day = createDay();
  const found = { rests: 0, keptRests: 0, wantedTwice: 0 };
  let endMs = 0;
  for (;;) {
    const [next] = mats
      .filter(({ left }) => left[0] !== undefined && day.isDecided(left[0]))
      .toSorted((one, other) => one.freeMs - other.freeMs);
    const bout = next?.left.shift();
    if (!next || !bout) break;
    const people = day.peopleOf(bout);
    if (people === undefined) continue;
    const busyMs = Math.max(0, ...people.map((person) => day.endedMs(person)), day.feedersEndMs(bout));
    if (Math.max(0, ...people.map((person) => day.endedMs(person))) > next.freeMs) found.wantedTwice += 1;
    const restMs = restBeforeMs(bout, rest);
    const rested = Math.max(
      0,
      ...people.map((person) => day.endedMs(person) + (day.endedMs(person) > 0 ? restMs : 0)),
    );
    const startMs = Math.max(next.freeMs, busyMs, waitsForRest ? rested : 0);
    for (const person of people) {
      if (day.endedMs(person) === 0) continue;
      found.rests += 1;
      if (startMs - day.endedMs(person) >= restMs - 1) found.keptRests += 1;
    }
    const lengthMs = bout.boutSeconds * 1000 * usedShare(bout, chance);
    day.fight(bout, people, startMs, startMs + lengthMs, chance);
    next.freeMs = startMs + lengthMs + gamma(chance, bout.age === "children" ? 52_500 : 75_000) * next.crew;
    endMs = Math.max(endMs, startMs + lengthMs);
  }
  return { endMs, ...found, overlaps: overlapsOf(day.fought) };
}

function createDay() {
  const ends = new Map<string, number>();
  const winners = new Map<string, string>();
  const losers = new Map<string, string>();
  const overMs = new Map<string, number>();
  const fought: Fought[] = [];
  const keyOf = ({ category }: EventBout, id: string) => `${category}/${id}`;
  const inSlot = (bout: EventBout, slot: Slot, at: number): string | undefined => {
    if ("winnerOf" in slot) return winners.get(keyOf(bout, slot.winnerOf));
    if ("loserOf" in slot) return losers.get(keyOf(bout, slot.loserOf));
    return bout.fighters[at];
  };
  return {
    fought,
    isDecided: (bout: EventBout) => (bout.feeders ?? []).every((id) => overMs.has(id)),
    feedersEndMs: (bout: EventBout) => Math.max(0, ...(bout.feeders ?? []).map((id) => overMs.get(id) ?? 0)),
    endedMs: (person: string) => ends.get(person) ?? 0,
    /** Undefined when the bout is not fought: the third game at 2:0. */
    peopleOf: (bout: EventBout): readonly string[] | undefined => {
      const { a, b, onlyIf } = bout.drawn;
      const isSettled =
        onlyIf !== undefined &&
        "series" in onlyIf &&
        new Set(onlyIf.series.map((id) => winners.get(keyOf(bout, id)))).size === 1;
      if (isSettled) return undefined;
      const known = bout.fighters.length === 1 && !("seed" in a) ? 0 : 1;
      return [inSlot(bout, a, 0), inSlot(bout, b, known)].flatMap((person) => person ?? []);
    },
    fight: (bout: EventBout, people: readonly string[], startMs: number, endMs: number, chance: Chance) => {
      const first = chance.below(2);
      winners.set(bout.id, people[first] ?? people[0] ?? "");
      losers.set(bout.id, people[1 - first] ?? people[1] ?? "");
      overMs.set(bout.id, endMs);
      for (const person of people) {
        fought.push({ person, startMs, endMs });
        ends.set(person, Math.max(ends.get(person) ?? 0, endMs));
      }
    },
  };
}

function overlapsOf(fought: readonly Fought[]): number {
  let overlaps = 0;
  for (const own of Map.groupBy(fought, ({ person }) => person).values()) {
    const inOrder = own.toSorted((one, other) => one.startMs - other.startMs);
    inOrder.forEach(({ startMs }, index) => {
      if (startMs < (inOrder[index - 1]?.endMs ?? 0)) overlaps += 1;
    });
  }
  return overlaps;
}

/** Two-humped: many bouts go the full time, the others end early, a few go beyond. */
function usedShare({ age }: EventBout, chance: Chance): number {
  const goesFull = chance.below(100) < (age === "children" ? 26 : 37);
  if (goesFull) return chance.below(100) < 20 ? 1 + 0.5 * share(chance) : 1;
  return Math.min(0.98, 0.04 + gamma(chance, 0.38));
}

const share = (chance: Chance): number => (chance.below(2 ** 30) + 0.5) / 2 ** 30;

/** Shape two: two waits in a row. */
const gamma = (chance: Chance, mean: number): number =>
  (-mean / 2) * (Math.log(share(chance)) + Math.log(share(chance)));

const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(share(chance))) * Math.cos(2 * Math.PI * share(chance));
