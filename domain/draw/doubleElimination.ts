import type { Drawing, Slot } from "./bracket.ts";
import type { BoutDraft } from "./assemble.ts";
import { FINAL_TIERS, fromTree } from "./elimination.ts";
import { growMainTree, loserTiers, pairUp } from "./mainTree.ts";
import { drawBestOfThree } from "./smallFields.ts";

/** Two losses and out; who comes up from the lower bracket must beat the unbeaten one twice. */
export const drawDoubleElimination = (n: number): Drawing => drawTwoLosses(n, reversedFirstDrop);
export const drawCrossedDoubleElimination = (n: number): Drawing => drawTwoLosses(n, crossedDrops);

function drawTwoLosses(n: number, dropsOf: DropsOf): Drawing {
  if (n === 2) return drawBestOfThree();
  const tree = growMainTree(n);
  const upper: BoutDraft[][] = tree.rounds.map((bouts) => bouts.map(asUpperBout));
  const lower = lowerRounds(upper, dropsOf(tree.size));
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
export const drawDoubleEliminationBronze = (n: number): Drawing => drawForThird(n, reversedFirstDrop);
export const drawCrossedDoubleEliminationBronze = (n: number): Drawing => drawForThird(n, crossedDrops);

function drawForThird(n: number, dropsOf: DropsOf): Drawing {
  const tree = growMainTree(n);
  const lower = lowerRounds(tree.rounds.slice(0, -1), dropsOf(tree.size));
  const third = lastWinner(lower);
  return fromTree(tree, inFightingOrder(tree.rounds, lower), [
    ...FINAL_TIERS,
    third ? [third] : [],
    ...loserTiers(lower),
  ]);
}

/** By the size of the bracket and by drop: which bits of a loser's place are turned over before he drops in. */
type DropsOf = (size: number) => readonly number[];

const reversedFirstDrop: DropsOf = (size) => [size / 4 - 1];

/**
 * Turned over at several drops, a loser comes to a part of the lower bracket where few stand whom he has met. Found by
 * trying: in a bracket of 32 to 128 some 0.4 rematches are to be expected, where one reversal leaves 1.1 and 2.8 (DR82).
 */
const CROSSED_DROPS = [24, 8, 3, 3, 0];

const crossedDrops: DropsOf = (size) => CROSSED_DROPS.slice(2 - Math.log2(size));

/**
 * First the neighbouring losers of the first round; then the losers of each later round drop in, crossed over so that
 * people do not meet again at once.
 */
function lowerRounds(upper: readonly (readonly BoutDraft[])[], drops: readonly number[]): BoutDraft[][] {
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
    fight(losers.map((_, index) => [line[index], losers[index ^ (drops[drop] ?? 0)]]));
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
