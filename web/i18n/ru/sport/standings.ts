import { formatNumber, formatWeight } from "../numbers.ts";

export type Versus = { readonly mine: number; readonly theirs: number };

const versus = ({ mine, theirs }: Versus) => `${formatNumber(mine)} против ${formatNumber(theirs)}`;

/** Why one athlete stands above the next one of the table (LB22). */
export const reasons = {
  submissions: (than: string, count: Versus) => `Выше, чем ${than}: больше сабмишенов (${versus(count)})`,
  points: (than: string, count: Versus) => `Выше, чем ${than}: больше баллов (${versus(count)})`,
  headToHead: (than: string) => `Выше, чем ${than}: по личной встрече`,
  weight: (than: string, weights: Versus | undefined, isCircle: boolean) =>
    [
      `Выше, чем ${than}: вес меньше`,
      weights === undefined ? "" : ` (${formatNumber(weights.mine)} против ${formatWeight(weights.theirs)})`,
      isCircle ? ", личные встречи замкнулись в круг" : "",
    ].join(""),
  decision: (than: string) => `Выше, чем ${than}: по решению судей`,
  equal: (than: string) =>
    `Наравне с соперником (${than}) по всем правилам: нужен жребий или ещё одна схватка`,
} as const;
