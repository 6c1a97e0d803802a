import type { Drawing, Slot } from "./bracket.ts";
import type { BoutDraft } from "./assemble.ts";
import { drawBronzeBout, FINAL_TIERS, fromTree, twoBronzesOf } from "./elimination.ts";
import { growMainTree, loserTiers, positionsInOrder, type MainTree } from "./mainTree.ts";

const SIDES = ["A", "B"] as const;

/** Both bronze bouts are listed even where one has no opponent: its athlete is then third without a bout. */
const PODIUM_TIERS: readonly (readonly Slot[])[] = [
  ...FINAL_TIERS,
  SIDES.map((side) => ({ winnerOf: `BR-${side}` })),
  SIDES.map((side) => ({ loserOf: `BR-${side}` })),
];

/**
 * Everyone beaten by a finalist returns: in each half a ladder from the loser of the first round up to the
 * losing semi-finalist. The winners of the two ladders are third.
 */
export const drawRepechageFromFinalists = (n: number): Drawing => fromFinalists(growMainTree(n));

/** The same on a sheet filled from the top, as Russian rules have it (DR84). */
export const drawRussianOrder = (n: number): Drawing => fromFinalists(growMainTree(n, positionsInOrder));

function fromFinalists(tree: MainTree): Drawing {
  if (tree.rounds.length < 3) return twoBronzesOf(tree);
  const semifinals = tree.rounds.at(-2) ?? [];
  const arms = SIDES.map((side, half) => {
    const semifinal = semifinals[half];
    const { bouts, winner } = climb(`REP-${side}`, side, beatenOnTheWayTo(semifinal));
    return [...bouts, bronzeBout(side, bouts.length + 1, winner, loserOf(semifinal))];
  });
  return { ...fromTree(tree, beforeFinal(tree, arms), PODIUM_TIERS), restPlaces: "shared" };
}

/** The four losing quarter-finalists return; a winner meets the losing semi-finalist of the other half. */
export function drawRepechageQuarterfinal(n: number): Drawing {
  const tree = growMainTree(n);
  // Among four nobody loses a quarter-final: the losing semi-finalists fight for the one third place.
  if (tree.rounds.length < 3) return drawBronzeBout(n);
  const arms = SIDES.map((side, half) => {
    const [first, second] = quarterfinalsOf(tree, half).map(loserOf);
    const meeting = repechageBout(`REP-${side}`, side, 1, first, second);
    return [meeting, bronzeBout(side, 2, { winnerOf: meeting.id }, oppositeSemifinalLoser(tree, half))];
  });
  return fromTree(tree, beforeFinal(tree, arms), [
    ...PODIUM_TIERS,
    SIDES.map((side) => ({ loserOf: `REP-${side}` })),
    ...loserTiers(tree.rounds.slice(0, -3)),
  ]);
}

/**
 * Everyone beaten by a semi-finalist before the semi-finals returns: a ladder in each quarter, the two ladder
 * winners of a half meet, and the winner meets the losing semi-finalist of the other half.
 */
export function drawRepechageFromSemifinalists(n: number): Drawing {
  const tree = growMainTree(n);
  if (tree.rounds.length < 3) return drawBronzeBout(n);
  const arms = SIDES.map((side, half) => {
    const ladders = quarterfinalsOf(tree, half).map((quarterfinal, index) => {
      const rungs = [...beatenOnTheWayTo(quarterfinal), loserOf(quarterfinal)];
      return climb(`REP-${side}${index + 1}`, side, rungs);
    });
    const round = tree.rounds.length - 2;
    const meeting = repechageBout(`REP-${side}`, side, round, ladders[0]?.winner, ladders[1]?.winner);
    const bronze = bronzeBout(side, round + 1, { winnerOf: meeting.id }, oppositeSemifinalLoser(tree, half));
    return [...ladders.flatMap(({ bouts }) => bouts), meeting, bronze];
  });
  return { ...fromTree(tree, beforeFinal(tree, arms), PODIUM_TIERS), restPlaces: "statistics" };
}

/** Repechage follows the round that fills it; bronze comes before the final (DR24). */
function beforeFinal(tree: MainTree, arms: readonly (readonly BoutDraft[])[]): BoutDraft[] {
  const repechage = arms.flat().toSorted((one, other) => one.round - other.round);
  return [...tree.rounds.slice(0, -1).flat(), ...repechage, ...(tree.rounds.at(-1) ?? [])];
}

function climb(
  prefix: string,
  side: string,
  rungs: readonly (Slot | undefined)[],
): { readonly bouts: readonly BoutDraft[]; readonly winner: Slot | undefined } {
  const bouts: BoutDraft[] = [];
  let winner = rungs[0];
  for (const [index, rung] of rungs.slice(1).entries()) {
    const bout = repechageBout(`${prefix}-${index + 1}`, side, index + 1, winner, rung);
    bouts.push(bout);
    winner = { winnerOf: bout.id };
  }
  return { bouts, winner };
}

/** Those whom the winner of this bout beat in the rounds before it, first round first. */
function beatenOnTheWayTo(bout: BoutDraft | undefined): Slot[] {
  if (!bout) return [];
  return Array.from({ length: bout.round - 1 }, (_, index) => ({
    beatenBy: { winnerOf: bout.id, round: index + 1 },
  }));
}

function repechageBout(
  id: string,
  side: string,
  round: number,
  a: Slot | undefined,
  b: Slot | undefined,
): BoutDraft {
  return { id, stage: "repechage", round, label: { kind: "repechage", side, round }, a, b };
}

function bronzeBout(side: string, round: number, a: Slot | undefined, b: Slot | undefined): BoutDraft {
  return { id: `BR-${side}`, stage: "bronze", round, label: { kind: "bronze", side }, a, b };
}

function quarterfinalsOf(tree: MainTree, half: number): readonly BoutDraft[] {
  return (tree.rounds.at(-3) ?? []).slice(half * 2, half * 2 + 2);
}

/** From the other half, so that nobody meets at once the one who has just beaten him or his victor. */
function oppositeSemifinalLoser(tree: MainTree, half: number): Slot | undefined {
  return loserOf(tree.rounds.at(-2)?.[1 - half]);
}

function loserOf(bout: BoutDraft | undefined): Slot | undefined {
  return bout && { loserOf: bout.id };
}
