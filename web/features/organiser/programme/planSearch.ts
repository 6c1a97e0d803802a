import type { PlanInput } from "#domain/schedule/plan/model.ts";
import type { MovedCategory, Plan } from "#domain/schedule/plan/plan.ts";
import type { DatedDay, Placement, Programme } from "#domain/schedule/programme/programme.ts";
import {
  blocksOn,
  dayOfBlock,
  planProgramme,
  programmeInput,
  type Planned,
  type PlannedBlock,
  type ProgrammePlan,
} from "./programmePlan.ts";

/** What a plan may change: also mats that were given already, or only what has none. */
export type Freedom = "free-only" | "all";

/** The programme as a search sees it: whatever has a mat stays on it unless that is asked for too. */
export function searchInput(planned: Planned, freedom: Freedom): PlanInput {
  const { programme } = planned;
  const open =
    freedom === "all" ? { ...programme, placements: programme.placements.map(withoutMat) } : programme;
  return programmeInput({ ...planned, programme: open }, () => true).input;
}

const withoutMat = ({ carpet: _given, ...rest }: Placement): Placement => rest;

/** How many a search leaves on the mats they were given. */
export const givenMats = ({ placements }: Programme): number =>
  placements.filter(({ carpet }) => carpet !== undefined).length;

/**
 * Places as a plan found them: a category gets the mat it is fought on, and a day where it has none. Its own session and
 * «не раньше» stay; one that is fought on several mats is given none.
 */
export function plannedPlaces(
  planned: Pick<Planned, "programme">,
  { categories }: Pick<Plan, "categories">,
  freedom: Freedom,
): readonly Placement[] {
  const { programme } = planned;
  const given = new Map(programme.placements.map((place) => [place.category, place]));
  // What is fought long after all days belongs to none of them.
  const lastOpen = programme.days.findLast(({ closedAtMs }) => closedAtMs === undefined);
  return categories.flatMap(({ category, carpets, startMs }): Placement[] => {
    const before = given.get(category);
    if (before?.carpet !== undefined && freedom === "free-only") return [];
    const day = before?.day ?? dayOfBlock(programme, category, startMs) ?? lastOpen?.date;
    if (day === undefined) return [];
    const [carpet, another] = carpets;
    const place = withoutMat(before ?? { category, day });
    return [carpet === undefined || another !== undefined ? place : { ...place, carpet }];
  });
}

/** The programme with these places; what they do not speak of stays. */
export function withPlaces<Of extends Programme>(programme: Of, places: readonly Placement[]): Of {
  const named = new Set(places.map(({ category }) => category));
  const kept = programme.placements.filter(({ category }) => !named.has(category));
  return { ...programme, placements: [...kept, ...places] };
}

/** A plan is of the programme it was made from: of a newer one it would overwrite days and hours. */
export const isSameProgramme = (one: Programme, other: Programme): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type Ends = Pick<Plan, "endMs" | "matEndsMs">;

export type PlanEffect = {
  /** Days on which anything is fought. */
  readonly days: readonly {
    readonly date: string;
    readonly beforeMs: number | undefined;
    readonly afterMs: number;
  }[];
  /** Of the day that is looked at. */
  readonly before: Ends;
  readonly plan: Ends & Pick<Plan, "moved">;
  /** Categories that had no place and get one. */
  readonly placed: number;
  readonly isWorthIt: boolean;
};

const MINUTE_MS = 60_000;

/** What the page would show with these places: counted as it counts, so what is promised is what will stand there. */
export function effectOf(
  planned: Planned,
  before: ProgrammePlan,
  places: readonly Placement[],
  day: DatedDay,
): PlanEffect {
  const { programme } = planned;
  const after = planProgramme({ ...planned, programme: withPlaces(programme, places) });
  const ends = { before: endsOf(before, day), after: endsOf(after, day) };
  const known = new Set(programme.placements.map(({ category }) => category));
  const placed = places.filter(({ category }) => !known.has(category)).length;
  const days = programme.days.map((one) => ({
    date: one.date,
    midnightMs: one.midnightMs,
    beforeMs: endsOf(before, one).endMs,
    afterMs: endsOf(after, one).endMs,
  }));
  const gainMs = days.reduce((sum, { beforeMs, afterMs }) => sum + beforeMs - afterMs, 0);
  return {
    days: days
      .filter(({ midnightMs, afterMs }) => afterMs > midnightMs)
      .map(({ date, midnightMs, beforeMs, afterMs }) => ({
        date,
        afterMs,
        beforeMs: beforeMs > midnightMs ? beforeMs : undefined,
      })),
    before: ends.before,
    plan: { ...ends.after, moved: movedBetween(before.blocks, after.blocks) },
    placed,
    isWorthIt: placed > 0 || gainMs >= MINUTE_MS,
  };
}

function endsOf(plan: ProgrammePlan, day: DatedDay): Ends {
  const matEndsMs = new Map<string, number>();
  // By the minute, as the page tells them.
  for (const { carpet, endMs } of blocksOn(plan, day))
    matEndsMs.set(carpet, Math.max(Math.round(endMs / MINUTE_MS) * MINUTE_MS, matEndsMs.get(carpet) ?? 0));
  return { matEndsMs, endMs: Math.max(day.midnightMs, ...matEndsMs.values()) };
}

/** A smaller shift is no news. */
const MATERIAL_MS = 15 * MINUTE_MS;

function movedBetween(before: readonly PlannedBlock[], after: readonly PlannedBlock[]): MovedCategory[] {
  const [was, is] = [standingOf(before), standingOf(after)];
  return [...was].flatMap(([category, from]): MovedCategory[] => {
    const to = is.get(category);
    if (to === undefined) return [];
    const shiftMs = to.startMs - from.startMs;
    const isElsewhere = to.carpets.some((carpet) => !from.carpets.includes(carpet));
    return isElsewhere || Math.abs(shiftMs) > MATERIAL_MS
      ? [{ category, from: from.carpets, to: to.carpets, shiftMs }]
      : [];
  });
}

const standingOf = (blocks: readonly PlannedBlock[]) =>
  new Map(
    [...Map.groupBy(blocks, ({ category }) => category)].map(([category, list]) => [
      category,
      {
        carpets: [...new Set(list.map(({ carpet }) => carpet))],
        startMs: Math.min(...list.map(({ startMs }) => startMs)),
      },
    ]),
  );
