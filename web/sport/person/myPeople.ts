import type { Category, Fighter, Fighting } from "#contract/competition/entity.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import type { Followed } from "#domain/follow/follow.ts";
import { isOnMat } from "#web/sport/facts/boutPhase.ts";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import { finalPlaces } from "#contract/draw/drawnCategory.ts";
import { dayFacts } from "#web/sport/facts/dayFacts.ts";
import { startWindows } from "#web/sport/facts/startWindows.ts";
import {
  boutsOfCategory,
  categoriesOfFighter,
  progressOf,
  type CompetitionView,
  type Progress,
} from "#web/sport/facts/competitionView.ts";
import { lastBout, nextBout } from "#web/sport/facts/fighterRecord.ts";

/** One athlete this device follows, and what matters about them now. */
export type OwnPerson = {
  readonly fighter: Fighter;
  readonly category: Category | undefined;
  readonly now: PersonNow;
};

export type PersonNow =
  | { readonly type: "on-mat"; readonly bout: Fighting }
  | {
      readonly type: "next";
      readonly bout: Fighting;
      readonly before: number | undefined;
      readonly window: StartWindow | undefined;
    }
  | { readonly type: "done"; readonly bout: Fighting; readonly place: number | undefined }
  | { readonly type: "none" };

export type OwnCategory = { readonly category: Category; readonly progress: Progress };

export type OwnPeople = {
  /** Those on a mat first, then by their start, then those who are done. */
  readonly people: readonly OwnPerson[];
  readonly categories: readonly OwnCategory[];
  /** When their bouts are likely to start. */
  readonly windows: ReadonlyMap<string, StartWindow>;
};

/** A strip is looked at, not read through. */
const MOST_SHOWN = 24;

/** Athletes by their own star or their team's; everything else of the competition is left out (FO2). */
export function ownPeople(view: CompetitionView, followed: readonly Followed[], nowMs: number): OwnPeople {
  const windows = startWindows(view.competition, dayFacts(view.competition), nowMs);
  const people = peopleNow(view, fightersOf(view, followed), windows);
  const categories = ownCategories(view, refsOf(followed, "category"));
  return { people: people.slice(0, MOST_SHOWN), categories, windows };
}

/** Athletes by their own star or their team's. */
export function fightersOf(view: CompetitionView, followed: readonly Followed[]): Fighter[] {
  const fighters = refsOf(followed, "fighter");
  const teams = refsOf(followed, "team");
  return [...view.fighters.values()].filter(
    ({ uuid, team }) => fighters.has(uuid) || (team !== null && teams.has(String(team.id))),
  );
}

const refsOf = (followed: readonly Followed[], kind: Followed["kind"]) =>
  new Set(followed.filter((one) => one.kind === kind).map(({ ref }) => ref));

/** The most urgent first. */
export function peopleNow(
  view: CompetitionView,
  fighters: readonly Fighter[],
  windows: ReadonlyMap<string, StartWindow>,
): OwnPerson[] {
  return fighters
    .map((fighter) => personOf(view, fighter, windows))
    .toSorted((a, b) => urgency(a) - urgency(b) || lastEnd(b) - lastEnd(a));
}

function personOf(
  view: CompetitionView,
  fighter: Fighter,
  windows: ReadonlyMap<string, StartWindow>,
): OwnPerson {
  const now = personNow(view, fighter, windows);
  const category =
    now.type === "none"
      ? categoriesOfFighter(view, fighter.uuid)[0]
      : view.categories.get(now.bout.category.uuid);
  return { fighter, category, now };
}

function personNow(
  view: CompetitionView,
  { uuid }: Fighter,
  windows: ReadonlyMap<string, StartWindow>,
): PersonNow {
  const next = nextBout(view, uuid, windows);
  if (next !== undefined && isOnMat(next.bout)) return { type: "on-mat", bout: next.bout };
  if (next !== undefined) return { type: "next", ...next, window: windows.get(next.bout.uuid) };
  const last = lastBout(view, uuid);
  return last === undefined
    ? { type: "none" }
    : { type: "done", bout: last, place: placeOf(view, last, uuid) };
}

function placeOf(view: CompetitionView, bout: Fighting, fighterUuid: string): number | undefined {
  const category = view.categories.get(bout.category.uuid);
  return category && placeAfter(view, category, fighterUuid);
}

/** Undefined until it is known. */
export function placeAfter(
  { competition }: CompetitionView,
  category: Category,
  fighterUuid: string,
): number | undefined {
  const { drawn } = categoryPicture(competition, category);
  return drawn && finalPlaces(drawn)?.find(({ fighter }) => fighter.uuid === fighterUuid)?.place;
}

/** When somebody must look: now, at the start, or no more. */
function urgency({ now }: OwnPerson): number {
  switch (now.type) {
    case "on-mat":
      return 0;
    case "next":
      return now.window?.startMs ?? Number.MAX_SAFE_INTEGER - 2;
    case "done":
      return Number.MAX_SAFE_INTEGER - 1;
    case "none":
      return Number.MAX_SAFE_INTEGER;
  }
}

const lastEnd = ({ now }: OwnPerson) =>
  now.type === "done" && now.bout.finishedAt !== null ? Date.parse(now.bout.finishedAt) : 0;

function ownCategories(view: CompetitionView, uuids: ReadonlySet<string>): OwnCategory[] {
  return view.competition.categories
    .filter(({ uuid }) => uuids.has(uuid))
    .map((category) => ({ category, progress: progressOf(boutsOfCategory(view, category.uuid)) }));
}
