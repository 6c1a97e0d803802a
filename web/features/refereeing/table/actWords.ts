import type { BoutEvent } from "#domain/bout/event.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import type { CounterNames } from "#web/i18n/ru/counters.ts";
import { actNames } from "#web/i18n/ru/refereeing/tableState.ts";

/** One act as a line of a list: «+2 Кочетов», «старт времени». */
export function actWords(event: BoutEvent, surnames: ByCorner<string>, names: CounterNames): string {
  if (event.type === "points-scored") return `${signed(event.points)} ${surnames[event.corner]}`;
  const who =
    "corner" in event && event.corner !== undefined ? surnames[event.corner] : winnerOf(event, surnames);
  return [nameOf(event, names), who].filter(Boolean).join(" ");
}

function nameOf({ type }: BoutEvent, { advantages, penalties, warnings }: CounterNames): string {
  const given = {
    "advantage-given": advantages.one,
    "penalty-given": penalties.one,
    "warning-given": warnings.one,
    ...actNames,
  };
  return type === "points-scored" ? "" : given[type];
}

function winnerOf(event: BoutEvent, surnames: ByCorner<string>): string {
  return event.type === "result-declared" && event.winner !== undefined ? surnames[event.winner] : "";
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);
