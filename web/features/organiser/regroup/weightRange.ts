import type { RegroupGroup } from "#contract/entry/regroup.ts";
import { regroupWords } from "#web/i18n/ru/organiser/regroup.ts";

/** «24,1–25,8 кг», of those whose weight is known. */
export function weightRange({ fighters }: RegroupGroup): string | undefined {
  const weights = fighters.flatMap(({ weight }) => weight ?? []);
  const [lightest, heaviest] = [weights.at(0), weights.at(-1)];
  return lightest === undefined || heaviest === undefined
    ? undefined
    : regroupWords.plan.weightRange(lightest, heaviest);
}
