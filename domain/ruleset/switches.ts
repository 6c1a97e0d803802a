import type { BoutRules, ScoreAction } from "./rules.ts";

type Switches = { readonly advantages?: boolean | undefined; readonly penalties?: boolean | undefined };

/** Active when the competition has no rules at all, or says so (RU1, RU2). A flag missing from present rules is off (RU3). */
export const advantagesActive = (rules: Switches | undefined): boolean =>
  rules === undefined || rules.advantages === true;

export const penaltiesActive = (rules: Switches | undefined): boolean =>
  rules === undefined || rules.penalties === true;

/** The score buttons that work under these rules, in display order. */
export const activeActions = (rules: BoutRules): readonly ScoreAction[] =>
  rules.actions.filter(({ kind }) => {
    switch (kind) {
      case "advantage":
        return advantagesActive(rules);
      case "penalty":
      case "warning":
        return penaltiesActive(rules);
      case "points":
      case "negative":
      case "escape_time":
        return true;
    }
  });
