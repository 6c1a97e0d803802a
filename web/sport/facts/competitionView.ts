import { boutOnMat, isFinished, isAhead } from "./boutPhase.ts";
import { boutsByCategory, boutsByUuid, carpetsByUuid, categoriesByUuid } from "./byUuid.ts";
import { peopleOf, type BoutPeople } from "./boutSides.ts";
import type { Carpet, Category, Competition, Fighter, Fighting } from "#contract/competition/entity.ts";
import { inCallOrder } from "./inCallOrder.ts";
import type { StartWindows } from "./startWindows.ts";
import { boutsOnMat } from "./todayBouts.ts";

/** A competition with its records at hand by uuid. */
export type CompetitionView = BoutPeople & {
  readonly competition: Competition;
  readonly categories: ReadonlyMap<string, Category>;
  readonly carpets: ReadonlyMap<string, Carpet>;
  readonly bouts: ReadonlyMap<string, Fighting>;
};

export function viewOf(competition: Competition): CompetitionView {
  return {
    competition,
    ...peopleOf(competition),
    categories: categoriesByUuid(competition.categories),
    carpets: carpetsByUuid(competition.carpets),
    bouts: boutsByUuid(competition.fightings),
  };
}

export type Progress = { readonly done: number; readonly total: number };

export function progressOf(bouts: readonly Fighting[]): Progress {
  return { done: bouts.filter(isFinished).length, total: bouts.length };
}

type MatLine = {
  readonly now: Fighting | undefined;
  /** Without the one that is on; in the order of the calls where windows are told beside it, else of the mat. */
  readonly queue: readonly Fighting[];
  /** Newest first. */
  readonly finished: readonly Fighting[];
  readonly progress: Progress;
};

export function matLine(view: CompetitionView, carpet: Carpet, starts: StartWindows = NO_STARTS): MatLine {
  const bouts = boutsOnMat(view.competition, carpet);
  const now = boutOnMat(bouts);
  return {
    now,
    queue: inCallOrder(
      bouts.filter((bout) => bout !== now && isAhead(view.competition, bout)),
      starts,
    ),
    finished: bouts.filter(isFinished).toSorted((a, b) => compareInstants(b.finishedAt, a.finishedAt)),
    progress: progressOf(bouts),
  };
}

const NO_STARTS: StartWindows = new Map();

export function boutsOfCategory({ competition }: CompetitionView, categoryUuid: string): readonly Fighting[] {
  return boutsByCategory(competition.fightings, categoryUuid);
}

export function boutsOfFighter({ competition }: CompetitionView, fighterUuid: string): Fighting[] {
  return competition.fightings.filter(({ slots }) => slots.some(({ fighter }) => fighter === fighterUuid));
}

export function categoriesOfFighter({ competition }: CompetitionView, fighterUuid: string): Category[] {
  return competition.categories.filter(({ fighters }) => fighters.some(({ uuid }) => uuid === fighterUuid));
}

export function opponentOf(view: CompetitionView, bout: Fighting, fighterUuid: string): Fighter | undefined {
  const other = bout.slots.find(({ fighter }) => fighter !== fighterUuid);
  return view.fighters.get(other?.fighter ?? "");
}

/** Both corners, red first; empty while a slot is open. */
export function cornersOf(view: CompetitionView, bout: Fighting): (Fighter | undefined)[] {
  return bout.slots.map(({ fighter }) => view.fighters.get(fighter ?? ""));
}

type BoutScore = { readonly scores: number; readonly advantages: number; readonly penalties: number };

const NO_SCORE: BoutScore = { scores: 0, advantages: 0, penalties: 0 };

export function scoreOf(bout: Fighting, fighterUuid: string | null | undefined): BoutScore {
  return bout.points[fighterUuid ?? ""] ?? NO_SCORE;
}

/** Instants as the wire writes them compare as they stand; by the rules of a language it takes a phone fifty times as long. */
export function compareInstants(a: string | null, b: string | null): number {
  const [left, right] = [a ?? "", b ?? ""];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
