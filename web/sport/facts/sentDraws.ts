import type { Placed } from "#contract/draw/drawnCategory.ts";
import type { Competition } from "#contract/competition/entity.ts";
import type { DayFacts } from "./dayQueues.ts";
import type { DrawStamp } from "./dayStamps.ts";
import type { FighterDraws } from "./fighterDraws.ts";
import type { SketchedDraw } from "./sketchedCategory.ts";

/** What the draws say of the page that is loaded; anything else is computed when it is shown. */
export type SentDraws = {
  readonly facts: DayFacts;
  readonly medallists?: ReadonlyMap<string, readonly Placed[]>;
  readonly stamps?: ReadonlyMap<string, DrawStamp>;
  readonly fighter?: FighterDraws;
  readonly category?: SketchedDraw;
};

const sent = new WeakMap<Competition, SentDraws>();

export const keepSentDraws = (competition: Competition, draws: SentDraws): void =>
  void sent.set(competition, draws);

/** What came with a competition, for the very value that was loaded: one with a push in it is another. */
export const sentDraws = (competition: Competition): Partial<SentDraws> => sent.get(competition) ?? NONE;

const NONE: Partial<SentDraws> = {};
