import { ok, refuse, type Result } from "#domain/result.ts";
import { decideFormat, type Format } from "./formats.ts";
import { splitIntoGroups } from "./groups.ts";
import { bracketSize } from "./mainTree.ts";

/** What was done to a draw by hand after the lots; published with it, so that anybody can follow (DR26). */
export type DrawChange =
  | { readonly type: "swapped"; readonly one: string; readonly other: string }
  | { readonly type: "entered-late"; readonly id: string }
  | { readonly type: "left-early"; readonly id: string };

export type DrawChangeProblem =
  | { readonly code: "bouts-started"; readonly bouts: readonly string[] }
  | { readonly code: "not-in-the-draw"; readonly id: string }
  | { readonly code: "already-in-the-draw"; readonly id: string }
  /** There is no free place that leaves everybody else where he is: the category has to be drawn again. */
  | { readonly code: "redraw-needed" };

type Changeable = {
  readonly format: Format;
  /** Ids by draw number, number 1 first. */
  readonly numbers: readonly string[];
  /** Bouts of the category that have begun. */
  readonly startedBouts: readonly string[];
};

/** The numbers after a change, until the first bout of the category has begun. */
export function decideDrawChange(
  draw: Changeable,
  change: DrawChange,
): Result<readonly string[], DrawChangeProblem> {
  const { numbers, startedBouts } = draw;
  if (startedBouts.length > 0) return refuse({ code: "bouts-started", bouts: startedBouts });
  if (change.type === "swapped") {
    const absent = [change.one, change.other].find((id) => !numbers.includes(id));
    if (absent !== undefined) return refuse({ code: "not-in-the-draw", id: absent });
    return ok(applyDrawChange(numbers, change));
  }
  const isIn = numbers.includes(change.id);
  if (change.type === "left-early") {
    if (!isIn) return refuse({ code: "not-in-the-draw", id: change.id });
    // Whoever is left stands as if the last number had never come: the same question, asked from the other side.
    if (!hasFreePlace(draw.format, numbers.length - 1)) return refuse({ code: "redraw-needed" });
    return ok(applyDrawChange(numbers, change));
  }
  if (isIn) return refuse({ code: "already-in-the-draw", id: change.id });
  if (!hasFreePlace(draw.format, numbers.length)) return refuse({ code: "redraw-needed" });
  return ok(applyDrawChange(numbers, change));
}

/** Cannot refuse: whether a change is allowed was decided before it was published. */
export function applyDrawChange(numbers: readonly string[], change: DrawChange): readonly string[] {
  if (change.type === "entered-late") return [...numbers, change.id];
  if (change.type === "left-early") return withLastInstead(numbers, change.id);
  const { one, other } = change;
  const exchanged = new Map([
    [one, other],
    [other, one],
  ]);
  return numbers.map((id) => exchanged.get(id) ?? id);
}

/** The last number takes the free place, so that nobody else moves (DR28). */
function withLastInstead(numbers: readonly string[], id: string): readonly string[] {
  const last = numbers.at(-1) ?? id;
  return numbers.slice(0, -1).map((other) => (other === id ? last : other));
}

/** The newcomer gets the last number. In a tree that is the place beside a bye; in a group it must move nobody. */
function hasFreePlace(format: Format, n: number): boolean {
  if (!decideFormat(format, n).ok || !decideFormat(format, n + 1).ok) return false;
  switch (format) {
    case "round_robin":
      return true;
    case "groups_playoff":
      return keepsGroups(n);
    case "best_of_three":
    case "three_person":
      return false;
    case "single_elimination_two_bronzes":
    case "single_elimination_bronze_bout":
    case "repechage_from_finalists":
    case "repechage_quarterfinal":
    case "repechage_from_semifinalists":
    case "double_elimination":
    case "double_elimination_bronze":
      return bracketSize(n + 1) === bracketSize(n);
  }
}

function keepsGroups(n: number): boolean {
  const [before, after] = [splitIntoGroups(n), splitIntoGroups(n + 1)];
  return Object.entries(before).every(([name, seeds]) => seeds.every((seed) => after[name]?.includes(seed)));
}
