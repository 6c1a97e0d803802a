import type { Category, Fighter } from "#contract/competition/entity.ts";
import type { Followed } from "#domain/follow/follow.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import {
  boutsOfFighter,
  categoriesOfFighter,
  type CompetitionView,
} from "#web/sport/facts/competitionView.ts";
import { fighterRecord, type FighterRecord } from "#web/sport/facts/fighterRecord.ts";
import { clashesOf, type OwnClash } from "#web/sport/person/clashes.ts";
import { fightersOf, peopleNow, placeAfter, type OwnPerson } from "#web/sport/person/myPeople.ts";

/** Somebody's fought bouts of one category. */
export type OwnResult = {
  readonly fighter: Fighter;
  readonly category: Category;
  readonly record: FighterRecord;
  readonly place: number | undefined;
};

export type CoachDay = {
  /** Who is on a mat or still has a bout, in the order somebody must be there. */
  readonly ahead: readonly OwnPerson[];
  /** Who waits for a draw. */
  readonly waiting: readonly OwnPerson[];
  /** Those with a place first. */
  readonly results: readonly OwnResult[];
  readonly clashes: readonly OwnClash[];
};

export function coachDay(
  view: CompetitionView,
  followed: readonly Followed[],
  windows: ReadonlyMap<string, StartWindow>,
  nowMs: number,
): CoachDay {
  const own = fightersOf(view, followed);
  const people = peopleNow(view, own, windows);
  const ahead = people.filter(({ now }) => now.type === "on-mat" || now.type === "next");
  return {
    ahead,
    waiting: people.filter(({ now }) => now.type === "none"),
    results: own.flatMap((fighter) => resultsOf(view, fighter)).toSorted(byPlace),
    clashes: clashesOf(ahead, windows, nowMs),
  };
}

function resultsOf(view: CompetitionView, fighter: Fighter): OwnResult[] {
  return categoriesOfFighter(view, fighter.uuid).flatMap((category) => {
    const bouts = boutsOfFighter(view, fighter.uuid).filter((bout) => bout.category.uuid === category.uuid);
    if (!bouts.some(isFinished)) return [];
    const isDone = bouts.every(isFinished);
    const place = isDone ? placeAfter(view, category, fighter.uuid) : undefined;
    return [{ fighter, category, record: fighterRecord(bouts, fighter.uuid), place }];
  });
}

const byPlace = (a: OwnResult, b: OwnResult) =>
  (a.place ?? Infinity) - (b.place ?? Infinity) || b.record.wins - a.record.wins || 0;
