import type { Category } from "#contract/competition/entity.ts";
import { sport } from "#texts/sport/sport.ts";

/** «до 77 кг» large, «Мужчины, опытные, без ги» beside it: on a mat people look for the weight. */
export type CategoryTitle = { readonly main: string; readonly detail: string };

const WEIGHT = /^(?:до|свыше)\u00a0\d+(?:[.,]\d+)?\u00a0кг$/;
const ABSOLUTE = /^абсолют/i;

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

/** A line never begins with what a number counts, nor ends inside «до 77», «без ги» or «14–15». */
export const boundTitle = (title: string): string =>
  title
    // A word ends in «до» too, «Айкидо»; a lookbehind would be an error of syntax to an older Safari.
    .replace(/((?:^|[^а-яё])(?:без|до|свыше)|\d) (?=\d|кг|лет|год|ги)/gi, "$1\u00a0")
    .replace(/(\d–)(?=\d)/g, "$1\u2060");

function styleWords(style: string | null): string | undefined {
  return style === "gi" || style === "nogi" ? sport.style[style] : undefined;
}
