import type { Condition, Draw, DrawnBout, Slot } from "./bracket.ts";

export type Step = { readonly bout: DrawnBout; readonly step: number };

/**
 * The bouts as they are best fought, in steps: those of one step depend on nothing in it. A round of the format is no
 * such measure, because repechages, lower brackets and playoffs count their rounds anew.
 */
export function stepsOf(draw: Draw): readonly Step[] {
  const { restOrder } = draw;
  // Nobody fights twice in a row: then every bout is a step of its own.
  if (restOrder !== undefined)
    return draw.bouts
      .toSorted((one, other) => restOrder.indexOf(one.id) - restOrder.indexOf(other.id))
      .map((bout, index) => ({ bout, step: index + 1 }));
  const steps = new Map<string, number>();
  for (const bout of draw.bouts) {
    const sources = feedersOf(draw.bouts, bout);
    const last = Math.max(0, ...sources.map((id) => steps.get(id) ?? 0));
    // Of the bouts everybody knows from the start only groups and series have a second round.
    const isOpening = sources.length === 0;
    const isRepeated = bout.stage === "group" || bout.stage === "series";
    if (isOpening && isRepeated) steps.set(bout.id, bout.round);
    // A bout of seeds that passed the first round by a bye belongs to its own round, not to the first one.
    else steps.set(bout.id, bout.stage === "main" ? Math.max(last + 1, bout.round) : last + 1);
  }
  const final = draw.bouts.find(({ stage }) => stage === "final");
  // Bronze bouts end before the final, however long their ladder is (DR80).
  if (final !== undefined) steps.set(final.id, Math.max(...steps.values()) + 1);
  return draw.bouts
    .map((bout) => ({ bout, step: steps.get(bout.id) ?? 1 }))
    .toSorted((one, other) => one.step - other.step);
}

/** The bouts that decide who is in this one, or whether it is fought. */
export function feedersOf(bouts: readonly DrawnBout[], bout: DrawnBout): readonly string[] {
  return [...sourcesOf(bouts, bout.a), ...sourcesOf(bouts, bout.b), ...conditionsOf(bout.onlyIf)];
}

function sourcesOf(bouts: readonly DrawnBout[], slot: Slot): readonly string[] {
  if ("seed" in slot) return [];
  if ("winnerOf" in slot) return [slot.winnerOf];
  if ("loserOf" in slot) return [slot.loserOf];
  if ("beatenBy" in slot) return [slot.beatenBy.winnerOf];
  if ("groupRank" in slot)
    return bouts.filter(({ group }) => group === slot.groupRank.group).map(({ id }) => id);
  return "winnerOfSeries" in slot ? slot.winnerOfSeries : slot.loserOfSeries;
}

function conditionsOf(condition: Condition | undefined): readonly string[] {
  if (condition === undefined) return [];
  return "series" in condition ? condition.series : [condition.bout];
}
