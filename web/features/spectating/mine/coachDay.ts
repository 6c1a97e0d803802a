import type { Category, Fighter } from "#contract/competition/entity.ts";
import { findClashes, type Clash, type ExpectedBout } from "#domain/follow/clashes.ts";
import type { Followed } from "#domain/follow/follow.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import {
  boutsOfFighter,
  categoriesOfFighter,
  type CompetitionView,
} from "#web/sport/facts/competitionView.ts";
import { fighterRecord, type FighterRecord } from "#web/sport/facts/fighterRecord.ts";
import { fightersOf, peopleNow, placeAfter, type OwnPerson } from "#web/sport/person/myPeople.ts";

/** Somebody's fought bouts of one category. */
export type OwnResult = {
  readonly fighter: Fighter;
  readonly category: Category;
  readonly record: FighterRecord;
  readonly place: number | undefined;
};

type OwnExpected = ExpectedBout & {
  readonly fighter: Fighter;
  /** When their bout is likely to start; undefined once they are on the mat. */
  readonly start: StartWindow | undefined;
};

export type OwnClash = Clash<OwnExpected>;

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
    clashes: findClashes(ahead.flatMap((person) => expectedOf(person, windows, nowMs))),
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

/** Where somebody is needed and when: within the window, and at least until the bout is likely to be over. */
function expectedOf(
  { fighter, now }: OwnPerson,
  windows: ReadonlyMap<string, StartWindow>,
  nowMs: number,
): OwnExpected[] {
  if (now.type === "none" || now.bout.carpet === null) return [];
  const window = windows.get(now.bout.uuid);
  if (window === undefined) return [];
  const isOn = now.type === "on-mat";
  const fromMs = isOn ? nowMs : window.fromMs;
  const toMs = isOn ? window.endMs : Math.max(window.toMs, window.endMs);
  const start = isOn ? undefined : window;
  return [{ athlete: fighter.uuid, mat: now.bout.carpet.uuid, fromMs, toMs, fighter, start }];
}
