import { NEW } from "./entryPaths.ts";

/** The steps of an entry as its address names them; the first needs no name. */
export const STEPS = ["who", "category", "club", "papers", "review"] as const;
export type Step = (typeof STEPS)[number];

/** The fields of each step; the last one only shows them. */
export const FIELDS_OF = {
  who: ["event", "profile"],
  category: ["categories", "weight"],
  club: ["club", "comment"],
  papers: ["medicalUntil", "insuranceUntil", "processing", "publication"],
  review: [],
} as const satisfies Readonly<Record<Step, readonly string[]>>;

const STEP = "step";

export const stepIn = (search: URLSearchParams): Step =>
  STEPS.find((step) => step === search.get(STEP)) ?? "who";

/** A step with what was chosen first, so that the address alone leads back to the same entry. */
export function stepPath(step: Step, values: Readonly<Record<"event" | "profile", string>>): string {
  const { event, profile } = values;
  return `/personal/applications/${NEW}?${new URLSearchParams({
    ...(event && { event }),
    ...(profile && { profile }),
    ...(step !== "who" && { [STEP]: step }),
  })}`;
}

/** The furthest step that may be shown: what stands before it is all in order. */
export function reachable(asked: Step, isWhole: (names: readonly string[]) => boolean): Step {
  const before = STEPS.slice(0, STEPS.indexOf(asked));
  return before.find((step) => !isWhole(FIELDS_OF[step])) ?? asked;
}

/** Whether going from one address to the other only turns a page of the same entry. */
export function isOnlyAStep(from: URL, to: URL): boolean {
  // The same address once more: what was entered is asked for anew.
  if (
    from.href === to.href ||
    from.pathname !== to.pathname ||
    !from.pathname.endsWith(`/applications/${NEW}`)
  )
    return false;
  return from.searchParams.has(STEP) || to.searchParams.has(STEP);
}

/** The step that a wrong field stands in. */
export const stepOf = (wrong: { has: (name: string) => boolean }): Step | undefined =>
  STEPS.find((step) => FIELDS_OF[step].some((name) => wrong.has(name)));
