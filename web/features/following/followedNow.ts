import type { Category, Competition, Fighting } from "#contract/competition/entity.ts";
import { medallistsIn } from "#contract/draw/drawnCategory.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import { personName } from "#web/i18n/names.ts";
import { boutOnMat, isFinished, isPaired } from "#web/sport/facts/boutPhase.ts";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import { dayMedallists } from "#web/sport/facts/categoryPlaces.ts";
import { dayFacts } from "#web/sport/facts/dayFacts.ts";
import { dayEnd, startWindows } from "#web/sport/facts/startWindows.ts";
import {
  boutsOfCategory,
  progressOf,
  viewOf,
  type CompetitionView,
  type Progress,
} from "#web/sport/facts/competitionView.ts";
import { peopleNow, type OwnPerson } from "#web/sport/person/myPeople.ts";

/** A competition somebody is followed in, as it stands at a moment. */
export type DayNow = {
  readonly view: CompetitionView;
  readonly windows: ReadonlyMap<string, StartWindow>;
  readonly end: Pick<StartWindow, "fromMs" | "toMs"> | undefined;
};

export function dayNow(competition: Competition, nowMs: number): DayNow {
  const facts = dayFacts(competition);
  return {
    view: viewOf(competition),
    windows: startWindows(competition, facts, nowMs),
    end: dayEnd(competition, facts, nowMs),
  };
}

export function fighterNow({ view, windows }: DayNow, uuid: string): OwnPerson | undefined {
  const fighter = view.fighters.get(uuid);
  return fighter && peopleNow(view, [fighter], windows)[0];
}

export type TeamNow = {
  /** Those who are on a mat or still have a bout, the most urgent first. */
  readonly ahead: readonly OwnPerson[];
  readonly total: number;
  /** Of categories that are over: firsts, seconds, thirds. */
  readonly medals: readonly [number, number, number];
};

/** Undefined where the team has nobody. */
export function teamNow({ view, windows }: DayNow, teamRef: string): TeamNow | undefined {
  const own = [...view.fighters.values()].filter(({ team }) => team !== null && String(team.id) === teamRef);
  if (own.length === 0) return undefined;
  const people = peopleNow(view, own, windows);
  const placed = [...dayMedallists(view.competition).values()].flat();
  const won = (place: number) =>
    placed.filter((one) => one.place === place && String(one.fighter.team?.id) === teamRef).length;
  return {
    ahead: people.filter(({ now }) => now.type === "on-mat" || now.type === "next"),
    total: own.length,
    medals: [won(1), won(2), won(3)],
  };
}

export type CategoryNow = {
  readonly category: Category;
  readonly progress: Progress;
  /** On a mat, else the first one to come whose people are known. */
  readonly bout: Fighting | undefined;
  readonly winner: string | undefined;
};

export function categoryNow({ view, windows }: DayNow, uuid: string): CategoryNow | undefined {
  const category = view.categories.get(uuid);
  if (category === undefined) return undefined;
  const bouts = boutsOfCategory(view, uuid);
  const startOf = (bout: Fighting) => windows.get(bout.uuid)?.startMs ?? Infinity;
  const [next] = bouts
    .filter((bout) => !isFinished(bout) && isPaired(bout))
    .toSorted((a, b) => startOf(a) - startOf(b) || (a.number ?? 0) - (b.number ?? 0));
  const bout = boutOnMat(bouts) ?? next;
  const winner = bout === undefined ? winnerOf(view, category) : undefined;
  return { category, progress: progressOf(bouts), bout, winner };
}

function winnerOf({ competition }: CompetitionView, category: Category): string | undefined {
  const { drawn } = categoryPicture(competition, category);
  const first = medallistsIn(category, drawn)?.find(({ place }) => place === 1);
  return first && personName(first.fighter);
}
