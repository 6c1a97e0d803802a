import type { ListBasis, ListRequest } from "#contract/entry/list.ts";
import { isMinorIn } from "#domain/entry/eligibility.ts";
import { entryList } from "#texts/entries/entryList.ts";
import { clubOfLine, decideClubs, type ClubVerdicts, type ListClub } from "./decideClubs.ts";
import { decidePeople, type Decided, type LikeOf, type Somebody, type Verdicts } from "./decidePeople.ts";
import { categoryKey, newCategoriesOf, type ListCategory, type SplitBy } from "./newCategories.ts";
import type { CellProblem, ReadLine } from "./readLines.ts";

/** What the organiser has said so far. */
export type ListDecisions = {
  readonly people: Verdicts;
  readonly clubs: ClubVerdicts;
  /** Keys of the categories that are to be made. */
  readonly categories: ReadonlySet<string>;
  readonly splitBy: SplitBy;
};

export type LineState = "ok" | "known" | "second" | "repeated" | "club" | "similar" | "error";
/** What an organiser has still to look at. */
export const isOpenState = (state: LineState): boolean =>
  state === "club" || state === "similar" || state === "error";
const isWritable = (state: LineState): boolean => state === "ok" || state === "known" || state === "second";

export type PreviewLine = {
  readonly read: ReadLine;
  readonly decided: Decided;
  readonly state: LineState;
  readonly problems: readonly CellProblem[];
  /** The category by uuid, or the key of one that will be made. */
  readonly place: string | undefined;
  /** Of a repeated one: the line it repeats; undefined when the competition has it. */
  readonly repeats: number | undefined;
};

export type ListPreview = {
  readonly lines: readonly PreviewLine[];
  readonly clubs: ReadonlyMap<string, ListClub>;
  readonly categories: ReadonlyMap<string, ListCategory>;
  readonly counts: {
    readonly all: number;
    readonly good: number;
    readonly similar: number;
    readonly wrong: number;
    readonly repeated: number;
  };
};

/** What would be written, and what is to be decided before; writes nothing. */
export function previewList(
  lines: readonly ReadLine[],
  likes: readonly (readonly LikeOf[])[],
  basis: ListBasis,
  eventDate: string,
  decisions: ListDecisions,
): ListPreview {
  const clubs = decideClubs(lines, basis.teams, decisions.clubs);
  const categories = newCategoriesOf(lines, decisions.splitBy, { categories: basis.categories, eventDate });
  const decided = decidePeople(lines, likes, decisions.people);
  const taken = new Map<string, number>(
    basis.people.flatMap(({ fighter, categories: of }) =>
      of.map((uuid) => [`f:${fighter}|${uuid}`, 0] as const),
    ),
  );
  const previewed = lines.map((read, at): PreviewLine => {
    const one = decided[at] ?? NOBODY;
    const fresh = categoryKey(read, decisions.splitBy);
    const isFresh = fresh !== undefined && decisions.categories.has(fresh);
    const problems = isFresh ? read.problems : withUnknown(read);
    const place = isFresh ? fresh : read.category?.uuid;
    const key = `${placeKey(one.is, read.line)}|${place ?? ""}`;
    const repeats = taken.get(key);
    const base = { read, decided: one, problems, place };
    if (problems.length > 0 || place === undefined) return { ...base, state: "error", repeats: undefined };
    if (one.question !== undefined) return { ...base, state: "similar", repeats: undefined };
    if (repeats !== undefined) return { ...base, state: "repeated", repeats: repeats || undefined };
    taken.set(key, read.line);
    if (isClubOpen(clubs, read.club)) return { ...base, state: "club", repeats: undefined };
    return { ...base, state: stateOf(one.is), repeats: undefined };
  });
  return { lines: previewed, clubs, categories, counts: countsOf(previewed) };
}

/** What the competition has no category for is wrong until one is to be made. */
const withUnknown = ({ problems, unknown }: ReadLine): readonly CellProblem[] =>
  unknown === undefined
    ? problems
    : [...problems, { column: unknown.column, text: entryList.problems.unknown(unknown.text) }];

const NOBODY: Decided = { is: undefined, pair: undefined, isProposed: false, question: undefined };
const placeKey = (is: Somebody | undefined, line: number): string =>
  is === undefined ? `l:${line}` : "fighter" in is ? `f:${is.fighter}` : `l:${is.line}`;
const stateOf = (is: Somebody | undefined): LineState =>
  is === undefined ? "ok" : "fighter" in is ? "known" : "second";

function isClubOpen(clubs: ReadonlyMap<string, ListClub>, name: string): boolean {
  const found = clubOfLine(clubs, name);
  return found !== undefined && "key" in found && clubs.get(found.key)?.is === undefined;
}

function countsOf(lines: readonly PreviewLine[]): ListPreview["counts"] {
  const count = (test: (state: LineState) => boolean) => lines.filter(({ state }) => test(state)).length;
  return {
    all: lines.length,
    good: count(isWritable),
    similar: count((state) => state === "similar" || state === "club"),
    wrong: count((state) => state === "error"),
    repeated: count((state) => state === "repeated"),
  };
}

export type ToWrite = {
  readonly request: Omit<ListRequest, "id" | "haveAllConsents">;
  /** The lines it holds, by their numbers, in the order of the request. */
  readonly written: readonly number[];
};

/** The lines that are in order as the server takes them; the others stay in the editor. */
export function requestOf({ lines, clubs, categories }: ListPreview): ToWrite {
  const good = lines.filter(({ state }) => isWritable(state));
  // Whose first line is not written yet is written by the first of theirs that is.
  const firstOf = new Map<string, number>();
  const freshClubs = createPlaces<string>();
  const freshCategories = createPlaces<string>();
  const requested = good.map(({ read, decided: { is }, place }, at): ListRequest["lines"][number] => {
    const key = placeKey(is, read.line);
    const first = firstOf.get(key);
    if (first === undefined) firstOf.set(key, at);
    const club = clubOfLine(clubs, read.club);
    const fresh = place === undefined ? undefined : categories.get(place);
    return {
      person: read.person,
      is:
        is !== undefined && "fighter" in is
          ? { fighter: is.fighter }
          : first === undefined
            ? null
            : { line: first },
      club: club === undefined ? null : "team" in club ? club : { fresh: freshClubs.at(club.key) },
      category: fresh === undefined ? { uuid: place ?? "" } : { fresh: freshCategories.at(fresh.key) },
      hasConsent: read.hasConsent,
    };
  });
  return {
    written: good.map(({ read }) => read.line),
    request: {
      lines: requested,
      clubs: freshClubs.all().flatMap((key) => {
        const club = clubs.get(key);
        return club === undefined ? [] : [{ name: club.name, city: club.city }];
      }),
      categories: freshCategories.all().flatMap((key) => categories.get(key)?.draft ?? []),
    },
  };
}

/** Numbers what is asked for in the order it comes. */
function createPlaces<Key>() {
  const places = new Map<Key, number>();
  return {
    at: (key: Key): number => {
      const known = places.get(key) ?? places.size;
      places.set(key, known);
      return known;
    },
    all: (): Key[] => [...places.keys()],
  };
}

/** How many minors the public will know by a number only (EN14). */
export function countHidden(preview: ListPreview, eventDate: string): number {
  return preview.lines.filter(({ read, state }) => {
    const { birthDate, birthYear } = read.person;
    const born = birthDate ?? (birthYear === null ? null : `${birthYear}-12-31`);
    return isWritable(state) && !read.hasConsent && isMinorIn(read.category?.ageMax ?? null, born, eventDate);
  }).length;
}
