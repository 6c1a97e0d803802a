import type { GroupLine, GroupPerson } from "#contract/entry/groupEntry.ts";
import type { EntryOffer } from "#contract/entry/profile.ts";
import { entryProblems, isMinorOn, type Entrant, type EntryProblem } from "#domain/entry/eligibility.ts";
import { paperProblem } from "#domain/entry/papers.ts";
import {
  fittingCategories,
  nearestCategory,
  proposedCategory,
  type OfferedCategory,
} from "#domain/entry/proposal.ts";
import { formatNumber } from "#texts/numbers.ts";
import { readNumber } from "#web/kit/forms/fields.ts";

export type Category = EntryOffer["data"][number];

/** What was done with a row; what was not touched follows from the profile and the offer. */
export type RowWork = {
  readonly isTicked: boolean;
  readonly weight: string | undefined;
  /** Numbers of categories; null is one that is still to be chosen. */
  readonly categories: readonly (number | null)[] | undefined;
  /** The code the server refused it with last. */
  readonly refused: string | undefined;
};

const UNTOUCHED: RowWork = {
  isTicked: false,
  weight: undefined,
  categories: undefined,
  refused: undefined,
};

/** Why a category is not offered to somebody. */
export type Closed = EntryProblem["code"] | "drawn" | "already";

/** What has to be done elsewhere before somebody can be entered. */
export type Obstacle = "consent" | "minorConsent" | "profile" | "categories";

export type RowProblem =
  | { readonly field: "weight"; readonly code: "missing" | "wrong" }
  | { readonly field: "weight"; readonly code: "too-heavy"; readonly limit: number }
  | { readonly field: "category"; readonly code: "missing" | Closed; readonly at: number };

export type GroupRow = {
  readonly person: GroupPerson;
  readonly isTicked: boolean;
  readonly refused: string | undefined;
  readonly weightText: string;
  readonly weight: number | undefined;
  readonly categories: readonly (number | null)[];
  /** Every category of the event, and why it cannot be chosen. */
  readonly options: readonly { readonly category: Category; readonly closed: Closed | undefined }[];
  readonly obstacle: Obstacle | undefined;
  readonly problem: RowProblem | undefined;
  readonly hasMedical: boolean;
};

export type Offer = { readonly categories: readonly Category[]; readonly day: string };

/** A row of the table: what was typed, or else what is proposed (EN30). */
export function rowOf(
  person: GroupPerson,
  { categories: all, day }: Offer,
  given: RowWork | undefined,
): GroupRow {
  const work = given ?? UNTOUCHED;
  const weightText = work.weight ?? (person.weight === null ? "" : formatNumber(person.weight));
  const read = readNumber(weightText);
  const weight = typeof read === "number" && read >= 0.1 && read <= 1000 ? read : undefined;
  const options = all.map((category) => ({ category, closed: closedFor(person, category, day) }));
  const open = options.filter(({ closed }) => closed === undefined).map(({ category }) => category);
  const proposed = proposedCategory(entrantOf(person, weight), open.map(offered), day);
  const row = {
    person,
    isTicked: work.isTicked,
    refused: work.refused,
    weightText,
    weight,
    // Who is entered already may enter more, and is asked about nothing.
    categories: work.categories ?? (person.entered.length > 0 ? [] : [proposed?.id ?? null]),
    options,
    obstacle: obstacleOf(person, options, day),
    hasMedical: paperProblem(person.medicalUntil, day) === undefined,
  };
  return { ...row, problem: problemOf(row, weightText.trim() !== "") };
}

const entrantOf = ({ birthDate, gender }: GroupPerson, weight: number | undefined): Entrant => ({
  birthDate: birthDate ?? undefined,
  sex: gender ?? undefined,
  weight,
});

const offered = (category: Category): OfferedCategory & { readonly id: number } => ({
  id: category.id,
  sex: category.sex ?? undefined,
  ageMin: category.ageMin ?? undefined,
  ageMax: category.ageMax ?? undefined,
  weightMax: category.weightMax ?? undefined,
  style: category.style ?? undefined,
  level: category.level ?? undefined,
  isDrawn: category.isDrawn,
});

/** The weight is not asked here: it is typed beside, and the cell says when it is too much. */
function closedFor(person: GroupPerson, category: Category, day: string): Closed | undefined {
  if (person.entered.some((entry) => entry.category === category.id)) return "already";
  const [problem] = entryProblems(entrantOf(person, undefined), offered(category), day);
  return problem?.code ?? (category.isDrawn ? "drawn" : undefined);
}

function obstacleOf(person: GroupPerson, options: GroupRow["options"], day: string): Obstacle | undefined {
  if (person.birthDate === null || person.gender === null) return "profile";
  if (!person.hasConsent) return isMinorOn(person.birthDate, day) ? "minorConsent" : "consent";
  const isEntered = person.entered.length > 0;
  return isEntered || options.some(({ closed }) => closed === undefined) ? undefined : "categories";
}

function problemOf(
  { categories, options, weight }: Pick<GroupRow, "categories" | "options" | "weight">,
  isTyped: boolean,
): RowProblem | undefined {
  if (weight === undefined) return { field: "weight", code: isTyped ? "wrong" : "missing" };
  for (const [at, id] of categories.entries()) {
    const option = options.find(({ category }) => category.id === id);
    if (option?.closed !== undefined) return { field: "category", code: option.closed, at };
    const limit = option === undefined ? highestLimit(options) : option.category.weightMax;
    if (limit !== null && weight > limit) return { field: "weight", code: "too-heavy", limit };
    if (option === undefined) return { field: "category", code: "missing", at };
  }
  return categories.length === 0 ? { field: "category", code: "missing", at: 0 } : undefined;
}

/** Whoever is heavier than every class of theirs is told so, and not to choose one; null where one has no limit. */
function highestLimit(options: GroupRow["options"]): number | null {
  const open = options.filter(({ closed }) => closed === undefined).map(({ category }) => category.weightMax);
  return open.reduce<number | null>(
    (most, limit) => (most === null || limit === null ? null : Math.max(most, limit)),
    0,
  );
}

/** Whether somebody is entered when everybody is. */
export const canEnter = ({ obstacle, person }: GroupRow): boolean =>
  obstacle === undefined && person.entered.length === 0;

export const isReady = ({ obstacle, problem }: GroupRow): boolean =>
  obstacle === undefined && problem === undefined;

/** What is sent: of the ticked rows those that are in order, a line for each category. */
export const linesOf = (rows: readonly GroupRow[]): GroupLine[] =>
  rows
    .filter((row) => row.isTicked && isReady(row))
    .flatMap(({ person, categories, weight }) =>
      [...new Set(categories)].flatMap((category) =>
        category === null ? [] : [{ profile: person.documentId, category, weight: weight ?? null }],
      ),
    );

export const tickAll = (rows: readonly GroupRow[]): Map<string, Partial<RowWork>> =>
  new Map(rows.filter(canEnter).map(({ person }) => [person.documentId, { isTicked: true }]));

/** Who was entered at the last event, each in the category most like the one they had there (EN31). */
export function tickAsLastTime(rows: readonly GroupRow[], { day }: Offer): Map<string, Partial<RowWork>> {
  const ticked = new Map<string, Partial<RowWork>>();
  for (const row of rows) {
    if (!canEnter(row)) continue;
    const entrant = entrantOf(row.person, row.weight);
    const open = row.options
      .filter(({ closed }) => closed === undefined)
      .map(({ category }) => offered(category));
    // Who outgrew their class is shown with it, and the cell says so.
    const within =
      fittingCategories(entrant, open, day).length > 0 ? entrant : { ...entrant, weight: undefined };
    const nearest = row.person.earlier.flatMap(({ style, level, weightMax }) => {
      const earlier = {
        style: style ?? undefined,
        level: level ?? undefined,
        weightMax: weightMax ?? undefined,
      };
      return nearestCategory(within, earlier, open, day)?.id ?? [];
    });
    if (nearest.length > 0)
      ticked.set(row.person.documentId, { isTicked: true, categories: [...new Set(nearest)] });
  }
  return ticked;
}

export const changedRow = (work: RowWork | undefined, change: Partial<RowWork>): RowWork => ({
  ...(work ?? UNTOUCHED),
  refused: undefined,
  ...change,
});
