import { announcedDay, type AnnouncedLine } from "./announced.ts";

/** A moment on the wall of the hall; times of day have two digits each. */
export type WallMoment = { readonly day: string; readonly time: string };

/**
 * The announced times of the scale that are not over: «до 9:30», «по 9:30», “until 9:30” or «8:30–9:30» in their words ends them, or else
 * the next line of their day.
 */
export function weighInsAhead(
  lines: readonly AnnouncedLine[],
  { day, time }: WallMoment,
): readonly AnnouncedLine[] {
  return announcedDay(lines, undefined).weighIns.filter(
    (line) => line.day > day || (line.day === day && endOf(line, lines) > time),
  );
}

const NEVER = "24:00";

function endOf(line: AnnouncedLine, lines: readonly AnnouncedLine[]): string {
  const later = lines.filter(({ day, time }) => day === line.day && time > line.time).map(({ time }) => time);
  return toldEnd(line) ?? later.toSorted()[0] ?? NEVER;
}

function toldEnd({ title, time }: AnnouncedLine): string | undefined {
  const told = [
    ...title.matchAll(
      /(?:(?<!\p{L})(?:до|по|until|till|to)|[-–—])\s*([01]?\d|2[0-3])[:.]([0-5]\d)(?!\d|\s?(?:кг|kg))/giu,
    ),
  ].map(([, hour = "", minute = ""]) => `${hour.padStart(2, "0")}:${minute}`);
  return told.findLast((end) => end > time);
}
