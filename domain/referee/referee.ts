/** Judges' categories of the sport, the highest first. */
export const GRADES = ["international", "all-russian", "first", "second", "third", "young"] as const;
export type Grade = (typeof GRADES)[number];

/** What somebody does at a competition, in the order of the list that is printed and signed. */
export const POSTS = [
  "chief-referee",
  "chief-secretary",
  "deputy-referee",
  "deputy-secretary",
  "mat-chairman",
  "arbiter",
  "side-judge",
  "secretary",
  "timekeeper",
  "announcer",
  "marshal",
] as const;
export type Post = (typeof POSTS)[number];

/** What somebody does in a single bout. */
export const BOUT_DUTIES = ["mat-chairman", "arbiter", "side-judge"] as const satisfies readonly Post[];
export type BoutDuty = (typeof BOUT_DUTIES)[number];

export type Ranked = {
  readonly lastName: string;
  readonly firstName: string | null;
  readonly grade: Grade | null;
  readonly post: Post | null;
};

/** By post, then by category, then by name (RE2); who has no post or category comes last among the like. */
export function compareReferees(one: Ranked, other: Ranked): number {
  return (
    rankIn(POSTS, one.post) - rankIn(POSTS, other.post) ||
    rankIn(GRADES, one.grade) - rankIn(GRADES, other.grade) ||
    collator.compare(nameOf(one), nameOf(other))
  );
}

const collator = new Intl.Collator("ru");

const nameOf = ({ lastName, firstName }: Ranked): string => `${lastName} ${firstName ?? ""}`;

function rankIn<Word>(words: readonly Word[], word: Word | null): number {
  const at = word === null ? -1 : words.indexOf(word);
  return at < 0 ? words.length : at;
}
