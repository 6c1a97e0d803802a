import { nextDate } from "../eventDays.ts";
import { type AnnouncedLine, isWeighInOrBegin } from "../announced.ts";
import { DAY_MINUTES } from "./clockTime.ts";
import { minuteOf, onClock, type Programme, type ProgrammeDay } from "./programme.ts";

/** How a programme is told, in the language of its readers. */
export type LineWords = {
  /** Of a session, or of a day that has none. */
  readonly bouts: (session: string | undefined) => string;
  readonly pause: (title: string, to: string, mat: string | undefined) => string;
  readonly weighIn: (title: string, to: string) => string;
};

/** A programme as lines of an announced schedule: what mails, calendars and pages tell of a day they tell of it too (DY57). */
export function programmeLines(
  { days }: Programme,
  words: LineWords,
  matName: (carpet: string) => string | undefined,
): readonly AnnouncedLine[] {
  return days.flatMap((day): AnnouncedLine[] => [
    ...day.weighIns.map(({ title, from, to, date }) => ({
      day: date ?? day.date,
      time: from,
      title: words.weighIn(title, to),
    })),
    ...startsOf(day).map(({ time, session }) => ({ day: day.date, time, title: words.bouts(session) })),
    ...day.breaks.map(({ title, from, to, carpet }) => ({
      day: minuteOf(from) < DAY_MINUTES ? day.date : nextDate(day.date),
      time: onClock(from),
      title: words.pause(title, onClock(to), carpet === undefined ? undefined : matName(carpet)),
    })),
  ]);
}

type Start = { readonly time: string; readonly session: string | undefined };

function startsOf({ start, sessions }: ProgrammeDay): readonly Start[] {
  if (sessions.length > 0)
    return sessions.map((session) => ({ time: session.start, session: session.title }));
  return start === undefined ? [] : [{ time: start, session: undefined }];
}

/** With what the organiser wrote by hand; where both say when a scale opens or bouts begin the programme is right. */
export function withProgramme(
  written: readonly AnnouncedLine[],
  lines: readonly AnnouncedLine[],
): readonly AnnouncedLine[] {
  const keyOf = ({ day, time }: AnnouncedLine) => `${day} ${time}`;
  const told = new Set(lines.map(keyOf));
  const isToldAnew = (line: AnnouncedLine) => told.has(keyOf(line)) && isWeighInOrBegin(line);
  return [...written.filter((line) => !isToldAnew(line)), ...lines].toSorted((one, other) =>
    keyOf(one).localeCompare(keyOf(other)),
  );
}
