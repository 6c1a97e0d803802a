import { medallistsOf, type Drawn } from "#contract/drawnCategory.ts";
import type { Category, Competition } from "#contract/entity.ts";
import { layOutDraw } from "#domain/draw/layout.ts";
import { bracketTrees } from "./bracketTrees.ts";
import { categoryPicture, type DrawnCategory } from "./categoryPicture.ts";
import type { DrawSketch, SketchedCategory } from "./drawSketch.ts";

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
