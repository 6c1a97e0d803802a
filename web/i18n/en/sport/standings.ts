import { formatNumber, formatWeight } from "../numbers.ts";

export type Versus = { readonly mine: number; readonly theirs: number };

const versus = ({ mine, theirs }: Versus) => `${formatNumber(mine)} to ${formatNumber(theirs)}`;

/** Why one athlete stands above the next one of the table (LB22). */
export const reasons = {
  submissions: (than: string, count: Versus) => `Above ${than}: more submissions (${versus(count)})`,
  points: (than: string, count: Versus) => `Above ${than}: more points (${versus(count)})`,
  headToHead: (than: string) => `Above ${than}: on head-to-head`,
  weight: (than: string, weights: Versus | undefined, isCircle: boolean) =>
    [
      `Above ${than}: lower weight`,
      weights === undefined ? "" : ` (${formatNumber(weights.mine)} to ${formatWeight(weights.theirs)})`,
      isCircle ? ", their bouts form a circle" : "",
    ].join(""),
  decision: (than: string) => `Above ${than}: by referees’ decision`,
  equal: (than: string) => `Level with ${than} on every rule: lots or one more bout needed`,
} as const;
