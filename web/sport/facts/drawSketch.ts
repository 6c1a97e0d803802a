import type { Placed } from "#contract/drawnCategory.ts";
import type { BracketTree } from "./bracketTree.ts";
import type { CategoryPicture } from "./categoryBase.ts";

/** A draw laid out: its trees, and who won what once everything is decided. */
export type DrawSketch = {
  readonly trees: readonly BracketTree[];
  readonly medallists: readonly Placed[] | undefined;
};

export type SketchedCategory = CategoryPicture & { readonly sketch: DrawSketch | undefined };
