import type { PresentedCompetition } from "../present/competition.ts";

const texts = new WeakMap<object, string>();

/** The document as JSON. A part that has not changed since it was last written down is not written again. */
export function documentText(document: PresentedCompetition): string {
  const { categories, fightings, carpets, ...head } = document;
  const lists = Object.entries({ categories, fightings, carpets }).map(
    ([name, parts]) => `"${name}":[${parts.map(partText).join(",")}]`,
  );
  return `${JSON.stringify(head).slice(0, -1)},${lists.join(",")}}`;
}

function partText(part: object): string {
  const text = texts.get(part) ?? JSON.stringify(part);
  texts.set(part, text);
  return text;
}
