/** What a place is worth to the team. */
export type TeamFormula = {
  /** By place, the first one first; whoever shares a place gets what the place is worth. */
  readonly points: readonly number[];
  /** No points where the athlete was alone. */
  readonly skipSingle?: boolean | undefined;
  /** No points where everybody was of one team. */
  readonly skipSameTeamOnly?: boolean | undefined;
  /** Of several athletes of a team in a category only the best one counts. */
  readonly bestOnlyPerCategory?: boolean | undefined;
  /** Only these categories count: age groups have tables of their own. */
  readonly categories?: readonly string[] | undefined;
};

export const TEAM_FORMULAS = ["ibjjf", "uww", "uaejjf"] as const;
export type TeamFormulaName = (typeof TEAM_FORMULAS)[number];

/** The formula of a competition: one of the known ones, or its own. */
export const FORMULA_NAMES = [...TEAM_FORMULAS, "own"] as const;
export type ChosenFormula = TeamFormula & { readonly name: (typeof FORMULA_NAMES)[number] };

/** A formula of one's own is simply another value of the same type. */
export const FORMULAS: Readonly<Record<TeamFormulaName, TeamFormula>> = {
  ibjjf: { points: [9, 3, 1] },
  // Both thirds get 15 and both fifths 10; a fourth or a sixth exists only where a bout has separated them.
  uww: { points: [25, 20, 15, 12, 10, 9, 8, 6, 4, 2], bestOnlyPerCategory: true },
  uaejjf: { points: [30, 20, 10, 5, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1], skipSingle: true },
};
