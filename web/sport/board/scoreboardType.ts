import { penaltiesActive, advantagesActive } from "#domain/ruleset/switches.ts";
import type { FighterPoints, Rules } from "#contract/competition/entity.ts";
import { counterNames, type CounterKind } from "#texts/counters.ts";

export const BOARD_KINDS = ["points", "ibjjf", "adcc", "grappling", "ebi"] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];
export const BOARD_LAYOUTS = ["rows", "duel"] as const;
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];

export type BoardType = { readonly kind: BoardKind; readonly layout: BoardLayout };

/** CP15: «grappling», or with its layout «grappling-duel»; what nobody knows is an ibjjf board in rows. */
export function parseScoreboardType(text: string | null): BoardType {
  const parts = (text ?? "").split("-");
  return {
    kind: BOARD_KINDS.find((kind) => parts.includes(kind)) ?? "ibjjf",
    layout: BOARD_LAYOUTS.find((layout) => parts.includes(layout)) ?? "rows",
  };
}

export type BoardCell = { readonly kind: CounterKind; readonly value: number; readonly label: string };

/** The small figures beside the score; what the rules have switched off is not there. */
export function boardCells(kind: BoardKind, rules: Rules, points: FighterPoints): readonly BoardCell[] {
  const given = rules ?? undefined;
  const names = counterNames(rules);
  const isCounted = {
    advantages: advantagesActive(given),
    penalties: penaltiesActive(given),
    warnings: penaltiesActive(given),
  };
  return COUNTERS[kind].flatMap((counter) =>
    isCounted[counter] ? { kind: counter, value: points[counter], label: names[counter].short } : [],
  );
}

const COUNTERS: Readonly<Record<BoardKind, readonly CounterKind[]>> = {
  points: [],
  ibjjf: ["advantages", "penalties"],
  adcc: ["warnings"],
  grappling: ["penalties", "warnings"],
  ebi: [],
};
