import type { BoutEvent } from "#domain/bout/event.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { refereeing as text } from "#web/i18n/ru/refereeing.ts";

export type LogLine = { readonly corner: Corner; readonly what: string };

/** A score as the list of actions shows it; what is no score has no line. */
export function logLine(event: BoutEvent): LogLine | undefined {
  if (event.type === "points-scored") return { corner: event.corner, what: signed(event.points) };
  if (event.type === "advantage-given") return { corner: event.corner, what: boutWords.advantagesShort };
  if (event.type === "penalty-given") return { corner: event.corner, what: text.penalty.toLowerCase() };
  return undefined;
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);
