import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { Result } from "#domain/result.ts";
import { findCompetitionByUuid, findCompetitionOfCategory } from "../../persistence/event/competitionRows.ts";
import { tellDraws } from "../day/tellDay.ts";

/** What was drawn. */
type Drawn = { readonly category: string } | { readonly competition: string };

/** The answer does not wait for mails: who drew sees the draw, the athletes hear of it a moment later (NT1). */
export function tellOfDraw<Value, Problem>(
  deps: Pick<AccountDeps, "config" | "db" | "now" | "sendMail" | "later">,
  drawn: Drawn,
  done: Result<Value, Problem>,
): Result<Value, Problem> {
  if (!done.ok) return done;
  deps.later(async () => {
    const competition = await ("category" in drawn
      ? findCompetitionOfCategory(deps.db, drawn.category)
      : findCompetitionByUuid(deps.db, drawn.competition));
    if (competition !== undefined) await tellDraws(deps, competition);
  });
  return done;
}
