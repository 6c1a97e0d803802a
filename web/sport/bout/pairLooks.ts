import type { Fighter } from "#contract/competition/entity.ts";
import { personName } from "#web/i18n/names.ts";
import { nameInPair } from "#web/sport/facts/fighterName.ts";

/** What of a bout there is room for, and how it is said. */
export type Look = {
  readonly name: (fighter: Fighter, isNamesake: boolean, extras?: string) => string;
  /** How the corner or the club is told before the name; an edge of its colour is drawn by the sheet. */
  readonly mark?: "letter" | "club" | "letter or club" | "words";
  readonly club?: "name" | "name and city";
  /** A word says who won. */
  readonly hasVictory?: boolean;
  /** `words` beside the score; `cells` with a figure of their own. */
  readonly extras?: "words" | "cells";
  readonly hasScore?: boolean;
  /** The score tells a change by itself. */
  readonly isLive?: boolean;
  /** Scores and extras give a result away to those who do not want to know it yet (NS2). */
  readonly isSpoiler?: boolean;
  /** Red first, whoever has the upper slot. */
  readonly isByColour?: boolean;
  /** The name fills the place it has; alone it stands in the grid of its page. */
  readonly fit?: "in a row" | "alone";
  /** More letters than this are cut; the title has the whole name. */
  readonly longFrom?: number;
  /** In a line of text, with this between the two. */
  readonly between?: string;
};

export const PAIR_SIZES = [
  "card",
  "mat",
  "board",
  "hero",
  "own",
  "column",
  "dashboard",
  "next",
  "list",
  "queue",
  "cell",
  "line",
  "shortLine",
  "surnames",
  "wallMat",
  "wallQueue",
  "wallBracket",
] as const;
export type PairSize = (typeof PAIR_SIZES)[number];

export const LOOKS: Readonly<Record<PairSize, Look>> = {
  /** A row of a card: in a bracket and in a list of bouts. */
  card: {
    name: nameInPair.fitting,
    mark: "letter or club",
    extras: "words",
    hasScore: true,
    isLive: true,
    longFrom: 27,
  },
  /** The card of a mat for spectators. */
  mat: {
    name: personName,
    mark: "letter",
    club: "name and city",
    extras: "words",
    hasScore: true,
    isSpoiler: true,
  },
  /** One bout, large, as a small board. */
  board: {
    name: personName,
    mark: "words",
    club: "name and city",
    hasVictory: true,
    extras: "cells",
    hasScore: true,
    isSpoiler: true,
  },
  /** A mat on the first page. */
  hero: { name: personName, club: "name", extras: "words", hasScore: true, isSpoiler: true },
  /** The bout an athlete is in, on their own page. */
  own: { name: personName, mark: "letter", club: "name", hasScore: true, isSpoiler: true },
  /** A mat among others for officials, and the same on the dashboard. */
  column: { name: nameInPair.short, mark: "letter", hasScore: true },
  dashboard: { name: nameInPair.short, mark: "letter", hasScore: true },
  /** The pair that gets ready. */
  next: { name: personName, mark: "letter", club: "name and city" },
  /** A row of a queue: in public, and at the tables. */
  list: { name: personName, mark: "club" },
  queue: { name: personName, mark: "club", longFrom: 0 },
  /** A cell of a table with a column for each colour. */
  cell: { name: personName, isByColour: true },
  /** Words of a sentence. */
  line: { name: personName, between: " — " },
  shortLine: { name: nameInPair.short, between: " — " },
  surnames: { name: nameInPair.surname, between: " — " },
  /** Walls: what is on, who comes next, a box of a bracket. */
  wallMat: { name: nameInPair.surname, hasScore: true, isByColour: true, fit: "in a row" },
  wallQueue: { name: nameInPair.surname, isByColour: true, fit: "alone" },
  wallBracket: { name: nameInPair.surname, hasScore: true, fit: "in a row" },
};
