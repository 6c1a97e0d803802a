/** How far a category is. */
export type CategoryWork = {
  /** Has athletes and no draw yet. */
  readonly isUndrawn: boolean;
  readonly boutsLeft: number;
  /** Athletes equal on all rules wait for a person to put them in order. */
  readonly isTied?: boolean;
  /** All of its bouts are decided. */
  readonly isFinished: boolean;
  readonly isAwarded: boolean;
};

export type OpenWork = {
  readonly bouts: number;
  /** Categories with bouts to fight. */
  readonly categories: number;
  readonly undrawn: number;
  readonly tied: number;
  readonly toAward: number;
};

/** What categories leave open, whether a day is closed or the whole event (DY70, EV13). */
export function openWork(categories: readonly CategoryWork[]): OpenWork {
  const count = (isCounted: (one: CategoryWork) => boolean) => categories.filter(isCounted).length;
  return {
    bouts: categories.reduce((sum, { boutsLeft }) => sum + boutsLeft, 0),
    categories: count(({ isFinished, boutsLeft }) => !isFinished && boutsLeft > 0),
    undrawn: count(({ isUndrawn }) => isUndrawn),
    tied: count(({ isTied }) => isTied === true),
    toAward: count(({ isFinished, isAwarded, isTied }) => isFinished && !isAwarded && isTied !== true),
  };
}

/** In the order in which they are told: what keeps an event open first, then its sport, then its papers. */
export const CHECKLIST_CODES = [
  "bouts-on-mats",
  "unsent-acts",
  "parked-acts",
  "categories-open",
  "undrawn",
  "ties",
  "medals-left",
  "days-open",
  "entries-undecided",
  "entries-asked",
  "claims-open",
  "referees-incomplete",
  "people-incomplete",
] as const;
export type ChecklistCode = (typeof CHECKLIST_CODES)[number];

export type ChecklistPoint = {
  readonly code: ChecklistCode;
  readonly count: number;
  /** Has to be solved first; anything else may be left as it is. */
  readonly isBlocking: boolean;
};

/** What is known beside the categories; `acts` are those of tables. */
export type ChecklistFacts = {
  readonly categories: readonly CategoryWork[];
  readonly boutsOnMats: number;
  /** Tables that told they hold acts the server does not have. */
  readonly unsent: number;
  readonly parked: number;
  readonly daysOpen: number;
  readonly entriesUndecided: number;
  /** Entries whose last word waits for an answer. */
  readonly entriesAsked: number;
  readonly claims: number;
  /** Without a grade or a post. */
  readonly refereesIncomplete: number;
  /** On a podium, without a birth date or a region. */
  readonly peopleIncomplete: number;
};

/** What is open before an event is closed, each point once and only where there is something (EV13). */
export function checklist(facts: ChecklistFacts): readonly ChecklistPoint[] {
  const { categories, undrawn, tied, toAward } = openWork(facts.categories);
  const counts: Readonly<Record<ChecklistCode, number>> = {
    "bouts-on-mats": facts.boutsOnMats,
    "unsent-acts": facts.unsent,
    "parked-acts": facts.parked,
    "categories-open": categories,
    undrawn,
    ties: tied,
    "medals-left": toAward,
    "days-open": facts.daysOpen,
    "entries-undecided": facts.entriesUndecided,
    "entries-asked": facts.entriesAsked,
    "claims-open": facts.claims,
    "referees-incomplete": facts.refereesIncomplete,
    "people-incomplete": facts.peopleIncomplete,
  };
  return CHECKLIST_CODES.map((code) => ({
    code,
    count: counts[code],
    isBlocking: BLOCKING.has(code),
  })).filter(({ count }) => count > 0);
}

/** Closed over, what a table did would be lost: nothing of a closed event is written any more (EV14). */
const BLOCKING: ReadonlySet<ChecklistCode> = new Set(["bouts-on-mats", "unsent-acts", "parked-acts"]);
