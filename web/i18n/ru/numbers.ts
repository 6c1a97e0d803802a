import { plural, pluralGenitive, type CountedWord } from "./plural.ts";

const NBSP = "\u00a0";

/** Before the tenths. */
export const decimalMark = ",";

/** A decimal comma and a real minus: «76,4», «−1», «12 500». */
export function formatNumber(value: number): string {
  const [whole = "", fraction] = String(Math.abs(Math.round(value * 100) / 100)).split(".");
  // Written out: the browser's own formatter takes a phone a tenth of a second to make.
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, NBSP);
  return `${value < 0 ? "−" : ""}${grouped}${fraction === undefined ? "" : `${decimalMark}${fraction}`}`;
}

/** «1-й», and with another ending «1-е», «1-я». */
export function formatOrdinal(count: number, ending: "й" | "е" | "я" = "й"): string {
  return `${formatNumber(count)}-${ending}`;
}

export function formatCount(count: number, word: CountedWord): string {
  return `${formatNumber(count)}${NBSP}${plural(count, word)}`;
}

/** «52 из 112 схваток». */
export function formatShare(done: number, total: number, word: CountedWord): string {
  return `${formatNumber(done)} ${outOf(total, word)}`;
}

/** «из 112 схваток», where the first number is set apart. */
export function outOf(total: number, word: CountedWord): string {
  return `из ${formatNumber(total)}${NBSP}${pluralGenitive(total, word)}`;
}

/** «2 500 ₽». */
export function formatRubles(rubles: number): string {
  return `${formatNumber(rubles)}${NBSP}₽`;
}

export function formatWeight(kilograms: number): string {
  return `${formatNumber(kilograms)}${NBSP}кг`;
}

type Bound = number | null | undefined;

/** «18–34 года», «18 лет и старше», «до 21 года»: the word goes with the last number. Empty without a bound. */
export function formatAges(from: Bound, until: Bound): string {
  const least = from ?? undefined;
  const most = until ?? undefined;
  if (most === undefined) return least === undefined ? "" : `${formatCount(least, "year")} и старше`;
  if (least === undefined) return `до ${formatNumber(most)}\u00a0${pluralGenitive(most, "year")}`;
  return least === most ? formatCount(most, "year") : `${formatNumber(least)}–${formatCount(most, "year")}`;
}
