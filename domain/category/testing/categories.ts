import type { Category } from "../category.ts";

/** Men, experts, up to 77 kg, no-gi, unless said otherwise; fighters as a list of weights. */
export function category(more: Partial<Category> = {}, ...weights: readonly number[]): Category {
  const uuid = more.uuid ?? more.title ?? "Мужчины, до 77 кг";
  return {
    uuid,
    title: "Мужчины, до 77 кг",
    style: "nogi",
    sex: "m",
    ageMin: 18,
    ageMax: 34,
    level: "expert",
    weightMin: 71,
    weightMax: 77,
    status: "draft",
    fighters: weights.map((weight, index) => ({ uuid: `${uuid}#${index + 1}`, weight })),
    ...more,
  };
}

/** The same kind in another weight: `upTo(84)`; without a number, above the last limit. */
export function upTo(
  weightMax: number | undefined,
  more: Partial<Category> = {},
  ...weights: readonly number[]
) {
  const {
    weightMin: _,
    weightMax: __,
    ...rest
  } = category({ uuid: `-${weightMax ?? "open"}`, ...more }, ...weights);
  return { ...rest, ...(weightMax !== undefined && { weightMax }) } satisfies Category;
}

export const child = (more: Partial<Category> = {}): Partial<Category> => ({
  ageMin: 10,
  ageMax: 11,
  level: "all",
  ...more,
});
