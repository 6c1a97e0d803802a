import { medallistsOf, type Drawn, type Placed } from "#contract/draw/drawnCategory.ts";
import type { Category, Competition } from "#contract/competition/entity.ts";
import { layOutDraw } from "#domain/draw/layout.ts";
import { bracketTrees } from "./bracketTrees.ts";
import { categoryPicture, type DrawnCategory } from "./categoryPicture.ts";
import type { BracketTree } from "./bracketTree.ts";
import type { CategoryPicture } from "./categoryBase.ts";

export function sketchedCategory(
  competition: Competition,
  category: Category,
): DrawnCategory & SketchedCategory {
  const picture = categoryPicture(competition, category);
  return { ...picture, sketch: picture.drawn && sketchOf(picture.drawn) };
}

function sketchOf(drawn: Drawn): DrawSketch {
  return { trees: bracketTrees(layOutDraw(drawn.draw)), medallists: medallistsOf(drawn) };
}

/** A draw laid out: its trees, and who won what once everything is decided. */
type DrawSketch = {
  readonly trees: readonly BracketTree[];
  readonly medallists: readonly Placed[] | undefined;
};

export type SketchedCategory = CategoryPicture & { readonly sketch: DrawSketch | undefined };
