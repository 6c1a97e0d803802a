import { isPaired } from "#web/sport/facts/boutPhase.ts";
import {
  compareInstants,
  boutsOfCategory,
  cornersOf,
  matLine,
  progressOf,
  viewOf,
  type CompetitionView,
  type Progress,
} from "#web/sport/facts/competitionView.ts";
import type { Category, Competition, Fighter, Fighting, Rules } from "#contract/competition/entity.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { categoryResults, hasResult, type CategoryResult } from "../results/categoryResults.ts";
import { dayFacts } from "#web/sport/facts/dayFacts.ts";
import { dayEnd, startWindows } from "#web/sport/facts/startWindows.ts";
import { teamRows, teamsOf, type TeamRow } from "#web/sport/facts/teamRows.ts";

/** What the first page shows of today's competition: a few lines instead of the whole of it. */
export type LiveDay = {
  readonly uuid: string;
  /** Of the competition it was taken from. */
  readonly rev: number;
  readonly fighters: number;
  readonly teams: number;
  readonly progress: Progress;
  readonly serverTime: number;
  readonly rules: Rules;
  readonly mats: readonly LiveMat[];
  /** When the last mat is likely to be done. */
  readonly end: Pick<StartWindow, "fromMs" | "toMs"> | undefined;
  /** Of categories that are over, the newest first. */
  readonly results: readonly CategoryResult[];
  readonly leaders: readonly TeamRow[];
};

export type LiveMat = {
  readonly uuid: string;
  readonly name: string;
  readonly category: string | undefined;
  readonly bout: Fighting | undefined;
  /** Those of the bout. */
  readonly people: readonly Fighter[];
  /** It is on now; else it is the next one. */
  readonly isOn: boolean;
  /** When the bout it waits for is likely to start. */
  readonly start: StartWindow | undefined;
};

const SHOWN_RESULTS = 6;
const SHOWN_TEAMS = 5;

export function liveDay(competition: Competition): LiveDay {
  const view = viewOf(competition);
  const teams = teamRows(teamsOf(competition), competition);
  return {
    uuid: competition.uuid,
    rev: competition.rev,
    fighters: view.fighters.size,
    teams: teams.length,
    progress: progressOf(competition.fightings),
    serverTime: competition.serverTime,
    rules: competition.rules,
    mats: liveMats(view),
    end: dayEnd(competition, dayFacts(competition), competition.serverTime),
    results: dayResults(view),
    leaders: teams
      .filter(({ wins }) => wins > 0)
      .toSorted((a, b) => b.wins - a.wins)
      .slice(0, SHOWN_TEAMS),
  };
}

function liveMats(view: CompetitionView): LiveMat[] {
  const starts = startWindows(view.competition, dayFacts(view.competition), view.competition.serverTime);
  return view.competition.carpets.map((carpet): LiveMat => {
    const { now, queue } = matLine(view, carpet, starts);
    const bout = now ?? queue.find(isPaired);
    const category = view.categories.get(bout?.category.uuid ?? "");
    return {
      uuid: carpet.uuid,
      name: carpet.name,
      category: category && weightFirst(category),
      bout,
      people: bout ? cornersOf(view, bout).flatMap((fighter) => fighter ?? []) : [],
      isOn: now !== undefined,
      start: bout && bout !== now ? starts.get(bout.uuid) : undefined,
    };
  });
}

/** «до 77 кг, мужчины, опытные»: what is cut off on a narrow tile must not be the weight. */
function weightFirst(category: Category): string {
  const { main, detail } = categoryTitle(category);
  return detail === "" ? main : `${main}, ${detail.slice(0, 1).toLocaleLowerCase("ru")}${detail.slice(1)}`;
}

function dayResults(view: CompetitionView): readonly CategoryResult[] {
  const latest = view.competition.categories
    .filter(hasResult)
    .map((category) => ({ category, endedAt: endOf(view, category) }))
    .toSorted((a, b) => compareInstants(b.endedAt, a.endedAt))
    .slice(0, SHOWN_RESULTS);
  return categoryResults(
    view.competition,
    latest.map(({ category }) => category),
  );
}

function endOf(view: CompetitionView, { uuid }: Category): string {
  const ends = boutsOfCategory(view, uuid).map(({ finishedAt }) => finishedAt ?? "");
  return ends.reduce((last, end) => (end > last ? end : last), "");
}
