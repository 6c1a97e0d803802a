import { advance } from "../draw/advance.ts";
import { drawBracket } from "../draw/draw.ts";
import type { BoutState, ResolvedSlot } from "../draw/progress.ts";
import { progressOf, type CategoryBout } from "./categoryProgress.ts";
import type { LateDraw } from "./lateChange.ts";

type Numbers = Pick<LateDraw, "format" | "numbers">;
type People = readonly [string | undefined, string | undefined];

/** A bout that is fought by others than before; without people on the side of the change where it is not fought. */
export type ChangedBout = {
  readonly bracketId: string;
  readonly before: People | undefined;
  readonly after: People | undefined;
};

/** The bouts a change touches, in fighting order (DR63). */
export function lateConsequences(
  before: Numbers,
  after: Numbers,
  bouts: readonly CategoryBout[],
): readonly ChangedBout[] {
  const [old, now] = [heldBouts(before, bouts), heldBouts(after, bouts)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((bracketId) => ({ bracketId, before: old.get(bracketId), after: now.get(bracketId) }))
    .filter((bout) => !isSame(bout.before, bout.after));
}

/** Bouts that are fought, or will be, with whom is known of them. */
function heldBouts(
  { format, numbers }: Numbers,
  bouts: readonly CategoryBout[],
): ReadonlyMap<string, People> {
  const entrants = numbers.map((uuid) => ({ uuid }));
  const states = advance(drawBracket(format, numbers.length), progressOf(entrants, bouts));
  const who = (slot: ResolvedSlot) => (slot.kind === "entrant" ? numbers[slot.seed - 1] : undefined);
  return new Map(
    [...states.values()]
      .filter(isHeld)
      .map((state): [string, People] => [state.id, [who(state.a), who(state.b)]]),
  );
}

const isHeld = ({ status }: BoutState): boolean => status !== "walkover" && status !== "never";

function isSame(one: People | undefined, other: People | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one[0] === other[0] && one[1] === other[1];
}
