import type { BoutStatus } from "../bout/vocabulary.ts";
import { ADULT_AGE } from "../category/category.ts";
import type { Break } from "./workingTime.ts";

export const QUEUE_STATES = ["waiting", "called", "ready", "running", "finished"] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

export const AGE_BANDS = ["adults", "children"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** Of a bout as long as nothing else is said of its category. */
export const DEFAULT_SECONDS = 300;

/** A category says how old its athletes are at most; one that does not is for adults. */
export const ageBandOf = (ageMax: number | null | undefined): AgeBand =>
  (ageMax ?? ADULT_AGE) < ADULT_AGE ? "children" : "adults";

export type QueuedBout = {
  readonly id: string;
  /** Those already known; a slot that waits for a result has nobody yet. */
  readonly fighters: readonly string[];
  readonly category: string;
  /** Regulation time. */
  readonly boutSeconds: number;
  readonly state: QueueState;
  readonly age?: AgeBand;
  /** Its round inside the category, from 1. */
  readonly round?: number;
  readonly isFinal?: boolean;
  readonly hasOvertime?: boolean;
  /** Third of a series, second grand final, a repechage that may stay empty. */
  readonly mayNotHappen?: boolean;
  readonly coaches?: readonly string[];
  /** Categories that must be over first: an absolute waits for the classes that feed it. */
  readonly fedBy?: readonly string[];
  /** Bouts of its category that have to be over first; those that stand in no queue are over already. */
  readonly feeders?: readonly string[];
  /** The programme lets it begin no earlier (DY50). */
  readonly notBeforeMs?: number;
  /** When a running bout began. */
  readonly startedAtMs?: number;
};

/** A mat and what is fought on it, in order. Finished bouts may stay in the list; they take no time. */
export type MatQueue = {
  readonly carpet: string;
  readonly bouts: readonly QueuedBout[];
  readonly breaks?: readonly Break[];
};

/** A bout that stands still for a moment, or waits for its result, still holds the mat. */
export function queueStateOf(status: BoutStatus): QueueState {
  return status === "paused" || status === "time-over" ? "running" : status;
}

/** How many are fought or called: nothing is closed over them (DY70, EV13). */
export const countOnMats = (bouts: readonly { readonly state: BoutStatus }[]): number =>
  bouts.filter(({ state }) => state !== "waiting" && state !== "finished").length;

/** What is still to be fought, as it will be fought: a running bout is first wherever the list has it. */
export function remainingBouts(queue: MatQueue): readonly QueuedBout[] {
  const open = queue.bouts.filter(({ state }) => state !== "finished");
  return [...open.filter(isRunning), ...open.filter((bout) => !isRunning(bout))];
}

export const isRunning = ({ state }: QueuedBout): boolean => state === "running";

/** Its athletes are at the mat or on their way: nobody can be in two such bouts. */
export const isInPlay = ({ state }: QueuedBout): boolean =>
  state === "running" || state === "ready" || state === "called";
