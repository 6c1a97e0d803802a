import { AGE_BANDS, type AgeBand, type QueuedBout } from "./queue.ts";

/** What is believed about bouts before the day has shown its own. */
export type PaceSettings = {
  /** Of twenty bouts of an age, which share of the regulation time each takes from its start to its end, the shortest first. */
  readonly shares: Readonly<Record<AgeBand, readonly number[]>>;
  readonly usedShareWithOvertime: number;
  readonly changeoverMs: Readonly<Record<AgeBand, number>>;
};

/** Many bouts go the whole time and a few beyond it, the others end early: there is no usual length (DY62). */
export const START_PACE: PaceSettings = {
  shares: {
    adults: [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.45, 0.55, 0.65, 0.8, 0.95, 1, 1, 1, 1, 1, 1, 1.05, 1.4],
    children: [
      0.05, 0.05, 0.1, 0.15, 0.15, 0.2, 0.25, 0.3, 0.35, 0.45, 0.5, 0.6, 0.75, 0.95, 1, 1, 1, 1, 1.05, 1.35,
    ],
  },
  usedShareWithOvertime: 1.05,
  changeoverMs: { adults: 75_000, children: 52_500 },
};

/** A bout as it went. `startedAtMs` and `endedAtMs` are instants, so pauses count; they are the same where nobody fought. */
export type FoughtBout = {
  readonly carpet: string;
  readonly boutSeconds: number;
  readonly age?: AgeBand;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
};

type Seen = { readonly bouts: number; readonly sum: number };

/** What the day has taught so far. A value: learning gives a new one. */
export type Pace = {
  readonly settings: PaceSettings;
  /** Shares of the regulation time, by age for the whole hall, and by mat and age. */
  readonly shares: ReadonlyMap<string, Seen>;
  /** Changeovers as multiples of what was believed, for the whole hall and by mat. */
  readonly changeovers: ReadonlyMap<string, Seen>;
  /** When the last bout of a mat ended; unknown after one that was not fought. */
  readonly lastEndedAtMs: ReadonlyMap<string, number>;
};

export function startPace(settings: PaceSettings = START_PACE): Pace {
  return { settings, shares: new Map(), changeovers: new Map(), lastEndedAtMs: new Map() };
}

/** Bouts are learned in the order they ended. */
export function learnPace(fought: readonly FoughtBout[], settings: PaceSettings = START_PACE): Pace {
  return fought.reduce(learnBout, startPace(settings));
}

/** A longer gap was a break, a ceremony or a quarrel: it says nothing about the next changeover. */
const LONGEST_CHANGEOVER_MS = 10 * 60_000;
const HALL = "";

export function learnBout(pace: Pace, fought: FoughtBout): Pace {
  const { carpet, boutSeconds, age = "adults", startedAtMs, endedAtMs } = fought;
  const lengthMs = endedAtMs - startedAtMs;
  const lastEndedAtMs = new Map(pace.lastEndedAtMs);
  // Nobody fought: it is no measure of how long bouts take here, and the gap around it none of a changeover.
  if (!(lengthMs > 0)) {
    lastEndedAtMs.delete(carpet);
    return { ...pace, lastEndedAtMs };
  }
  const gapMs = startedAtMs - (lastEndedAtMs.get(carpet) ?? Number.NEGATIVE_INFINITY);
  const isChangeover = gapMs >= 0 && gapMs <= LONGEST_CHANGEOVER_MS;
  const changeover = gapMs / pace.settings.changeoverMs[age];
  return {
    settings: pace.settings,
    shares: withSeen(pace.shares, [age, matKey(carpet, age)], lengthMs / (boutSeconds * 1000)),
    changeovers: isChangeover ? withSeen(pace.changeovers, [HALL, carpet], changeover) : pace.changeovers,
    lastEndedAtMs: lastEndedAtMs.set(carpet, endedAtMs),
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
  /** As many lengths as there are shares, all equally likely before the day has shown its own. */
  readonly lengthsMs: readonly number[];
};

/** Looked up once per kind of bout on a mat: a long queue has few kinds. */
export function createSlots(pace: Pace, carpet: string): (bout: QueuedBout) => Slot {
  const known = new Map<string, Slot>();
  return (bout) => {
    const kind = `${bout.boutSeconds} ${bout.age ?? "adults"}${bout.hasOvertime ? "+" : ""}`;
    const slot = known.get(kind) ?? slotFor(pace, carpet, bout);
    known.set(kind, slot);
    return slot;
  };
}

/** How many bouts have to speak against a belief to be believed as much as it. */
const WEIGHTS = { share: { hall: 30, mat: 40 }, changeover: { hall: 10, mat: 8 } } as const;
/** One changeover differs from another by this share of its mean. */
export const CHANGEOVER_DEVIATION = 0.7;
const START_BIAS = 0.14;
/** So many bouts on a mat halve the square of what may be wrong with the expectation. */
const BOUTS_TO_TRUST = 12;

export function slotFor(pace: Pace, carpet: string, bout: QueuedBout): Slot {
  const regulationMs = bout.boutSeconds * 1000;
  const { age = "adults" } = bout;
  const shares = sharesOf(pace.settings, bout);
  const hall = shrink(pace.shares.get(age), mean(shares), WEIGHTS.share.hall);
  const share = shrink(pace.shares.get(matKey(carpet, age)), hall, WEIGHTS.share.mat);
  const usedMs = Math.round(regulationMs * share);
  const changeoverMs = changeoverFor(pace, carpet, age);
  const deviationMs = Math.hypot(regulationMs * deviation(shares), changeoverMs * CHANGEOVER_DEVIATION);
  return {
    usedMs,
    changeoverMs,
    deviationMs,
    biasMs: ((usedMs + changeoverMs) * START_BIAS) / Math.sqrt(1 + boutsSeen(pace, carpet) / BOUTS_TO_TRUST),
    lengthsMs: shares.map((one) => one * regulationMs),
  };
}

/** What a bout and the changeover after it take on a day like any other. */
export function usualSlot(bout: Pick<QueuedBout, "boutSeconds" | "age" | "hasOvertime">) {
  const usedMs = Math.round(bout.boutSeconds * 1000 * mean(sharesOf(START_PACE, bout)));
  return { usedMs, changeoverMs: START_PACE.changeoverMs[bout.age ?? "adults"] };
}

function sharesOf(
  settings: PaceSettings,
  { age = "adults", hasOvertime }: Pick<QueuedBout, "age" | "hasOvertime">,
) {
  const shares = settings.shares[age];
  const factor = hasOvertime === true ? settings.usedShareWithOvertime / mean(shares) : 1;
  return factor === 1 ? shares : shares.map((share) => share * factor);
}

function changeoverFor({ settings, changeovers }: Pace, carpet: string, age: AgeBand): number {
  const hall = shrink(changeovers.get(HALL), 1, WEIGHTS.changeover.hall);
  const mat = shrink(changeovers.get(carpet), hall, WEIGHTS.changeover.mat);
  return Math.round(settings.changeoverMs[age] * mat);
}

const boutsSeen = ({ shares }: Pace, carpet: string): number =>
  AGE_BANDS.reduce((sum, age) => sum + (shares.get(matKey(carpet, age))?.bouts ?? 0), 0);

const matKey = (carpet: string, age: AgeBand): string => `${carpet} ${age}`;

/** What was believed, and what was seen instead: the more bouts, the more they count. */
const shrink = (seen: Seen | undefined, believed: number, weight: number): number =>
  seen === undefined ? believed : (seen.sum + weight * believed) / (seen.bouts + weight);

function withSeen(all: ReadonlyMap<string, Seen>, keys: readonly string[], value: number) {
  const next = new Map(all);
  for (const key of keys) {
    const { bouts, sum } = all.get(key) ?? { bouts: 0, sum: 0 };
    next.set(key, { bouts: bouts + 1, sum: sum + value });
  }
  return next;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
