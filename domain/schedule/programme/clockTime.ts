import type { ClockTime } from "./programme.ts";

const LAST_HOUR = 23;
const LAST_MINUTE = 59;

/** Reads a time as people type it: 9.30, 9:30, 0930, 930, 9 (DY48). Undefined for anything else. */
export function readClockTime(typed: string): ClockTime | undefined {
  const text = typed.trim();
  const parted = /^(\d{1,2})\s*[.:,\-–ч ]\s*(\d{2})$/i.exec(text);
  const whole = /^(\d{1,2}?)(\d{2})?$/.exec(text);
  const [, hours, minutes = "0"] = parted ?? whole ?? [];
  if (hours === undefined || Number(hours) > LAST_HOUR || Number(minutes) > LAST_MINUTE) return undefined;
  return timeOf(Number(hours) * 60 + Number(minutes));
}

export function timeOf(minute: number): ClockTime {
  return writeTime(Math.max(0, Math.min(minute, LAST_HOUR * 60 + LAST_MINUTE)));
}

export const DAY_MINUTES = 24 * 60;

/** As it is shown; past midnight with the days that lie between: 01:20 +1. */
export function shownTime(minute: number): string {
  const days = Math.floor(minute / DAY_MINUTES);
  return days < 1 ? timeOf(minute) : `${timeOf(minute % DAY_MINUTES)} +${days}`;
}

/** As it is kept of a break that goes on past midnight: 24:10 of a day is ten past twelve in its night. */
export const writeTime = (minute: number): ClockTime => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

const two = (value: number): string => String(value).padStart(2, "0");
