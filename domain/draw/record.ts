import { ok, refuse, type Result } from "#domain/result.ts";
import { applyDrawChange, type DrawChange } from "./change.ts";
import type { Entrant } from "./entrants.ts";
import type { Format } from "./formats.ts";
import { drawNumbers } from "./placement.ts";
import type { Progress } from "./progress.ts";

/** Everything needed to make the same draw again and to see that nobody touched it (DR8). */
export type DrawRecord = {
  readonly format: Format;
  /** Ids by draw number, number 1 first. */
  readonly numbers: readonly string[];
  /** The random seed, published with the draw. */
  readonly seed: string | number;
  readonly drawnBy: string;
  readonly drawnAt: number;
  /** What was done to it by hand since, in that order. */
  readonly changes?: readonly DrawChange[];
};

export function recordDraw(
  { format, seed, drawnBy, drawnAt }: Omit<DrawRecord, "numbers">,
  entrants: readonly Entrant[],
): DrawRecord {
  const numbers = drawNumbers(format, entrants, seed).map(({ id }) => id);
  return { format, numbers, seed, drawnBy, drawnAt };
}

/** Whether these entrants, drawn again with the same seed and changed in the same way, get the same numbers (DR7, DR26). */
export function isSameDraw(record: DrawRecord, entrants: readonly Entrant[]): boolean {
  const changes = record.changes ?? [];
  const late = new Set(changes.flatMap((change) => (change.type === "entered-late" ? [change.id] : [])));
  const drawn = recordDraw(
    record,
    entrants.filter(({ id }) => !late.has(id)),
  );
  const numbers = changes.reduce(applyDrawChange, drawn.numbers);
  return (
    numbers.length === record.numbers.length && numbers.every((id, index) => id === record.numbers[index])
  );
}

export type RedrawProblem = { readonly code: "bouts-decided"; readonly bouts: readonly string[] };

/** A new draw, or another format, is possible until the first bout of the category is decided (DR2, DR9). */
export function decideRedraw(outcomes: Progress["outcomes"]): Result<undefined, RedrawProblem> {
  return outcomes.size === 0 ? ok(undefined) : refuse({ code: "bouts-decided", bouts: [...outcomes.keys()] });
}
