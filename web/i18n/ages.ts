import { formatCount, formatNumber } from "./numbers.ts";
import { pluralGenitive } from "./plural.ts";

type Bound = number | null | undefined;

/** «18–34 года», «18 лет и старше», «до 21 года»: the word goes with the last number. Empty without a bound. */
export function formatAges(from: Bound, until: Bound): string {
  const least = from ?? undefined;
  const most = until ?? undefined;
  if (most === undefined) return least === undefined ? "" : `${formatCount(least, "year")} и старше`;
  if (least === undefined) return `до ${formatNumber(most)}\u00a0${pluralGenitive(most, "year")}`;
  return least === most ? formatCount(most, "year") : `${formatNumber(least)}–${formatCount(most, "year")}`;
}
