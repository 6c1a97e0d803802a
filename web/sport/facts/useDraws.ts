import { useMemo } from "react";
import type { Placed } from "#contract/draw/drawnCategory.ts";
import type { Category, Competition, Fighter, Fighting } from "#contract/competition/entity.ts";
import { categoryBase } from "./categoryBase.ts";
import { fighterPlaces, type CategoryPlaces, dayMedallists } from "./categoryPlaces.ts";
import { dayFacts } from "./dayFacts.ts";
import type { DayFacts } from "./dayQueues.ts";
import { dayStamps, type DrawStamp } from "./dayStamps.ts";
import { circleKey, useDecided, useKeptWhile } from "./decided.ts";
import { type SketchedCategory, sketchedCategory } from "./sketchedCategory.ts";
import type { Circle } from "./needLines.ts";
import { standingsOf, type Standings } from "./standingRows.ts";
import { possibleSeeds } from "#domain/draw/possible.ts";
import { categoryPicture } from "./categoryPicture.ts";

/** What follows from the draws and results of a day, computed again when something is decided (`useDecided`). */
function useFromDraws<Value>(compute: (decided: Competition) => Value, competition: Competition): Value {
  const decided = useDecided(competition);
  return useMemo(() => compute(decided), [compute, decided]);
}

/** What the draws say about the bouts still to come. */
export const useDayFacts = (competition: Competition): DayFacts => useFromDraws(dayFacts, competition);

/** Every draw of the day as a stamp, by its category. */
export const useDayStamps = (competition: Competition): ReadonlyMap<string, DrawStamp> =>
  useFromDraws(dayStamps, competition);

/** Who won what in every category that is over. */
export const useMedallists = (competition: Competition): ReadonlyMap<string, readonly Placed[]> =>
  useFromDraws(dayMedallists, competition);

/** How every category of an athlete stands, or ended. */
export function useFighterPlaces(
  competition: Competition,
  fighterUuid: string,
): ReadonlyMap<string, CategoryPlaces> {
  const decided = useDecided(competition);
  return useMemo(() => fighterPlaces(decided, fighterUuid), [decided, fighterUuid]);
}

/** Whom an athlete may meet in a bout whose other corner is still open. */
export function usePossibleOpponents(
  competition: Competition,
  { uuid: boutUuid }: Fighting,
  fighterUuid: string,
): readonly Fighter[] {
  const decided = useDecided(competition);
  return useMemo(() => possibleOpponents(decided, boutUuid, fighterUuid), [decided, boutUuid, fighterUuid]);
}

/** A category of the competition as it is now, with its draw laid out. */
export function useSketchedCategory(competition: Competition, found: Category): SketchedCategory {
  const decided = useDecided(competition);
  const sketched = useMemo(() => {
    const { drawn, sketch } = sketchedCategory(decided, current(decided, found));
    return { drawn, sketch };
  }, [decided, found]);
  return useMemo(
    () => ({ ...categoryBase(competition, current(competition, found)), ...sketched }),
    [competition, found, sketched],
  );
}

const current = ({ categories }: Competition, found: Category): Category =>
  categories.find(({ uuid }) => uuid === found.uuid) ?? found;

const NO_DECISIONS: Category["decisions"] = [];

/** The table of those who all meet each other. */
export function useStandings(circle: Circle): Standings {
  const {
    categoryUuid: uuid,
    decisions = NO_DECISIONS,
    fighters,
    bouts,
  } = useKeptWhile(circleKey(circle), circle);
  return useMemo(() => standingsOf({ uuid, decisions }, fighters, bouts), [uuid, decisions, fighters, bouts]);
}

/** Whom an athlete may meet in a bout whose other corner is still open; empty where that cannot be told. */
function possibleOpponents(
  competition: Competition,
  boutUuid: string,
  fighterUuid: string,
): readonly Fighter[] {
  const bout = competition.fightings.find(({ uuid }) => uuid === boutUuid);
  const category = competition.categories.find(({ uuid }) => uuid === bout?.category.uuid);
  const drawn = category && categoryPicture(competition, category).drawn;
  const state = drawn?.states.get(bout?.bracketId ?? "");
  if (drawn === undefined || state === undefined) return [];
  const open = [state.a, state.b].find(({ kind }) => kind === "waiting");
  if (open === undefined) return [];
  return possibleSeeds(open, drawn)
    .flatMap((seed) => drawn.entrants[seed - 1] ?? [])
    .filter(({ uuid }) => uuid !== fighterUuid);
}
