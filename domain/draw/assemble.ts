import type { BoutLabel, Condition, DrawnBout, Feed, PlaceSlot, Side, Slot, Stage } from "./bracket.ts";

/** A bout as the format lays it out, before byes are taken out; `undefined` is a slot nobody can fill. */
export type BoutDraft = {
  readonly id: string;
  readonly stage: Stage;
  readonly round: number;
  readonly label: BoutLabel;
  readonly group?: string;
  readonly a: Slot | undefined;
  readonly b: Slot | undefined;
  readonly onlyIf?: Condition;
};

type KeptBout = BoutDraft & { readonly a: Slot; readonly b: Slot };

/**
 * A bye is not a bout (DR5): a draft with a slot that nobody can ever fill disappears, its other athlete goes
 * straight to where the winner would have gone, and it has no loser. Drafts come in fighting order, sources
 * first. A tier lists the slots that share a place, best tier first.
 */
export function assemble(
  drafts: readonly BoutDraft[],
  tiers: readonly (readonly Slot[])[],
): { readonly bouts: readonly DrawnBout[]; readonly places: readonly PlaceSlot[] } {
  const kept = new Map<string, KeptBout>();
  const passes = new Map<string, Slot | undefined>();
  const settle = (slot: Slot | undefined) => settleSlot(slot, kept, passes);

  for (const draft of drafts) {
    const a = settle(draft.a);
    const b = settle(draft.b);
    if (a && b) kept.set(draft.id, { ...draft, a, b });
    else passes.set(draft.id, a ?? b);
  }

  const bouts = [...kept.values()];
  const feeds = collectFeeds(bouts);
  return {
    bouts: bouts.map((bout, index) => ({
      no: index + 1,
      ...bout,
      winnerTo: feeds.winners.get(bout.id) ?? [],
      loserTo: feeds.losers.get(bout.id) ?? [],
    })),
    places: rankTiers(tiers.map((tier) => tier.map(settle).filter((slot) => slot !== undefined))),
  };
}

function settleSlot(
  slot: Slot | undefined,
  kept: ReadonlyMap<string, KeptBout>,
  passes: ReadonlyMap<string, Slot | undefined>,
): Slot | undefined {
  if (!slot) return undefined;
  if ("winnerOf" in slot && passes.has(slot.winnerOf)) return passes.get(slot.winnerOf);
  if ("loserOf" in slot && passes.has(slot.loserOf)) return undefined;
  if ("beatenBy" in slot) {
    const { winnerOf, round } = slot.beatenBy;
    return hasRoundBelow(kept, winnerOf, round) ? slot : undefined;
  }
  return slot;
}

/** Whether a bout of that main round leads to this bout. */
function hasRoundBelow(kept: ReadonlyMap<string, KeptBout>, id: string, round: number): boolean {
  const bout = kept.get(id);
  if (!bout) return false;
  if (bout.round === round) return true;
  return [bout.a, bout.b].some((slot) => {
    const below = "winnerOf" in slot ? slot.winnerOf : "loserOf" in slot ? slot.loserOf : undefined;
    return below !== undefined && hasRoundBelow(kept, below, round);
  });
}

function collectFeeds(bouts: readonly KeptBout[]) {
  const winners = new Map<string, Feed[]>();
  const losers = new Map<string, Feed[]>();
  const note = (slot: Slot, to: Feed) => {
    if ("winnerOf" in slot) winners.set(slot.winnerOf, [...(winners.get(slot.winnerOf) ?? []), to]);
    if ("loserOf" in slot) losers.set(slot.loserOf, [...(losers.get(slot.loserOf) ?? []), to]);
  };
  for (const bout of bouts) {
    for (const side of ["a", "b"] satisfies Side[]) note(bout[side], { bout: bout.id, slot: side });
  }
  return { winners, losers };
}

/** Competition ranking: one more than the number of athletes who are better; equals share a place. */
function rankTiers(tiers: readonly (readonly Slot[])[]): PlaceSlot[] {
  let better = 0;
  return tiers.flatMap((tier) => {
    const place = better + 1;
    better += tier.length;
    return tier.map((slot) => ({ place, slot }));
  });
}
