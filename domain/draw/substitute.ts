import { ok, refuse, type Result } from "#domain/result.ts";
import { advance } from "./advance.ts";
import { assemble, type BoutDraft } from "./assemble.ts";
import type { Draw, DrawnBout, Slot } from "./bracket.ts";
import type { Progress } from "./progress.ts";

export type SubstituteProblem =
  | { readonly code: "unknown-bout" }
  | { readonly code: "bout-not-lost-by-both" }
  | { readonly code: "no-substitute-rule" };

/**
 * The draw after a semi-final or a final that nobody won. It never happens by itself: officials ask for it, and
 * when the bout gets a winner after all the category goes back to the draw as it was.
 *
 * Semi-final: those who lost to the two in the quarter-finals fight it instead. Final: the two third-placed fight
 * for the first place, those behind them move up, and a finalist who keeps a place is third.
 */
export function decideSubstitute(
  draw: Draw,
  progress: Progress,
  boutId: string,
): Result<Draw, SubstituteProblem> {
  const bout = draw.bouts.find(({ id }) => id === boutId);
  if (!bout) return refuse({ code: "unknown-bout" });
  const state = advance(draw, progress).get(boutId);
  const isLostByBoth = state?.status === "decided" && state.winner === undefined;
  if (!isLostByBoth) return refuse({ code: "bout-not-lost-by-both" });
  const substituted = bout.stage === "final" ? substituteFinal(draw, bout) : substituteSemifinal(draw, bout);
  return substituted ? ok(substituted) : refuse({ code: "no-substitute-rule" });
}

function substituteSemifinal(draw: Draw, semifinal: DrawnBout): Draw | undefined {
  const { label } = semifinal;
  const [a, b] = [semifinal.a, semifinal.b].map(loserInstead);
  // The losing quarter-finalists of these formats are in the repechage already, perhaps against each other.
  const areBusy = draw.format === "repechage_quarterfinal" || draw.format === "repechage_from_semifinalists";
  if (label.kind !== "round" || label.of !== 4 || areBusy || (!a && !b)) return undefined;
  const id = `${semifinal.id}S`;
  const substitute: BoutDraft = {
    id,
    stage: "main",
    round: semifinal.round,
    label: { kind: "substitute", of: 4, index: label.index },
    a,
    b,
  };
  const redirect = (slot: Slot) => redirectSlot(slot, semifinal.id, id);
  const drafts = draw.bouts.flatMap((bout): BoutDraft[] => {
    const redirected = { ...bout, a: redirect(bout.a), b: redirect(bout.b) };
    return bout.id === semifinal.id ? [bout, substitute] : [redirected];
  });
  return redraw(
    draw,
    drafts,
    tiersOf(draw).map((tier) => tier.map(redirect)),
  );
}

function substituteFinal(draw: Draw, final: DrawnBout): Draw | undefined {
  const [, , thirds = [], ...behind] = tiersOf(draw);
  const [a, b, another] = thirds;
  if (!a || !b || another) return undefined;
  const id = `${final.id}S`;
  const label = { kind: "substitute", of: 2, index: 1 } as const;
  const substitute: BoutDraft = { id, stage: "final", round: final.round, label, a, b };
  const [fifths = [], ...rest] = behind;
  return redraw(
    draw,
    [...draw.bouts, substitute],
    [[{ winnerOf: id }], [{ loserOf: id }], [{ loserOf: final.id }, ...fifths], ...rest],
  );
}

/** Printed numbers do not change: the substitute takes the next free one. */
function redraw(draw: Draw, drafts: readonly BoutDraft[], tiers: readonly (readonly Slot[])[]): Draw {
  const numbers = new Map(draw.bouts.map(({ id, no }) => [id, no]));
  const { bouts, places } = assemble(drafts, tiers);
  const next = Math.max(...numbers.values()) + 1;
  return { ...draw, bouts: bouts.map((bout) => ({ ...bout, no: numbers.get(bout.id) ?? next })), places };
}

function tiersOf(draw: Draw): Slot[][] {
  return [...Map.groupBy(draw.places, ({ place }) => place).values()].map((tier) =>
    tier.map(({ slot }) => slot),
  );
}

/** Whoever had a bye before the semi-final has beaten nobody who could replace him. */
function loserInstead(slot: Slot): Slot | undefined {
  return "winnerOf" in slot ? { loserOf: slot.winnerOf } : undefined;
}

function redirectSlot(slot: Slot, from: string, to: string): Slot {
  if ("winnerOf" in slot && slot.winnerOf === from) return { winnerOf: to };
  if ("loserOf" in slot && slot.loserOf === from) return { loserOf: to };
  if ("beatenBy" in slot && slot.beatenBy.winnerOf === from) {
    return { beatenBy: { ...slot.beatenBy, winnerOf: to } };
  }
  return slot;
}
