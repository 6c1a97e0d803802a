import { decideFormat, formatTraits, isOfGroups, type Format } from "./formats.ts";
import { splitIntoGroups } from "./groups.ts";
import { bracketSize } from "./mainTree.ts";

/** What was done to a draw by hand after the lots; published with it, so that anybody can follow (DR26). */
export type DrawChange =
  | { readonly type: "swapped"; readonly one: string; readonly other: string }
  /** Without a place: the number after the last. */
  | { readonly type: "entered-late"; readonly id: string; readonly place?: number | undefined }
  | { readonly type: "left-early"; readonly id: string }
  | { readonly type: "place-freed"; readonly id: string }
  | { readonly type: "replaced"; readonly left: string; readonly id: string }
  /** Team-mates were set apart: who moved, and to which number (DR91). */
  | {
      readonly type: "separated";
      readonly moved: readonly { readonly id: string; readonly number: number }[];
    }
  | {
      readonly type: "redrawn";
      readonly id: string;
      readonly seed: string;
      readonly numbers: readonly string[];
    };

/** Stands among the numbers where nobody stands: whoever would meet them passes without a bout (DR60). */
export const FREE_PLACE = "";

/** How somebody comes in after the lots: beside a bye, to a free place, as one more of a table, by new lots (DR61). */
export const WAYS_IN = ["bye", "free-place", "row", "redraw"] as const;

/** Cannot refuse: whether a change is allowed was decided before it was published. */
export function applyDrawChange(numbers: readonly string[], change: DrawChange): readonly string[] {
  switch (change.type) {
    case "swapped":
      return exchange(numbers, change.one, change.other);
    case "entered-late":
      return withNewcomer(numbers, change.id, change.place ?? numbers.length + 1);
    case "left-early":
      return withLastInstead(numbers, change.id);
    case "place-freed":
      return numbers.map((id) => (id === change.id ? FREE_PLACE : id));
    case "replaced":
      return numbers.map((id) => (id === change.left ? change.id : id));
    case "redrawn":
      return change.numbers;
    case "separated":
      return withMoved(numbers, change.moved);
  }
}

function exchange(numbers: readonly string[], one: string, other: string): readonly string[] {
  const exchanged = new Map([
    [one, other],
    [other, one],
  ]);
  return numbers.map((id) => exchanged.get(id) ?? id);
}

function withMoved(
  numbers: readonly string[],
  moved: Extract<DrawChange, { type: "separated" }>["moved"],
): readonly string[] {
  const byNumber = new Map(moved.map(({ id, number }) => [number, id]));
  return numbers.map((id, index) => byNumber.get(index + 1) ?? id);
}

/** Numbers between the last and theirs stay free: who would meet them passes, as with a bye. */
function withNewcomer(numbers: readonly string[], id: string, place: number): readonly string[] {
  const size = Math.max(place, numbers.length);
  return Array.from({ length: size }, (_, index) =>
    index === place - 1 ? id : (numbers[index] ?? FREE_PLACE),
  );
}

/** The last number takes the free place, so that nobody else moves (DR28). */
function withLastInstead(numbers: readonly string[], id: string): readonly string[] {
  const last = numbers.at(-1) ?? id;
  return numbers.slice(0, -1).map((other) => (other === id ? last : other));
}

/** Whether somebody new may get this number, after the last, and move nobody. */
export function isOpenNumber(format: Format, n: number, place: number): boolean {
  if (!decideFormat(format, n).ok || !decideFormat(format, place).ok) return false;
  if (isOfGroups(format)) return place === n + 1 && keepsGroups(n);
  if (formatTraits(format).isOneTable) return place === n + 1;
  return place > n && isTree(format) && !SHIFTING.has(format) && place <= bracketSize(n);
}

/** One more at the foot of the sheet moves everybody above: a newcomer needs new lots or a free place. */
const SHIFTING: ReadonlySet<Format> = new Set(["russian_order"]);

/** Formats that stand on a tree of seeds, where a number nobody has is a bye. */
export function isTree(format: Format): boolean {
  return !formatTraits(format).hasCircles && format !== "best_of_three" && format !== "three_person";
}

function keepsGroups(n: number): boolean {
  const [before, after] = [splitIntoGroups(n), splitIntoGroups(n + 1)];
  return Object.entries(before).every(([name, seeds]) => seeds.every((seed) => after[name]?.includes(seed)));
}
