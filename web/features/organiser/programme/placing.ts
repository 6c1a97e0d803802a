import type { OrganisedCategory } from "#contract/event/organiser.ts";
import { timeOf } from "#domain/schedule/programme/clockTime.ts";
import { minuteOf } from "#domain/schedule/programme/programme.ts";
import type { Placement, Programme, ProgrammeDay } from "#domain/schedule/programme/programme.ts";
import { ageBandOf } from "#domain/schedule/queue.ts";

/** What a new day begins at until somebody says otherwise. */
export const USUAL_START = "10:00";

/** Which categories are looked at: by sex, age, level and weight; what is empty lets all through. */
export type CategoryFilter = {
  readonly sex: "" | "m" | "f";
  readonly age: "" | "children" | "adults";
  readonly level: string;
  /** Kilograms, as typed, no class of which is heavier. */
  readonly upTo: string;
  /** Also those that have a place. */
  readonly withPlaced: boolean;
};

export const NO_FILTER: CategoryFilter = { sex: "", age: "", level: "", upTo: "", withPlaced: false };

export const isChosen = (category: OrganisedCategory, { sex, age, level, upTo }: CategoryFilter): boolean =>
  (sex === "" || category.sex === sex) &&
  (age === "" || ageBandOf(category.ageMax) === age) &&
  (level === "" || category.level === level) &&
  (category.weightMax ?? Number.POSITIVE_INFINITY) <= kilogramsOf(upTo);

/** Without a number, or while it is no number yet, there is no limit. */
const kilogramsOf = (typed: string): number => Number(typed.replace(",", ".")) || Number.POSITIVE_INFINITY;

/** The same places for all of these; whoever had another one loses it. */
export function placeAll(
  programme: Programme,
  categories: readonly string[],
  place: Omit<Placement, "category"> | undefined,
): Programme {
  const moved = new Set(categories);
  return {
    ...programme,
    placements: [
      ...programme.placements.filter(({ category }) => !moved.has(category)),
      ...(place === undefined ? [] : categories.map((category) => ({ ...place, category }))),
    ],
  };
}

/** Where a category goes that is put on a mat at a time: into the session that is on, not before the time. */
export function placeAt(day: ProgrammeDay, carpet: string, minute: number): Omit<Placement, "category"> {
  const session = day.sessions.findLast(({ start }) => minuteOf(start) <= minute);
  const beginsAt = Math.max(0, ...[day.start, session?.start].flatMap((time) => time ?? []).map(minuteOf));
  return {
    day: day.date,
    carpet,
    ...(session && { session: session.id }),
    ...(minute > beginsAt && { notBefore: timeOf(minute) }),
  };
}

/** A day that is no more takes its places with it, a session only its own. */
export function replaceDay(programme: Programme, date: string, day: ProgrammeDay | undefined): Programme {
  const sessions = new Set(day?.sessions.map(({ id }) => id));
  const others = programme.days.filter((one) => one.date !== date);
  return {
    days: day === undefined ? others : [...others, withKnownSessions(day)],
    placements: programme.placements.flatMap((placement): Placement[] => {
      if (placement.day !== date) return [placement];
      if (day === undefined) return [];
      const { session, ...rest } = { ...placement, day: day.date };
      return [session !== undefined && sessions.has(session) ? { ...rest, session } : rest];
    }),
  };
}

const withKnownSessions = (day: ProgrammeDay): ProgrammeDay => ({
  ...day,
  weighIns: day.weighIns.map(({ session, ...rest }) =>
    session !== undefined && day.sessions.some(({ id }) => id === session) ? { ...rest, session } : rest,
  ),
});

/** What is sent: the days without what the server adds to them. */
export const undated = ({ days, placements }: Programme): Programme => ({
  days: days.map(({ date, start, close, sessions, breaks, weighIns }) => ({
    date,
    ...(start !== undefined && { start }),
    ...(close !== undefined && { close }),
    sessions,
    breaks,
    weighIns,
  })),
  placements,
});
