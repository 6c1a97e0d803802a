import type { Event } from "#contract/content.ts";

type Dated = Pick<Event, "documentId" | "name" | "dateOfEvent" | "city" | "venue" | "address" | "updatedAt">;

/**
 * The event as a calendar takes it (RFC 5545). It is a day and no hour, as on the poster: written as a date it is the same
 * day in every zone. Undefined while the day is not known.
 */
export function writeCalendar(event: Dated, pageUrl: URL): string | undefined {
  const day = /^(\d{4})-(\d{2})-(\d{2})/.exec(event.dateOfEvent ?? "");
  if (day === null) return undefined;
  const [year, month, date] = day.slice(1).map(Number);
  const next = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (date ?? 1) + 1));
  const place = [event.venue, event.address ?? event.city].filter(Boolean).join(", ");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kover//Events//RU",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.documentId}@${pageUrl.hostname}`,
    `DTSTAMP:${stampOf(new Date(event.updatedAt))}`,
    `DTSTART;VALUE=DATE:${day.slice(1).join("")}`,
    // The first day after it.
    `DTEND;VALUE=DATE:${next.toISOString().slice(0, 10).replaceAll("-", "")}`,
    `SUMMARY:${escapeText(event.name)}`,
    ...(place === "" ? [] : [`LOCATION:${escapeText(place)}`]),
    `URL:${pageUrl.href}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
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
