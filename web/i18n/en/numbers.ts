import { plural, pluralGenitive, type CountedWord } from "./plural.ts";

const NBSP = "\u00a0";

/** Before the tenths. */
export const decimalMark = ".";

/** A decimal point and a real minus: “76.4”, “−1”, “12,500”. */
export function formatNumber(value: number): string {
  const [whole = "", fraction] = String(Math.abs(Math.round(value * 100) / 100)).split(".");
  // Written out: the browser's own formatter takes a phone a tenth of a second to make.
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return `${value < 0 ? "−" : ""}${grouped}${fraction === undefined ? "" : `${decimalMark}${fraction}`}`;
}

/** “1st”, “2nd”, “3rd”, “4th”, “11th”, “21st”. */
export function formatOrdinal(count: number): string {
  const isTeen = [11, 12, 13].includes(count % 100);
  return `${formatNumber(count)}${isTeen ? "th" : (["th", "st", "nd", "rd"][count % 10] ?? "th")}`;
}

export function formatCount(count: number, word: CountedWord): string {
  return `${formatNumber(count)}${NBSP}${plural(count, word)}`;
}

/** “52 of 112 bouts”. */
export function formatShare(done: number, total: number, word: CountedWord): string {
  return `${formatNumber(done)} ${outOf(total, word)}`;
}

/** “of 112 bouts”, where the first number is set apart. */
export function outOf(total: number, word: CountedWord): string {
  return `of ${formatNumber(total)}${NBSP}${pluralGenitive(total, word)}`;
}

/** “2,500 ₽”. */
export function formatRubles(rubles: number): string {
  return `${formatNumber(rubles)}${NBSP}₽`;
}

export function formatWeight(kilograms: number): string {
  return `${formatNumber(kilograms)}${NBSP}kg`;
}

type Bound = number | null | undefined;

/** “18–34 years”, “18 years and over”, “up to 21 years”. Empty without a bound. */
export function formatAges(from: Bound, until: Bound): string {
  const least = from ?? undefined;
  const most = until ?? undefined;
  if (most === undefined) return least === undefined ? "" : `${formatCount(least, "year")} and over`;
  if (least === undefined) return `up to ${formatNumber(most)}${NBSP}${pluralGenitive(most, "year")}`;
  return least === most ? formatCount(most, "year") : `${formatNumber(least)}–${formatCount(most, "year")}`;
}
