import type { ListBasis, ListedPerson } from "#contract/entry/list.ts";
import type { RollCategory } from "#contract/entry/roll.ts";
import { decidePeople, findLikes, pairKey, type Verdict } from "../decidePeople.ts";
import { recogniseTable } from "../columns.ts";
import { previewList, type ListDecisions, type ListPreview } from "../previewList.ts";
import { readLines, type ReadLine } from "../readLines.ts";
import { readListText } from "../readListFile.ts";

export const EVENT_DATE = "2026-12-12";
const MEN = { status: "draft", sex: "m", ageMin: 18, ageMax: null, level: "all", style: "nogi" } as const;

export const category = (id: number, title: string, rest: Partial<RollCategory>): RollCategory => ({
  id,
  uuid: `c${id}`,
  title,
  ...MEN,
  weightMin: null,
  weightMax: null,
  ...rest,
});

export const BASIS: ListBasis = {
  categories: [
    category(1, "Мужчины, до 71 кг", { weightMax: 71 }),
    category(2, "Мужчины, до 77 кг", { weightMin: 71, weightMax: 77 }),
    category(3, "Мужчины, абсолют", {}),
    category(4, "Женщины, до 58 кг", { sex: "f", weightMax: 58, status: "drawn" }),
  ],
  people: [
    {
      fighter: "f1",
      lastName: "Королёв",
      firstName: "Илья",
      middleName: null,
      birthDate: "2000-01-02",
      birthYear: null,
      sex: "m",
      city: null,
      team: 1,
      categories: ["c1"],
    } satisfies ListedPerson,
  ],
  teams: [{ id: 1, name: "Медведь", city: "Пермь" }],
  last: null,
};

export const UNDECIDED: ListDecisions = {
  people: new Map(),
  clubs: new Map(),
  categories: new Set(),
  splitBy: "nothing",
};

export function linesOf(text: string, basis: ListBasis = BASIS): ReadLine[] {
  const read = readListText(text);
  if (!read.ok) throw new Error(read.problem.code);
  const table = recogniseTable(read.value[0]?.rows ?? [], new Map());
  return readLines(table, { categories: basis.categories, eventDate: EVENT_DATE });
}

export const likesOf = (lines: readonly ReadLine[], basis: ListBasis) =>
  findLikes(lines, basis.people, new Map(basis.teams.map(({ id, name }) => [id, name])));

export function preview(
  text: string,
  decisions: Partial<ListDecisions> = {},
  basis: ListBasis = BASIS,
): ListPreview {
  const lines = linesOf(text, basis);
  return previewList(lines, likesOf(lines, basis), basis, EVENT_DATE, { ...UNDECIDED, ...decisions });
}

/** Says the same of every question until none is left, as an organiser who presses one key. */
export function answerAll(lines: readonly ReadLine[], basis: ListBasis, verdict: Verdict) {
  const likes = likesOf(lines, basis);
  const people = new Map<string, Verdict>();
  for (let before = -1; before < people.size;) {
    before = people.size;
    for (const [at, { question }] of decidePeople(lines, likes, people).entries())
      if (question !== undefined) people.set(pairKey(lines[at]?.line ?? 0, question.somebody), verdict);
  }
  return { likes, people };
}
