import type { ListedPerson } from "#contract/entry/list.ts";
import { createPersonIndex, isCertain, type Likeness } from "#domain/person/likeness.ts";
import type { ReadLine } from "./readLines.ts";

/** Somebody a line may be: a fighter of the competition by uuid, or the person of an earlier line by its number. */
export type Somebody = { readonly fighter: string } | { readonly line: number };
export type Verdict = "same" | "different" | "later";
/** What was decided of a line and somebody; see `pairKey`. */
export type Verdicts = ReadonlyMap<string, Verdict>;

export const somebodyKey = (somebody: Somebody): string =>
  "fighter" in somebody ? `f:${somebody.fighter}` : `l:${somebody.line}`;
export const pairKey = (line: number, somebody: Somebody): string => `${line}|${somebodyKey(somebody)}`;

export type LikeOf = { readonly somebody: Somebody; readonly likeness: Likeness };

/** Who a line may be, the people of the competition first; made once, because it is the dear part. */
export function findLikes(
  lines: readonly ReadLine[],
  people: readonly ListedPerson[],
  clubOf: ReadonlyMap<number, string>,
): LikeOf[][] {
  const listed = lines.map(({ person, club }) => ({ ...person, club }));
  const known = people.map((person) => ({
    ...person,
    club: person.team === null ? null : (clubOf.get(person.team) ?? null),
  }));
  const index = createPersonIndex([...known, ...listed]);
  return listed.map((_, at) =>
    index
      .likesBefore(known.length + at)
      .toSorted((one, other) => one.index - other.index)
      .flatMap(({ index: found, likeness }): LikeOf[] => {
        const fighter = people[found]?.fighter;
        const line = lines[found - known.length]?.line;
        if (fighter !== undefined) return [{ somebody: { fighter }, likeness }];
        return line === undefined ? [] : [{ somebody: { line }, likeness }];
      }),
  );
}

export type Decided = {
  /** Whom the line is, followed to the first record of the person. */
  readonly is: Somebody | undefined;
  /** The pair it was decided on, also when nobody was asked. */
  readonly pair: LikeOf | undefined;
  readonly isProposed: boolean;
  /** Whom the organiser is to be asked about. */
  readonly question: LikeOf | undefined;
};

/**
 * The certain are proposed as the same, the others asked about one by one, everybody once (PS5): who was told apart from one
 * line of a person is not asked about with their next.
 */
export function decidePeople(
  lines: readonly ReadLine[],
  likes: readonly (readonly LikeOf[])[],
  verdicts: Verdicts,
): Decided[] {
  const persons = createPersons();
  const apart: (readonly [Somebody, Somebody])[] = [];
  const decided = lines.map(({ line }, at): Decided => {
    const own = { line };
    const open = candidatesOf(own, likes[at] ?? [], persons.rootOf, verdicts);
    for (const { like, verdict } of open) if (verdict === "different") apart.push([own, like.somebody]);
    const said = open.filter(({ verdict }) => verdict === "same");
    const certain = open.filter(({ like, verdict }) => verdict === undefined && isCertain(like.likeness));
    const chosen = said.length > 0 ? said : certain.length === 1 ? certain : [];
    for (const { like } of chosen) persons.join(own, like.somebody);
    const question = open.find(
      ({ like, verdict }) =>
        verdict !== "different" &&
        !persons.areOne(own, like.somebody) &&
        !persons.areKnownApart(own, like.somebody) &&
        !apart.some(
          ([one, other]) =>
            (persons.areOne(one, own) && persons.areOne(other, like.somebody)) ||
            (persons.areOne(other, own) && persons.areOne(one, like.somebody)),
        ),
    );
    return {
      is: undefined,
      pair: (chosen[0] ?? open.find(({ verdict }) => verdict === "different"))?.like,
      isProposed: said.length === 0 && chosen.length > 0,
      question: question?.like,
    };
  });
  return decided.map((one, at) => {
    const own = { line: lines[at]?.line ?? 0 };
    const root = persons.rootOf(own);
    return { ...one, is: somebodyKey(root) === somebodyKey(own) ? undefined : root };
  });
}

type Candidate = { readonly like: LikeOf; readonly verdict: Verdict | undefined };

/** One of each person: what was said of any record of theirs counts, and the likest speaks for them. */
function candidatesOf(
  { line }: { readonly line: number },
  likes: readonly LikeOf[],
  rootOf: (somebody: Somebody) => Somebody,
  verdicts: Verdicts,
): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const like of likes) {
    const key = somebodyKey(rootOf(like.somebody));
    const known = best.get(key);
    const verdict = known?.verdict ?? verdicts.get(pairKey(line, like.somebody));
    const isLiker = known === undefined || (!isCertain(known.like.likeness) && isCertain(like.likeness));
    best.set(key, { like: isLiker ? like : known.like, verdict });
  }
  return [...best.values()];
}

/** Records that were found to be one person; a fighter speaks for them, else the first line. */
function createPersons() {
  const above = new Map<string, Somebody>();
  const rootOf = (somebody: Somebody): Somebody => {
    const next = above.get(somebodyKey(somebody));
    return next === undefined ? somebody : rootOf(next);
  };
  const areOne = (one: Somebody, other: Somebody) => somebodyKey(rootOf(one)) === somebodyKey(rootOf(other));
  return {
    rootOf,
    areOne,
    /** Two fighters of the competition are not made one by a list. */
    areKnownApart: (one: Somebody, other: Somebody) =>
      "fighter" in rootOf(one) && "fighter" in rootOf(other) && !areOne(one, other),
    join: (one: Somebody, other: Somebody): void => {
      const [a, b] = [rootOf(one), rootOf(other)];
      if (somebodyKey(a) === somebodyKey(b) || ("fighter" in a && "fighter" in b)) return;
      const isFirst = "fighter" in a || ("line" in b && a.line < b.line);
      above.set(somebodyKey(isFirst ? b : a), isFirst ? a : b);
    },
  };
}
