import { medallistsOf, type Drawn, type Placed } from "#contract/draw/drawnCategory.ts";
import type { Category, Competition } from "#contract/competition/entity.ts";
import { layOutDraw } from "#domain/draw/layout.ts";
import { bracketTrees, twoSided } from "./bracketTrees.ts";
import { categoryPicture, type DrawnCategory } from "./categoryPicture.ts";
import type { BracketTree } from "./bracketTree.ts";
import type { CategoryPicture, ShownDraw } from "./categoryBase.ts";

export function sketchedCategory(
  competition: Competition,
  category: Category,
): DrawnCategory & SketchedCategory {
  const picture = categoryPicture(competition, category);
  return { ...picture, sketch: picture.drawn && sketchOf(picture.drawn, competition) };
}

/** What a page shows of a draw beside the records of the competition. */
export type SketchedDraw = {
  readonly categoryUuid: string;
  readonly drawn: ShownDraw | undefined;
  readonly sketch: DrawSketch | undefined;
};

/** Without what only the rules ask about: it is sent with the page. */
export function sketchedDraw(competition: Competition, categoryUuid: string): SketchedDraw {
  const category = competition.categories.find(({ uuid }) => uuid === categoryUuid);
  const { drawn, sketch } = category ? sketchedCategory(competition, category) : UNDRAWN;
  return { categoryUuid, drawn: drawn && shownDraw(drawn), sketch };
}

const UNDRAWN = { drawn: undefined, sketch: undefined };

function shownDraw({ draw, entrants, states }: Drawn): ShownDraw {
  const { format, groups, qualifiersPerGroup } = draw;
  return {
    entrants,
    draw: {
      format,
      ...(groups && { groups }),
      ...(qualifiersPerGroup !== undefined && { qualifiersPerGroup }),
      bouts: draw.bouts.map(({ id, label, group, winnerTo }) => ({
        id,
        label,
        winnerTo,
        ...(group !== undefined && { group }),
      })),
    },
    states: new Map([...states].map(([id, { status, a, b }]) => [id, { status, a, b }])),
  };
}

function sketchOf(drawn: Drawn, { rules }: Competition): DrawSketch {
  const trees = bracketTrees(layOutDraw(drawn.draw));
  return {
    trees: rules?.brackets === "two-sided" ? trees.map(facing) : trees,
    medallists: medallistsOf(drawn),
  };
}

/** A repechage is two ladders, and the bracket of the losers has no halves: only the main one is turned. */
const facing = (tree: BracketTree): BracketTree => (tree.key.startsWith("main") ? twoSided(tree) : tree);

/** A draw laid out: its trees, and who won what once everything is decided. */
type DrawSketch = {
  readonly trees: readonly BracketTree[];
  readonly medallists: readonly Placed[] | undefined;
};

export type SketchedCategory = CategoryPicture & { readonly sketch: DrawSketch | undefined };
