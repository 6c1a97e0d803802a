import type { BoutEvent } from "#domain/bout/event.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { actNames } from "#web/i18n/ru/tableState.ts";

/** One act as a line of a list: «+2 Кочетов», «старт времени». */
export function actWords(event: BoutEvent, surnames: ByCorner<string>): string {
  if (event.type === "points-scored") return `${signed(event.points)} ${surnames[event.corner]}`;
  const who =
    "corner" in event && event.corner !== undefined ? surnames[event.corner] : winnerOf(event, surnames);
  return [actNames[event.type], who].filter(Boolean).join(" ");
}

function winnerOf(event: BoutEvent, surnames: ByCorner<string>): string {
  return event.type === "result-declared" && event.winner !== undefined ? surnames[event.winner] : "";
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);
