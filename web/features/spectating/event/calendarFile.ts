import type { Event } from "#contract/event/content.ts";
import { locale } from "#texts/locale.ts";
import { announcedDay, type AnnouncedLine } from "#domain/schedule/announced.ts";

type Dated = Pick<
  Event,
  "documentId" | "name" | "dateOfEvent" | "city" | "venue" | "address" | "info" | "updatedAt"
>;

/** How far the hall's wall clock is ahead of UTC at an instant, in milliseconds. */
type ZoneMsAt = (atMs: number) => number;

/** One entry of the calendar, before it is written. */
type Entry = {
  /** The same for as long as the event has it: a calendar that is fed again moves it instead of adding one. */
  readonly id: string;
  readonly title: string;
  readonly when: readonly string[];
  readonly about?: string | undefined;
};

/**
 * The event as a calendar takes it (RFC 5545): a day with the hours that are announced, and each weigh-in. A day of which
 * no hour is known is a date, the same one in every zone. Undefined while no day is known.
 */
export function writeCalendar(event: Dated, pageUrl: URL, zoneMsAt: ZoneMsAt): string | undefined {
  const entries = entriesOf(event, zoneMsAt);
  if (entries.length === 0) return undefined;
  const place = [event.venue, event.address ?? event.city].filter(Boolean).join(", ");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Kover//Events//${locale.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...entries.flatMap(({ id, title, when, about }) => [
      "BEGIN:VEVENT",
      `UID:${id}@${pageUrl.hostname}`,
      `DTSTAMP:${stampOf(new Date(event.updatedAt))}`,
      ...when,
      `SUMMARY:${escapeText(title)}`,
      ...(about === undefined ? [] : [`DESCRIPTION:${escapeText(about)}`]),
      ...(place === "" ? [] : [`LOCATION:${escapeText(place)}`]),
      `URL:${pageUrl.href}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

function entriesOf({ documentId, name, dateOfEvent, info }: Dated, zoneMsAt: ZoneMsAt): Entry[] {
  const main = DAY.exec(dateOfEvent ?? "")?.[0];
  const lines = info?.schedule ?? [];
  const { weighIns } = announcedDay(lines, undefined);
  const bouts = lines.filter((line) => !weighIns.includes(line));
  const days = new Set([...(main === undefined ? [] : [main]), ...bouts.map(({ day }) => day)]);
  return [
    ...[...days].toSorted().map((day) => ({
      id: day === main ? documentId : `${documentId}-${packed(day)}`,
      title: name,
      ...hoursOf(
        bouts.filter((line) => line.day === day),
        day,
        zoneMsAt,
      ),
    })),
    ...weighIns.map((line, index) => ({
      id: `${documentId}-weigh-in-${index + 1}`,
      title: `${name}: ${line.title}`,
      when: fromTo(line, line, zoneMsAt),
    })),
  ];
}

const DAY = /^\d{4}-\d{2}-\d{2}/;
const DAY_MS = 86_400_000;
const packed = (day: string) => day.replaceAll("-", "");

function hoursOf(
  lines: readonly AnnouncedLine[],
  day: string,
  zoneMsAt: ZoneMsAt,
): Pick<Entry, "when" | "about"> {
  const inOrder = lines.toSorted((a, b) => a.time.localeCompare(b.time));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) {
    const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
    // A date ends with the first day after it.
    return {
      when: [`DTSTART;VALUE=DATE:${packed(day)}`, `DTEND;VALUE=DATE:${packed(next)}`, "TRANSP:TRANSPARENT"],
    };
  }
  return {
    when: fromTo(first, last, zoneMsAt),
    about: inOrder.map(({ time, title }) => `${time} ${title}`).join("\n"),
  };
}

const UNTIL = /(?:^|\s)(?:до|until|till|to) (\d{1,2}:\d{2})/i;
const HOUR_MS = 3_600_000;

/** A line says when it ends, «до 20:00», “until 20:00”, or takes an hour. */
function fromTo(first: AnnouncedLine, last: AnnouncedLine, zoneMsAt: ZoneMsAt): string[] {
  const at = ({ day, time }: Pick<AnnouncedLine, "day" | "time">) => instantOf(day, time, zoneMsAt);
  const until = UNTIL.exec(last.title)?.[1]?.padStart(5, "0");
  const saidMs = until === undefined ? 0 : at({ day: last.day, time: until });
  const endMs = saidMs > at(last) ? saidMs : at(last) + HOUR_MS;
  return [`DTSTART:${stampOf(new Date(at(first)))}`, `DTEND:${stampOf(new Date(endMs))}`];
}

/** The instant at which the hall's clock shows this. */
function instantOf(day: string, time: string, zoneMsAt: ZoneMsAt): number {
  const wallMs = Date.parse(`${day}T${time}:00Z`);
  // Around the night in which the clocks are moved the first guess is on the wrong side of it.
  return wallMs - zoneMsAt(wallMs - zoneMsAt(wallMs));
}

const stampOf = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, "");

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, "\\n")
    // What no calendar can keep.
    .replace(/\p{Cc}/gu, "");

const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** A line is at most 75 octets long and goes on after a blank; a letter is never cut in two. */
function foldLine(line: string): string {
  const parts = [""];
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > MOST_OCTETS) {
      parts.push(" ");
      octets = 1;
    }
    parts[parts.length - 1] += sign;
    octets += size;
  }
  return parts.join("\r\n");
}
