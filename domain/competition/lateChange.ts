import { advance } from "../draw/advance.ts";
import { applyDrawChange, FREE_PLACE, isOpenNumber, type DrawChange } from "../draw/change.ts";
import { drawBracket } from "../draw/draw.ts";
import type { Entrant } from "../draw/entrants.ts";
import { formatFor, type FormatPackage } from "../draw/formatPackage.ts";
import { decideFormat, type Format } from "../draw/formats.ts";
import { drawNumbers, separateTeammates } from "../draw/placement.ts";
import type { ResolvedSlot } from "../draw/progress.ts";
import { ok, refuse, type Result } from "../result.ts";
import { progressOf, type CategoryBout } from "./categoryProgress.ts";

/** A drawn category on its day. */
export type LateDraw = {
  readonly format: Format;
  /** Ids by draw number, number 1 first; a free place has none. */
  readonly numbers: readonly string[];
  /** Bouts called, running or decided: they stay what they are. */
  readonly begun: readonly CategoryBout[];
  /** What the competition has for how many, where new lots need another format. */
  readonly formats: FormatPackage;
};

/** What is wished for; how a place is left, and who stands where after new lots, is decided here. */
export type LateWish =
  | Extract<DrawChange, { type: "swapped" | "entered-late" | "replaced" }>
  | { readonly type: "left-early"; readonly id: string }
  /** Team-mates who have not begun are set apart; the entrants are asked for their teams. */
  | { readonly type: "separated"; readonly entrants: readonly Entrant[] }
  /** Everybody who has not begun, the newcomer among them, draws lots again. */
  | {
      readonly type: "redrawn";
      readonly id: string;
      readonly seed: string;
      readonly entrants: readonly Entrant[];
    };

export type LateProblem =
  /** These stand as they are, and the change would take people from them or feed them otherwise. */
  | { readonly code: "bouts-started"; readonly bouts: readonly string[] }
  /** Has fought, or was called: leaving is a withdrawal then, and nobody takes the place. */
  | { readonly code: "has-begun"; readonly id: string }
  | { readonly code: "not-in-the-draw"; readonly id: string }
  | { readonly code: "already-in-the-draw"; readonly id: string }
  | { readonly code: "place-taken" }
  | { readonly code: "too-few-left" }
  /** Nobody who may still move would meet a team-mate later. */
  | { readonly code: "nothing-to-separate" }
  /** There is no free place that leaves everybody else where he is. */
  | { readonly code: "redraw-needed" };

export type Changed = Pick<LateDraw, "format" | "numbers"> & { readonly change: DrawChange };

/** The draw after a change of the day, where every bout that has begun stays as it is (DR60). */
export function decideLateChange(draw: LateDraw, wish: LateWish): Result<Changed, LateProblem> {
  const problem = problemWith(draw, wish);
  if (problem !== undefined) return refuse(problem);
  const changed = changedAs(draw, wish);
  if (!changed.ok) return changed;
  const lost = lostBouts(draw, changed.value);
  return lost.length === 0 ? changed : refuse({ code: "bouts-started", bouts: lost });
}

function changedAs(draw: LateDraw, wish: LateWish): Result<Changed, LateProblem> {
  if (wish.type === "redrawn") return drawAgain(draw, wish);
  if (wish.type === "separated") return setApart(draw, wish.entrants);
  return ok(changedBy(draw, changeFor(draw, wish)));
}

/** Whoever has begun keeps the number; whom they meet later may change. */
function setApart(draw: LateDraw, entrants: readonly Entrant[]): Result<Changed, LateProblem> {
  const known = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  const moved = separateTeammates(
    draw.format,
    draw.numbers.map((id) => known.get(id)),
    ({ id }) => !hasBegun(draw, id),
  );
  if (moved.length === 0) return refuse({ code: "nothing-to-separate" });
  return ok(changedBy(draw, { type: "separated", moved }));
}

/** Back to the draw before the last change, unless a bout it made has begun since (DR62). */
export function decideUndo(
  draw: Omit<LateDraw, "formats">,
  before: Pick<LateDraw, "format" | "numbers">,
): Result<Pick<LateDraw, "format" | "numbers">, Extract<LateProblem, { code: "bouts-started" }>> {
  const lost = lostBouts(draw, before);
  return lost.length === 0 ? ok(before) : refuse({ code: "bouts-started", bouts: lost });
}

function changedBy({ format, numbers }: LateDraw, change: DrawChange): Changed {
  return { format, numbers: applyDrawChange(numbers, change), change };
}

/** Before the first bout the last number takes a place that is left, where that moves nobody (DR28). */
function changeFor(
  { format, numbers, begun }: LateDraw,
  wish: Exclude<LateWish, { type: "redrawn" | "separated" }>,
): DrawChange {
  if (wish.type !== "left-early") return wish;
  const isDense = !numbers.includes(FREE_PLACE);
  const canMove = begun.length === 0 && isDense && isOpenNumber(format, numbers.length - 1, numbers.length);
  return canMove ? wish : { type: "place-freed", id: wish.id };
}

function problemWith(draw: LateDraw, wish: LateWish): LateProblem | undefined {
  const { numbers } = draw;
  switch (wish.type) {
    case "swapped":
      return movable(draw, wish.one) ?? movable(draw, wish.other);
    case "left-early":
      return movable(draw, wish.id) ?? (activeIn(numbers) <= 2 ? { code: "too-few-left" } : undefined);
    case "replaced":
      return movable(draw, wish.left) ?? outside(draw, wish.id);
    case "separated":
      return undefined;
    case "redrawn":
      return outside(draw, wish.id);
    case "entered-late":
      return outside(draw, wish.id) ?? placeProblem(draw, wish.place ?? numbers.length + 1);
  }
}

function placeProblem({ format, numbers }: LateDraw, place: number): LateProblem | undefined {
  if (place > numbers.length)
    return isOpenNumber(format, numbers.length, place) ? undefined : { code: "redraw-needed" };
  return numbers[place - 1] === FREE_PLACE ? undefined : { code: "place-taken" };
}

const activeIn = (numbers: readonly string[]) => numbers.filter((id) => id !== FREE_PLACE).length;

function outside({ numbers }: LateDraw, id: string): LateProblem | undefined {
  return numbers.includes(id) ? { code: "already-in-the-draw", id } : undefined;
}

function movable(draw: LateDraw, id: string): LateProblem | undefined {
  if (id === FREE_PLACE || !draw.numbers.includes(id)) return { code: "not-in-the-draw", id };
  return hasBegun(draw, id) ? { code: "has-begun", id } : undefined;
}

export function hasBegun({ begun }: Pick<LateDraw, "begun">, id: string): boolean {
  return begun.some(({ red, blue }) => red === id || blue === id);
}

/** Whoever has begun keeps the number; a format that does not fit so many is left only before the first bout. */
function drawAgain(
  draw: LateDraw,
  { id, seed, entrants }: Extract<LateWish, { type: "redrawn" }>,
): Result<Changed, LateProblem> {
  const { begun } = draw;
  const n = entrants.length;
  const isFitting = decideFormat(draw.format, n).ok;
  const format = isFitting ? draw.format : begun.length === 0 ? formatFor(draw.formats, n) : undefined;
  if (format === undefined)
    return refuse({ code: "bouts-started", bouts: begun.map((bout) => bout.bracketId) });
  const fixed = entrants.map((entrant) =>
    begun.length === 0 ? entrant : { ...entrant, seed: keptNumber(draw, entrant) },
  );
  const after = drawNumbers(format, fixed, seed).map((entrant) => entrant.id);
  return ok({ format, numbers: after, change: { type: "redrawn", id, seed, numbers: after } });
}

function keptNumber(draw: LateDraw, { id }: Entrant): number | undefined {
  return hasBegun(draw, id) ? draw.numbers.indexOf(id) + 1 : undefined;
}

/** Bouts that have begun and would have other people, or lead their people elsewhere. */
function lostBouts(before: Omit<LateDraw, "formats">, after: Pick<LateDraw, "format" | "numbers">): string[] {
  if (before.begun.length === 0) return [];
  const [old, now] = [pictureOf(before, before.begun), pictureOf(after, before.begun)];
  return before.begun.map(({ bracketId }) => bracketId).filter((id) => old(id) !== now(id));
}

/** Who stands in a bout and where it leads, as one text to compare. */
function pictureOf(
  { format, numbers }: Pick<LateDraw, "format" | "numbers">,
  begun: readonly CategoryBout[],
): (bracketId: string) => string | undefined {
  const draw = drawBracket(format, numbers.length);
  const progress = progressOf(entrantsOf(numbers), begun);
  // As the slots say it: what was kept as fought would hide that they say something else now.
  const outcomes = [...progress.outcomes].map(
    ([id, { asFought: _kept, ...outcome }]) => [id, outcome] as const,
  );
  const states = advance(draw, { ...progress, outcomes: new Map(outcomes) });
  const nameOf = (slot: ResolvedSlot) => (slot.kind === "entrant" ? numbers[slot.seed - 1] : slot.kind);
  const bouts = new Map(draw.bouts.map((bout) => [bout.id, bout]));
  return (id) => {
    const [bout, state] = [bouts.get(id), states.get(id)];
    return bout && state && JSON.stringify([nameOf(state.a), nameOf(state.b), bout.winnerTo, bout.loserTo]);
  };
}

const entrantsOf = (numbers: readonly string[]) => numbers.map((uuid) => ({ uuid }));
