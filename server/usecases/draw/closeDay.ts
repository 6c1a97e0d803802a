import type { Result } from "#domain/result.ts";
import type { ProgrammeAnswer } from "#contract/competition/programme.ts";
import { type ClosingProblem, decideClose, decideReopen } from "#domain/schedule/programme/closing.ts";
import { emptyDay } from "#domain/schedule/programme/decideProgramme.ts";
import { dateProgramme, type DatedProgramme } from "#domain/schedule/programme/programme.ts";
import { countOnMats } from "#domain/schedule/queue.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallDay, hallMidnight } from "../../environment/hallDay.ts";
import { findQueuedBouts } from "../../persistence/draw/drawRows.ts";
import type { DrawAccessProblem } from "../shared/drawAccess.ts";
import { changeProgramme } from "./putBreak.ts";

type CloseDeps = Pick<Deps, "db" | "now" | "newId" | "wakeFeed" | "config">;
type Wish = {
  readonly uuid: string;
  /** Null is today in the hall. */
  readonly date: string | null;
};

/** Nobody stands in a queue of the day any more; who closed it and when is in the audit (DY70). */
export const closeDay = (
  deps: CloseDeps,
  viewer: Identity,
  { uuid, date }: Wish,
): Promise<Result<ProgrammeAnswer, DrawAccessProblem | ClosingProblem>> =>
  changeProgramme<ClosingProblem>(
    deps,
    viewer,
    uuid,
    async (stored, { trx, competitionId }) => {
      const nowMs = deps.now();
      const boutsOnMats = countOnMats(await findQueuedBouts(trx, competitionId));
      const wanted = date ?? hallDay(deps.config, nowMs);
      const known = date === null ? withToday(deps, stored, wanted) : stored;
      return decideClose(known, wanted, { nowMs, boutsOnMats });
    },
    "day.close",
  );

/** A competition without a programme has a day too. */
function withToday({ config }: CloseDeps, stored: DatedProgramme, date: string): DatedProgramme {
  if (stored.days.some((day) => day.date === date)) return stored;
  const days = [...stored.days, emptyDay(date)].toSorted((a, b) => a.date.localeCompare(b.date));
  return dateProgramme({ ...stored, days }, (one) => hallMidnight(config, one));
}

export const reopenDay = (
  deps: CloseDeps,
  viewer: Identity,
  { uuid, date }: Wish,
): Promise<Result<ProgrammeAnswer, DrawAccessProblem | { readonly code: "unknown-day" | "day-open" }>> =>
  changeProgramme<{ readonly code: "unknown-day" | "day-open" }>(
    deps,
    viewer,
    uuid,
    async (stored) => decideReopen(stored, date ?? hallDay(deps.config, deps.now())),
    "day.reopen",
  );
