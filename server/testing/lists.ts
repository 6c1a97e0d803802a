import { randomUUID } from "node:crypto";
import type { ListRequest } from "#contract/entry/list.ts";

type Line = ListRequest["lines"][number];

const NOTHING = {
  firstName: null,
  middleName: null,
  birthDate: null,
  birthYear: null,
  sex: null,
  weight: null,
  city: null,
  region: null,
  coach: null,
  rank: null,
  belt: null,
  level: null,
  licence: null,
} as const;

/** A line of a list that tells only what is given. */
export const listLine = (
  category: Line["category"],
  person: Pick<Line["person"], "lastName"> & Partial<Line["person"]>,
  rest: Partial<Omit<Line, "person" | "category">> = {},
): Line => ({
  person: { ...NOTHING, ...person },
  is: null,
  club: null,
  category,
  hasConsent: false,
  ...rest,
});

export const listOf = (lines: readonly Line[], rest: Partial<ListRequest> = {}): ListRequest => ({
  id: randomUUID(),
  lines: [...lines],
  clubs: [],
  categories: [],
  haveAllConsents: false,
  ...rest,
});
