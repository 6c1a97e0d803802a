import type { Drawing, Slot } from "./bracket.ts";
import { assemble, type BoutDraft } from "./assemble.ts";
import { growMainTree, loserTiers, type MainTree } from "./mainTree.ts";

export const FINAL_TIERS: readonly (readonly Slot[])[] = [[{ winnerOf: "F" }], [{ loserOf: "F" }]];

/** Knock-out; both losing semi-finalists are third. */
export const drawTwoBronzes = (n: number): Drawing => twoBronzesOf(growMainTree(n));

export function twoBronzesOf(tree: MainTree): Drawing {
  return fromTree(tree, tree.rounds.flat(), [...FINAL_TIERS, ...loserTiers(tree.rounds.slice(0, -1))]);
}

/** Knock-out; the losing semi-finalists fight for the one third place. */
export function drawBronzeBout(n: number): Drawing {
  const tree = growMainTree(n);
  const final = tree.rounds.at(-1) ?? [];
  const [first, second] = tree.rounds.at(-2) ?? [];
  const bronze: BoutDraft = {
    id: "B",
    stage: "bronze",
    round: tree.rounds.length,
    label: { kind: "bronze" },
    a: first && { loserOf: first.id },
    b: second && { loserOf: second.id },
  };
  return fromTree(
    tree,
    [...tree.rounds.slice(0, -1).flat(), bronze, ...final],
    [...FINAL_TIERS, [{ winnerOf: "B" }], [{ loserOf: "B" }], ...loserTiers(tree.rounds.slice(0, -2))],
  );
}

export function fromTree(
  tree: MainTree,
  drafts: readonly BoutDraft[],
  tiers: readonly (readonly Slot[])[],
): Drawing {
  return {
    size: tree.size,
    mainRounds: tree.rounds.map((_, index) => ({ round: index + 1, of: tree.size / 2 ** index })),
    byes: tree.byes,
    ...assemble(drafts, tiers),
  };
}
