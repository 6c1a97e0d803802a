import { fighterDraws } from "./fighterDraws.ts";
import { dayMedallists } from "./categoryPlaces.ts";
import { dayFacts } from "./dayFacts.ts";
import { dayStamps } from "./dayStamps.ts";
import { sketchedDraw } from "./sketchedCategory.ts";

/** What pages compute of the draws. The server has it at once, a browser fetches it when something is decided. */
export const drawRules = { dayFacts, dayMedallists, dayStamps, fighterDraws, sketchedDraw };

export type DrawRules = typeof drawRules;
