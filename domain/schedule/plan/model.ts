import type { Pace } from "../pace.ts";
import type { DatedProgramme } from "../programme/programme.ts";
import type { QueuedBout } from "../queue.ts";
import type { RestRule } from "../rest.ts";
import type { Break } from "../workingTime.ts";

/** A bout with what a plan has to know of it besides its length. */
export type PlannedBout = QueuedBout & {
  /** Bouts of its category that end before it begins though nobody comes from them: those for bronze before the final (DR80). */
  readonly after?: readonly string[];
  /** Everybody who can still come to stand in it. */
  readonly possible?: readonly string[];
};

export type PlannedQueue = { readonly carpet: string; readonly bouts: readonly PlannedBout[] };

export type PlanInput = {
  /** The mats and what stands on them: it was announced, so moving it has a price. */
  readonly queues: readonly PlannedQueue[];
  /** Bouts that stand on no mat yet, in the order their categories are best fought in. */
  readonly added: readonly PlannedBout[];
  readonly pace: Pace;
  readonly rest: RestRule;
  readonly nowMs: number;
  /** When each athlete's last bout ended. */
  readonly lastEndedAtMs?: ReadonlyMap<string, number>;
  /** Days, sessions, breaks and given mats the plan keeps to (DY50). */
  readonly programme?: DatedProgramme;
};

/** What a bout takes on one mat: fought time, and how long the mat is not free for another one. */
export type Length = { readonly usedMs: number; readonly holdMs: number; readonly endMs: number };

/** An athlete in one of his categories, and what a plan has given him there so far. */
export type Membership = {
  readonly person: string;
  readonly category: string;
  readonly others: Membership[];
  readonly endedMs: number;
  /** End of his last bout here for certain, and of the last one he can reach. */
  certainMs: number;
  possibleMs: number;
};

export type BoutNode = {
  readonly bout: PlannedBout;
  readonly category: CategoryNode;
  readonly restMs: number;
  readonly lengths: ReadonlyMap<MatNode, Length>;
  readonly next: BoutNode[];
  readonly feeders: BoutNode[];
  /** What only comes before it, and what only comes behind it: nobody goes from one to the other. */
  readonly before: BoutNode[];
  readonly behind: BoutNode[];
  readonly certain: readonly Membership[];
  /** Only who fights in another category too: nobody else can be wanted elsewhere. */
  readonly possible: readonly Membership[];
  chainMs: number;
  /** What one plan under way knows of it. */
  waitsFor: number;
  feedersEndMs: number;
  beforeEndMs: number;
};

export type CategoryNode = {
  readonly id: string;
  readonly bouts: BoutNode[];
  readonly links: Set<CategoryNode>;
  /** Categories that have to be over first (DY9), and those that wait for this one. */
  readonly fedBy: Set<CategoryNode>;
  readonly feeds: Set<CategoryNode>;
  /** Where it was announced to be fought. */
  readonly homes: ReadonlySet<MatNode>;
  /** What the programme says of it. */
  readonly notBeforeMs: number;
  /** When the day it is given to begins. */
  readonly dayMs: number;
  readonly onlyOn: MatNode | undefined;
  workMs: number;
  chainMs: number;
  /** The longest way its people have to go in other categories. */
  elsewhereMs: number;
  /** What one plan under way knows of it. */
  left: number;
  gates: number;
  gateMs: number;
  ready: BoutNode[];
  openOn: MatNode[];
};

export type MatNode = {
  readonly carpet: string;
  /** Bouts that stay where they are (DY12). */
  readonly head: BoutNode[];
  /** In the order of time, none of them over before the plan begins. */
  readonly breaks: readonly Break[];
  /** Which of them comes next. */
  nextBreak: number;
  freeMs: number;
  open: CategoryNode[];
  isDone: boolean;
};

export type Model = {
  readonly input: PlanInput;
  readonly mats: readonly MatNode[];
  readonly categories: readonly CategoryNode[];
  readonly bouts: readonly BoutNode[];
  readonly members: readonly Membership[];
  readonly frozen: ReadonlySet<BoutNode>;
  /** When the days of the programme begin, but for the first. */
  readonly laterDaysMs: readonly number[];
};
