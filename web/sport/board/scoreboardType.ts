import { penaltiesActive, advantagesActive } from "#domain/ruleset/switches.ts";
import type { FighterPoints, Rules } from "#contract/entity.ts";
import { board } from "#web/i18n/ru/board.ts";

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

export type BoardCell = {
  readonly kind: "advantages" | "penalties" | "warnings";
  readonly value: number;
  readonly label: string;
};

/** The small figures beside the score; what the rules have switched off is not there. */
export function boardCells(kind: BoardKind, rules: Rules, points: FighterPoints): readonly BoardCell[] {
  const { advantages, penalties, warnings } = points;
  const given = rules ?? undefined;
  const advantage: BoardCell = { kind: "advantages", value: advantages, label: board.advantages };
  const penalty = (label: string): BoardCell => ({ kind: "penalties", value: penalties, label });
  const warning = (label: string): BoardCell => ({ kind: "warnings", value: warnings, label });
  const ofPenalties = penaltiesActive(given);
  switch (kind) {
    case "points":
    case "ebi":
      return [];
    case "ibjjf":
      return [
        ...(advantagesActive(given) ? [advantage] : []),
        ...(ofPenalties ? [penalty(board.penalties)] : []),
      ];
    case "adcc":
      return ofPenalties ? [warning(board.warnings)] : [];
    case "grappling":
      return ofPenalties ? [penalty(board.cautions), warning(board.passivity)] : [];
  }
}
