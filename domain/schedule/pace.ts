import type { AgeBand, QueuedBout } from "./queue.ts";

/** What is believed about the length of a bout before the mat has shown its own. */
export type PaceSettings = {
  /** Share of the regulation time that is really fought. */
  readonly usedShare: number;
  readonly usedShareWithOvertime: number;
  readonly changeoverMs: Readonly<Record<AgeBand, number>>;
};

export const START_PACE: PaceSettings = {
  usedShare: 0.75,
  usedShareWithOvertime: 1.05,
  changeoverMs: { adults: 75_000, children: 52_500 },
};

/** A bout as it really went. `startedAtMs` and `endedAtMs` are instants, so pauses and treatment count. */
export type FoughtBout = {
  readonly carpet: string;
  readonly boutSeconds: number;
  readonly age?: AgeBand;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
};

/** What the day has taught so far. A value: learning gives a new one. */
export type Pace = {
  readonly settings: PaceSettings;
  /** The last real lengths, by mat and bout time, and by age besides. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
  readonly changeovers: ReadonlyMap<string, readonly number[]>;
  readonly lastEndedAtMs: ReadonlyMap<string, number>;
};

export function startPace(settings: PaceSettings = START_PACE): Pace {
  return { settings, lengths: new Map(), changeovers: new Map(), lastEndedAtMs: new Map() };
}

/** Bouts are learned in the order they ended. */
export function learnPace(fought: readonly FoughtBout[], settings: PaceSettings = START_PACE): Pace {
  return fought.reduce(learnBout, startPace(settings));
}

/** From five bouts on, a mat is believed more than the start values. */
const ENOUGH_BOUTS = 5;
const AVERAGED_BOUTS = 10;
/** A longer gap was a break, a ceremony or a quarrel: it says nothing about the next changeover. */
const LONGEST_CHANGEOVER_MS = 5 * 60_000;

export function learnBout(pace: Pace, fought: FoughtBout): Pace {
  const { carpet, startedAtMs, endedAtMs } = fought;
  const lengthMs = endedAtMs - startedAtMs;
  // A walkover was not fought: it is no measure of how long bouts take here.
  if (!(lengthMs > 0)) return pace;
  const gapMs = startedAtMs - (pace.lastEndedAtMs.get(carpet) ?? Number.NEGATIVE_INFINITY);
  const isChangeover = gapMs >= 0 && gapMs <= LONGEST_CHANGEOVER_MS;
  const byTime = timeKey(carpet, fought.boutSeconds);
  const byAge = ageKey(byTime, fought.age);
  return {
    settings: pace.settings,
    lengths: withSample(withSample(pace.lengths, byTime, lengthMs), byAge, lengthMs),
    changeovers: isChangeover ? withSample(pace.changeovers, carpet, gapMs) : pace.changeovers,
    lastEndedAtMs: new Map(pace.lastEndedAtMs).set(carpet, endedAtMs),
  };
}

/** How long a bout is expected to hold its mat, and how far that may be wrong. */
export type Slot = {
  readonly usedMs: number;
  readonly changeoverMs: number;
  /** How much one bout differs from another. */
  readonly deviationMs: number;
  /** How wrong the expectation itself may be; unlike the deviation it does not average out over a queue. */
  readonly biasMs: number;
};

/** Looked up once per kind of bout on a mat: a long queue has few kinds. */
export function createSlots(pace: Pace, carpet: string): (bout: QueuedBout) => Slot {
  const known = new Map<string, Slot>();
  return (bout) => {
    const kind = `${ageKey(timeKey(carpet, bout.boutSeconds), bout.age)}${bout.hasOvertime ? "+" : ""}`;
    const slot = known.get(kind) ?? slotFor(pace, carpet, bout);
    known.set(kind, slot);
    return slot;
  };
}

const START_DEVIATION = 0.3;
const START_BIAS = 0.15;
/** Five bouts of one length are luck, not a law. */
const LEAST_DEVIATION = 0.1;

export function slotFor(pace: Pace, carpet: string, bout: QueuedBout): Slot {
  const regulationMs = bout.boutSeconds * 1000;
  const changeoverMs = changeoverFor(pace, carpet, bout.age ?? "adults");
  const learned = learnedLengths(pace, carpet, bout);
  if (!learned) {
    const { usedShare, usedShareWithOvertime } = pace.settings;
    const usedMs = Math.round(regulationMs * (bout.hasOvertime ? usedShareWithOvertime : usedShare));
    const biasMs = (usedMs + changeoverMs) * START_BIAS;
    return { usedMs, changeoverMs, deviationMs: regulationMs * START_DEVIATION, biasMs };
  }
  const usedMs = mean(learned);
  const spreadMs = Math.sqrt(mean(learned.map((lengthMs) => (lengthMs - usedMs) ** 2)));
  const deviationMs = Math.max(spreadMs, regulationMs * LEAST_DEVIATION);
  return { usedMs, changeoverMs, deviationMs, biasMs: deviationMs / Math.sqrt(learned.length) };
}

/** The same age when it has been seen often enough, else everybody with this bout time on this mat. */
function learnedLengths(pace: Pace, carpet: string, bout: QueuedBout): readonly number[] | undefined {
  const byTime = timeKey(carpet, bout.boutSeconds);
  return [ageKey(byTime, bout.age), byTime]
    .map((key) => pace.lengths.get(key) ?? [])
    .find(({ length }) => length >= ENOUGH_BOUTS);
}

function changeoverFor(pace: Pace, carpet: string, age: AgeBand): number {
  const learned = pace.changeovers.get(carpet) ?? [];
  return learned.length >= ENOUGH_BOUTS ? mean(learned) : pace.settings.changeoverMs[age];
}

const timeKey = (carpet: string, boutSeconds: number): string => `${carpet} ${boutSeconds}`;
const ageKey = (byTime: string, age: AgeBand = "adults"): string => `${byTime} ${age}`;

function withSample(
  samples: ReadonlyMap<string, readonly number[]>,
  key: string,
  sample: number,
): ReadonlyMap<string, readonly number[]> {
  return new Map(samples).set(key, [...(samples.get(key) ?? []), sample].slice(-AVERAGED_BOUTS));
}

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
