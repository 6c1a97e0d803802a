import type { Slot } from "./bracket.ts";
import type { BoutDraft } from "./assemble.ts";
import type { Drawing } from "./drawing.ts";
import { FINAL_TIERS, fromTree } from "./elimination.ts";
import { growMainTree, loserTiers, pairUp } from "./mainTree.ts";
import { drawBestOfThree } from "./smallFields.ts";

/** Two losses and out; who comes up from the lower bracket must beat the unbeaten one twice. */
export function drawDoubleElimination(n: number): Drawing {
  if (n === 2) return drawBestOfThree();
  const tree = growMainTree(n);
  const upper: BoutDraft[][] = tree.rounds.map((bouts) => bouts.map(asUpperBout));
  const lower = lowerRounds(upper);
  const champions = { a: { winnerOf: "WF" }, b: lastWinner(lower) };
  const grandFinals: BoutDraft[] = [
    { id: "GF", stage: "grand_final", round: 1, label: { kind: "grand-final", game: 1 }, ...champions },
    {
      id: "GF2",
      stage: "grand_final",
      round: 2,
      label: { kind: "grand-final", game: 2 },
      ...champions,
      onlyIf: { bout: "GF", winnerIs: "b" },
    },
  ];
  return fromTree(
    tree,
    [...inFightingOrder(upper, lower), ...grandFinals],
    [[{ winnerOfSeries: ["GF", "GF2"] }], [{ loserOfSeries: ["GF", "GF2"] }], ...loserTiers(lower)],
  );
}

/** The upper final gives first and second; its loser does not drop, the lower bracket is for third. */
export function drawDoubleEliminationBronze(n: number): Drawing {
  const tree = growMainTree(n);
  const lower = lowerRounds(tree.rounds.slice(0, -1));
  const third = lastWinner(lower);
  return fromTree(tree, inFightingOrder(tree.rounds, lower), [
    ...FINAL_TIERS,
    third ? [third] : [],
    ...loserTiers(lower),
  ]);
}

/**
 * First the neighbouring losers of the first round; then the losers of each later round drop in, the first
 * drop in reversed order, so that people do not meet again at once.
 */
function lowerRounds(upper: readonly (readonly BoutDraft[])[]): BoutDraft[][] {
  const rounds: BoutDraft[][] = [];
  const [first, ...later] = upper;
  let line: Slot[] = (first ?? []).map(({ id }) => ({ loserOf: id }));
  const fight = (pairs: readonly (readonly [Slot | undefined, Slot | undefined])[]) => {
    const bouts = pairs.map(([a, b], index) => lowerBout(rounds.length + 1, index + 1, a, b));
    rounds.push(bouts);
    line = bouts.map(({ id }) => ({ winnerOf: id }));
  };

  if (line.length > 1) fight(pairUp(line));
  for (const [drop, bouts] of later.entries()) {
    const losers = bouts.map(({ id }) => ({ loserOf: id }));
    const dropping = drop === 0 ? losers.toReversed() : losers;
    fight(dropping.map((loser, index) => [line[index], loser]));
    if (line.length > 1) fight(pairUp(line));
  }
  return rounds;
}

/** The lower bracket waits for the drop of the second round; then it keeps one upper round behind. */
function inFightingOrder(
  upper: readonly (readonly BoutDraft[])[],
  lower: readonly (readonly BoutDraft[])[],
): BoutDraft[] {
  return upper.flatMap((bouts, index) => {
    const waiting = index === 0 && upper.length > 2;
    const from = index <= 1 ? 0 : index * 2 - 1;
    return waiting ? [...bouts] : [...bouts, ...lower.slice(from, index * 2 + 1).flat()];
  });
}

function lowerBout(round: number, index: number, a: Slot | undefined, b: Slot | undefined): BoutDraft {
  return { id: `L${round}-${index}`, stage: "losers", round, label: { kind: "losers", round }, a, b };
}

function asUpperBout(bout: BoutDraft): BoutDraft {
  return bout.stage === "final" ? { ...bout, id: "WF", stage: "main", label: { kind: "upper-final" } } : bout;
}

function lastWinner(lower: readonly (readonly BoutDraft[])[]): Slot | undefined {
  const last = lower.at(-1)?.[0];
  return last && { winnerOf: last.id };
}
