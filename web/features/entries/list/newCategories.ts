import type { NewListCategory } from "#contract/entry/list.ts";
import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";
import { listWords } from "#texts/entries/listWords.ts";
import { foldText } from "./columns.ts";
import { levelOf, readClass } from "./findCategory.ts";
import type { ReadLine, Surroundings } from "./readLines.ts";

/** By what a category of the list is told from its like, besides what the list calls it. */
export type SplitBy = "nothing" | "level" | "belt";

/** A category the list names and the competition has not. */
export type ListCategory = {
  readonly key: string;
  readonly draft: NewListCategory;
  readonly lines: readonly number[];
};

/** Offered, never made by itself (EN21): by its name, by sex, and by level or belt where that was asked for. */
export function newCategoriesOf(
  lines: readonly ReadLine[],
  splitBy: SplitBy,
  { categories, eventDate }: Surroundings,
): ReadonlyMap<string, ListCategory> {
  const found = new Map<string, ListCategory>();
  for (const line of lines) {
    const key = categoryKey(line, splitBy);
    if (key === undefined) continue;
    const before = found.get(key);
    found.set(key, {
      key,
      draft: before?.draft ?? draftOf(line, splitBy, eventDate),
      lines: [...(before?.lines ?? []), line.line],
    });
  }
  return withNeighbours(found, categories);
}

export function categoryKey({ unknown, person }: ReadLine, splitBy: SplitBy): string | undefined {
  if (unknown === undefined) return undefined;
  return [foldText(unknown.text), person.sex ?? "", foldText(dividerOf(person, splitBy) ?? "")].join("|");
}

const dividerOf = ({ level, belt }: ReadLine["person"], splitBy: SplitBy): string | null =>
  splitBy === "level" ? level : splitBy === "belt" ? belt : null;

function draftOf(line: ReadLine, splitBy: SplitBy, eventDate: string): NewListCategory {
  const { person } = line;
  const unknown = line.unknown?.text ?? "";
  const { limit, above, isAbsolute, words } = readClass(unknown);
  const divider = dividerOf(person, splitBy);
  const isOnlyClass = words.length === 0;
  const weight = isOnlyClass && !isAbsolute ? categoryAdmin.weight(above, limit) : unknown.trim();
  const { sexes } = categoryAdmin;
  const title = [
    ...(isOnlyClass && person.sex !== null ? [sexes[person.sex]] : []),
    weight,
    ...(divider === null ? [] : [divider]),
  ];
  return {
    title: title.join(", ").replaceAll("\u00a0", " ").slice(0, 200),
    sex: person.sex,
    ...agesOf(unknown, eventDate),
    level: levelOf(divider ?? "") ?? "all",
    style: "nogi",
    weightMin: above ?? null,
    weightMax: limit ?? null,
  };
}

/** «14–15 лет», «18+ лет», «2010–2011 г.р.». */
function agesOf(text: string, eventDate: string): Pick<NewListCategory, "ageMin" | "ageMax"> {
  const folded = foldText(text);
  const [, young, old] = listWords.ages.exec(folded) ?? [];
  if (young !== undefined && old !== undefined) return { ageMin: Number(young), ageMax: Number(old) };
  const [, first, last] = /((?:19|20)\d{2})\s*[-–—]\s*((?:19|20)\d{2})/.exec(folded) ?? [];
  if (first !== undefined && last !== undefined) {
    const year = Number(eventDate.slice(0, 4));
    const ages = [year - Number(first), year - Number(last)].toSorted((one, other) => one - other);
    return { ageMin: ages[0] ?? null, ageMax: ages[1] ?? null };
  }
  const from = listWords.agesFrom.exec(folded);
  const least = from?.[1] ?? from?.[2];
  return { ageMin: least === undefined ? null : Number(least), ageMax: null };
}

type Kind = Pick<NewListCategory, "title" | "sex" | "level">;
/** «Мужчины, до 66 кг» and «Мужчины, до 77 кг» are classes of one kind. */
const familyOf = ({ title, sex, level }: Kind): string =>
  [foldText(title.replaceAll(/\d+(?:[.,]\d+)?\s*(?:кг|kg)/g, "")), sex, level ?? "all"].join("|");

/** A class begins where the one below it ends, and is of the ages of its neighbours. */
function withNeighbours(
  found: ReadonlyMap<string, ListCategory>,
  categories: Surroundings["categories"],
): ReadonlyMap<string, ListCategory> {
  const families = Map.groupBy([...categories, ...[...found.values()].map(({ draft }) => draft)], familyOf);
  return new Map(
    [...found].map(([key, category]) => {
      const { draft } = category;
      const neighbours = families.get(familyOf(draft)) ?? [];
      const below = neighbours.flatMap(({ weightMax }) =>
        weightMax !== null && draft.weightMax !== null && weightMax < draft.weightMax ? [weightMax] : [],
      );
      const weightMin = draft.weightMin ?? (below.length > 0 ? Math.max(...below) : null);
      const hasAges = draft.ageMin !== null || draft.ageMax !== null;
      const { ageMin, ageMax } = hasAges
        ? draft
        : (neighbours.find((one) => one.ageMin !== null || one.ageMax !== null) ?? draft);
      return [key, { ...category, draft: { ...draft, weightMin, ageMin, ageMax } }];
    }),
  );
}
