import type { Category } from "#contract/competition/entity.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { sport } from "#texts/sport/sport.ts";

/** «до 77 кг» large, «Мужчины, опытные, без ги» beside it: on a mat people look for the weight. */
export type CategoryTitle = { readonly main: string; readonly detail: string };

// In both languages: a title is in that of whoever made the category.
const WEIGHT = /^(?:до|свыше|up\u00a0to|over)\u00a0\d+(?:[.,]\d+)?\u00a0(?:кг|kg)$/;
const ABSOLUTE = /^(?:абсолют|absolute)/i;

/** The document of a competition has no limits of weight: a category without any is known by its name. */
export const isAbsoluteTitle = (title: string): boolean =>
  boundTitle(title)
    .split(", ")
    .some((part) => ABSOLUTE.test(part));

export function categoryTitle({ title, style }: Pick<Category, "title" | "style">): CategoryTitle {
  const bound = boundTitle(title);
  const parts = bound.split(", ");
  const main = parts.find((part) => WEIGHT.test(part) || ABSOLUTE.test(part));
  const others = parts.filter((part) => part !== main);
  const words = styleWords(style);
  const details = words === undefined || parts.includes(words) ? others : [...others, words];
  return main === undefined ? { main: bound, detail: words ?? "" } : { main, detail: details.join(", ") };
}

/**
 * In the language of the page where the program composed it (LO13). A line never begins with what a number counts, nor
 * ends inside «до 77», «без ги» or «14–15».
 */
export const boundTitle = (title: string): string =>
  titleWords(title)
    // A word ends in «до» too, «Айкидо»; a lookbehind would be an error of syntax to an older Safari.
    .replace(/((?:^|[^а-яёa-z])(?:без|до|свыше|up to|over)|\d) (?=\d|кг|kg|лет|год|year|ги)/gi, "$1\u00a0")
    .replace(/up to\u00a0/gi, (bound) => bound.replace(" ", "\u00a0"))
    .replace(/(\d–)(?=\d)/g, "$1\u2060");

function styleWords(style: string | null): string | undefined {
  return style === "gi" || style === "nogi" ? sport.style[style] : undefined;
}
