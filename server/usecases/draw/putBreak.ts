import { ok, refuse, type Result } from "#domain/result.ts";
import type { ProgrammeAnswer } from "#contract/competition/programme.ts";
import { timeOf } from "#domain/schedule/clockTime.ts";
import { withBreak, withoutBreak, withoutUnknown } from "#domain/schedule/programme/decideProgramme.ts";
import { dateProgramme, type PlannedBreak, type Programme } from "#domain/schedule/programme/programme.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallDay, hallMidnight, hallMinute } from "../../environment/hallDay.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { checkDrawer, lockForDraw, type DrawAccessProblem } from "../shared/drawAccess.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { answerOf, findKnown, programmeOf, writeProgramme } from "./saveProgramme.ts";

type BreakDeps = Pick<Deps, "db" | "now" | "newId" | "wakeFeed" | "config">;
type PutProblem =
  | DrawAccessProblem
  | { readonly code: "times-reversed" | "too-many-breaks" | "too-many-days" | "unknown-carpet" };
type EndProblem = DrawAccessProblem | { readonly code: "unknown-break" };

/** A break from the head table; the same one again is the same press (DY53). */
export const putBreak = (
  deps: BreakDeps,
  viewer: Identity,
  uuid: string,
  added: PlannedBreak,
): Promise<Result<ProgrammeAnswer, PutProblem>> =>
  changeBreaks<PutProblem>(deps, viewer, uuid, (programme, { carpets }) => {
    if (added.carpet !== undefined && !carpets.has(added.carpet)) return refuse({ code: "unknown-carpet" });
    const isThere = programme.days.some(({ breaks }) => breaks.some(({ id }) => id === added.id));
    return isThere ? ok(programme) : withBreak(programme, hallDay(deps.config, deps.now()), added);
  });

export const endBreak = (
  deps: BreakDeps,
  viewer: Identity,
  uuid: string,
  id: string,
): Promise<Result<ProgrammeAnswer, EndProblem>> =>
  changeBreaks<EndProblem>(deps, viewer, uuid, (programme) => {
    const nowMs = deps.now();
    const time = timeOf(hallMinute(deps.config, nowMs));
    return withoutBreak(programme, id, { date: hallDay(deps.config, nowMs), time });
  });

type Known = Awaited<ReturnType<typeof findKnown>>;

async function changeBreaks<Problem>(
  deps: BreakDeps,
  viewer: Identity,
  uuid: string,
  change: (programme: Programme, known: Known) => Result<Programme, Problem>,
): Promise<Result<ProgrammeAnswer, Problem | DrawAccessProblem>> {
  const done = await inTransaction<ProgrammeAnswer, Problem | DrawAccessProblem>(deps.db, async (trx) => {
    const checked = await checkDrawer(trx, viewer, await findCompetitionByUuid(trx, uuid));
    if (!checked.ok) return checked;
    const opened = await lockForDraw(deps, trx, viewer, checked.value);
    if (!opened.ok) return opened;
    const known = await findKnown(trx, checked.value.id);
    const stored = withoutUnknown(
      programmeOf((await findCompetitionByUuid(trx, uuid)) ?? checked.value),
      known,
    );
    const changed = change(stored, known);
    if (!changed.ok) return changed;
    if (changed.value === stored) return ok(answerOf(stored));
    const dated = dateProgramme(changed.value, (date) => hallMidnight(deps.config, date));
    return ok(await writeProgramme(opened.value, stored, dated));
  });
  if (done.ok) deps.wakeFeed(uuid);
  return done;
}
