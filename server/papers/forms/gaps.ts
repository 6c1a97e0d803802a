import type { Gap } from "#contract/paper/paper.ts";
import type { PaperData } from "../paperData.ts";
import { fullName } from "../parts.ts";
import { participantsOf, type Course } from "./course.ts";

export const gap = (code: Gap["code"], names: readonly string[], isGrave = false): Gap => ({
  code,
  names,
  isGrave,
});

/** Of a field of the whole event. */
export const emptyGap = (code: Gap["code"], text: string): Gap => gap(code, text === "" ? [""] : []);

export const found = (gaps: readonly Gap[]): Gap[] => gaps.filter(({ names }) => names.length > 0);

/** What every official paper needs in its head and under it. */
export function headGaps({ settings, referees }: PaperData): Gap[] {
  const isFree = (post: "chief-referee" | "chief-secretary") => !referees.some((one) => one.post === post);
  return found([
    emptyGap("organisers", settings.organisers),
    emptyGap("sport", settings.sport),
    emptyGap("region", settings.region),
    emptyGap("calendar-number", settings.calendarNumber),
    gap("chief-referee", isFree("chief-referee") ? [""] : []),
    gap("chief-secretary", isFree("chief-secretary") ? [""] : []),
  ]);
}

/** Without a birth date or a region no federation takes a paper (PD9). */
export function peopleGaps(courses: readonly Course[]): Gap[] {
  const all = participantsOf(courses).map(({ person }) => person);
  return found([
    gap("birth-date", all.filter(({ birthDate }) => birthDate === null).map(fullName), true),
    gap("athlete-region", all.filter(({ region }) => region === null).map(fullName), true),
  ]);
}

export const coachGap = (courses: readonly Course[]): Gap =>
  gap(
    "coach",
    participantsOf(courses).flatMap(({ person }) => (person.coach === null ? [fullName(person)] : [])),
  );

/** Categories that are not over; those over with places only a person can give (AW3). */
export function courseGaps(courses: readonly Course[]): Gap[] {
  const titles = (list: readonly Course[]) => list.map(({ category }) => category.title);
  return found([
    gap("open-category", titles(courses.filter(({ isOver }) => !isOver)), true),
    gap(
      "tied",
      titles(courses.filter(({ isOver, entries }) => isOver && entries.some(isWithoutReason))),
      true,
    ),
  ]);
}

const isWithoutReason = ({ place, reason }: Course["entries"][number]): boolean =>
  place === null && reason === undefined;
