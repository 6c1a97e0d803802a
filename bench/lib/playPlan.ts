import { type Chance, createChance } from "#domain/draw/chance.ts";
import type { Slot } from "#domain/draw/bracket.ts";
import { nextToCall, restedAtMs } from "#domain/schedule/nextToCall.ts";
import { restBeforeMs, type RestRule } from "#domain/schedule/rest.ts";
import type { Plan } from "#domain/schedule/plan/plan.ts";
import type { EventBout } from "./planEvents.ts";

/** How a plan went when bouts took what they take: results by lots, mats in the order of their queues. */
export type Played = {
  readonly endMs: number;
  /** Pairs of bouts of one athlete, and in how many of them the rest before the second was whole. */
  readonly rests: number;
  readonly keptRests: number;
  /** Moments at which somebody was on two mats. */
  readonly overlaps: number;
  /** Every bout in the order in which its mat came to it. */
  readonly log: readonly PlayedBout[];
};

/** A bout nobody came to holds its mat for a while without a start; one that is off holds it for no time at all. */
export type PlayedBout = {
  readonly bout: EventBout;
  readonly carpet: string;
  readonly went: "fought" | "nobody came" | "off";
  readonly people: readonly string[];
  readonly startMs: number;
  readonly endMs: number;
};

/** What a mat does when the athletes of its next bout have not rested. */
export const AT_THE_CALL = [
  "begin at once",
  "wait",
  "let others pass",
  "let others pass, else wait",
] as const;
export type AtTheCall = (typeof AT_THE_CALL)[number];

type Playing = {
  readonly seed: string;
  readonly rest: RestRule;
  readonly atTheCall: AtTheCall;
  readonly hall?: PlayedHall;
};

/** What one hall has of its own; without it bouts go as `USUAL_HALL` says. */
export type PlayedHall = {
  readonly changeoverMs: { readonly adults: number; readonly children: number };
  /** Of a hundred bouts, those somebody does not come to. */
  readonly absent: number;
  /** Of a hundred second games, those the winner of the first one wins. */
  readonly sameWinner: number;
  readonly usedShare: (age: EventBout["age"], chance: Chance) => number;
};

const USUAL_HALL: PlayedHall = {
  changeoverMs: { adults: 75_000, children: 52_500 },
  absent: 0,
  sameWinner: 50,
  usedShare,
};

/** The calls are made, nobody comes. */
const ABSENT_MS = 60_000;

type Fought = { readonly person: string; readonly startMs: number; readonly endMs: number };
type Mat = { readonly carpet: string; readonly left: EventBout[]; freeMs: number; readonly crew: number };

export function playPlan(
  plan: Pick<Plan, "queues">,
  bouts: ReadonlyMap<string, EventBout>,
  playing: Playing,
): Played {
  const chance = createChance(playing.seed);
  const hall = playing.hall ?? USUAL_HALL;
  const log: PlayedBout[] = [];
  const mats = openMats(plan, bouts, chance);
  const day = createDay();
  const found = { rests: 0, keptRests: 0 };
  let endMs = 0;
  for (let mat = firstFree(mats); mat !== undefined; mat = firstFree(mats)) {
    const { carpet } = mat;
    const nowMs = mat.freeMs;
    const next = chooseNext(mat, day, playing);
    if (typeof next === "number") {
      mat.freeMs = Math.max(nowMs + 1000, Math.min(next, nextMoveMs(mats, nowMs), nowMs + LONGEST_LOOK_MS));
      continue;
    }
    mat.left.splice(mat.left.indexOf(next.bout), 1);
    const { bout } = next;
    const tell = (went: PlayedBout["went"], endMs: number) =>
      log.push({ bout, carpet, went, people: next.people ?? [], startMs: nowMs, endMs });
    if (next.people === undefined) {
      day.skip(bout);
      tell("off", nowMs);
      continue;
    }
    const alike = hall.sameWinner;
    if (hall.absent > 0 && chance.below(100) < hall.absent) {
      mat.freeMs += ABSENT_MS;
      day.decide(bout, next.people, mat.freeMs, { chance, alike });
      tell("nobody came", mat.freeMs);
      continue;
    }
    const rested = next.people.map((person) => day.endedMs(person)).filter((endedMs) => endedMs > 0);
    const restMs = restBeforeMs(bout, playing.rest);
    found.rests += rested.length;
    found.keptRests += rested.filter((endedMs) => nowMs - endedMs >= restMs - 1).length;
    const lengthMs = bout.boutSeconds * 1000 * hall.usedShare(bout.age, chance);
    day.fight(next.people, nowMs, nowMs + lengthMs);
    day.decide(bout, next.people, nowMs + lengthMs, { chance, alike });
    tell("fought", nowMs + lengthMs);
    mat.freeMs += lengthMs + gamma(chance, hall.changeoverMs[bout.age ?? "adults"]) * mat.crew;
    endMs = Math.max(endMs, nowMs + lengthMs);
  }
  return { endMs, ...found, overlaps: overlapsOf(day.fought), log };
}

const firstFree = (mats: readonly Mat[]): Mat | undefined =>
  mats.filter(({ left }) => left.length > 0).toSorted((one, other) => one.freeMs - other.freeMs)[0];

const openMats = (plan: Pick<Plan, "queues">, bouts: ReadonlyMap<string, EventBout>, chance: Chance): Mat[] =>
  plan.queues.map((queue) => ({
    carpet: queue.carpet,
    left: queue.bouts.flatMap((id) => bouts.get(id) ?? []),
    freeMs: 0,
    crew: Math.exp(0.2 * normal(chance)),
  }));

/** Two mats that wait for each other look again after a while. */
const LONGEST_LOOK_MS = 30_000;

const nextMoveMs = (mats: readonly Mat[], nowMs: number): number =>
  Math.min(
    ...mats.filter(({ left, freeMs }) => left.length > 0 && freeMs > nowMs).map(({ freeMs }) => freeMs),
  );

type Next = { readonly bout: EventBout; readonly people: readonly string[] | undefined };

/** The bout a mat begins now, or when to look again. Nothing here looks at what is not over yet. */
function chooseNext(
  mat: Mat,
  day: ReturnType<typeof createDay>,
  { rest, atTheCall }: Playing,
): Next | number {
  const passes = atTheCall.startsWith("let others pass");
  const waits = atTheCall.endsWith("wait");
  const nowMs = mat.freeMs;
  const known = (passes ? mat.left : mat.left.slice(0, 1)).filter((bout) => day.overAtMs(bout) <= nowMs);
  const off = known.find((bout) => day.peopleOf(bout) === undefined);
  if (off !== undefined) return { bout: off, people: undefined };
  const pairs = known.map((bout) => ({ ...bout, fighters: day.peopleOf(bout) ?? [], drawn: bout }));
  const everybody = pairs.flatMap(({ fighters }) => fighters);
  const moment = {
    rest,
    nowMs,
    inPlay: new Set(everybody.filter((person) => day.endedMs(person) > nowMs)),
    lastEndedAtMs: new Map(
      everybody.flatMap((person) => (day.endedMs(person) > 0 ? [[person, day.endedMs(person)]] : [])),
    ),
  };
  const chosen = passes ? nextToCall(pairs, moment) : pairs[0];
  const [first] = mat.left;
  if (chosen === undefined) return first ? Math.max(nowMs, day.overAtMs(first)) : nowMs;
  const isThere = chosen.fighters.every((person) => day.endedMs(person) <= nowMs);
  if (isThere && (!waits || restedAtMs(chosen, moment) <= nowMs))
    return { bout: chosen.drawn, people: chosen.fighters };
  const restMs = waits ? restBeforeMs(chosen, rest) : 0;
  return Math.max(...chosen.fighters.map((person) => day.endedMs(person))) + restMs;
}

type Lots = { readonly chance: Chance; readonly alike: number };

function createDay() {
  const ends = new Map<string, number>();
  const winners = new Map<string, string>();
  const losers = new Map<string, string>();
  const overMs = new Map<string, number>();
  const skipped = new Set<string>();
  const fought: Fought[] = [];
  const keyOf = ({ category }: EventBout, id: string) => `${category}/${id}`;
  const inSlot = (bout: EventBout, slot: Slot, at: number): string | undefined => {
    if ("winnerOf" in slot) return winners.get(keyOf(bout, slot.winnerOf));
    if ("loserOf" in slot) return losers.get(keyOf(bout, slot.loserOf));
    return bout.fighters[at];
  };
  return {
    fought,
    /** When everything before it is over; never while some of it has not begun. */
    overAtMs: (bout: EventBout) =>
      Math.max(
        0,
        ...[...(bout.feeders ?? []), ...(bout.after ?? [])].map((id) =>
          skipped.has(id) ? 0 : (overMs.get(id) ?? Number.POSITIVE_INFINITY),
        ),
      ),
    skip: (bout: EventBout) => skipped.add(bout.id),
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
    decide: (bout: EventBout, people: readonly string[], endMs: number, { chance, alike }: Lots) => {
      const before =
        bout.drawn.stage === "series" ? people.indexOf(winners.get(keyOf(bout, "G1")) ?? "") : -1;
      const first = before < 0 ? chance.below(2) : chance.below(100) < alike ? before : 1 - before;
      winners.set(bout.id, people[first] ?? people[0] ?? "");
      losers.set(bout.id, people[1 - first] ?? people[1] ?? "");
      overMs.set(bout.id, endMs);
    },
    fight: (people: readonly string[], startMs: number, endMs: number) => {
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
function usedShare(age: EventBout["age"], chance: Chance): number {
  const goesFull = chance.below(100) < (age === "children" ? 26 : 37);
  if (goesFull) return chance.below(100) < 20 ? 1 + 0.5 * share(chance) : 1;
  return Math.min(0.98, 0.04 + gamma(chance, 0.38));
}

export const share = (chance: Chance): number => (chance.below(2 ** 30) + 0.5) / 2 ** 30;

/** Shape two: two waits in a row. */
export const gamma = (chance: Chance, mean: number): number =>
  (-mean / 2) * (Math.log(share(chance)) + Math.log(share(chance)));

export const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(share(chance))) * Math.cos(2 * Math.PI * share(chance));
