import { ok, refuse, type Result } from "#domain/result.ts";
import { programmeOf, type ProgrammeAnswer } from "#contract/competition/programme.ts";
import { type HallNow, withBreak, withoutBreak } from "#domain/schedule/programme/breaks.ts";
import { withoutUnknown } from "#domain/schedule/programme/decideProgramme.ts";
import {
  dateProgramme,
  type DatedProgramme,
  type PlannedBreak,
  type Programme,
} from "#domain/schedule/programme/programme.ts";
import type { Transaction } from "kysely";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallDay, hallMidnight, hallMinute } from "../../environment/hallDay.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { checkDrawer, lockForDraw, type DrawAccessProblem } from "../shared/drawAccess.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { answerOf, findKnown, writeProgramme } from "./saveProgramme.ts";

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
  changeProgramme<PutProblem>(deps, viewer, uuid, async (programme, { known: { carpets } }) => {
    if (added.carpet !== undefined && !carpets.has(added.carpet)) return refuse({ code: "unknown-carpet" });
    const isThere = programme.days.some(({ breaks }) => breaks.some(({ id }) => id === added.id));
    return isThere ? ok(programme) : dated(deps, withBreak(programme, hallNow(deps), added));
  });

export const endBreak = (
  deps: BreakDeps,
  viewer: Identity,
  uuid: string,
  id: string,
): Promise<Result<ProgrammeAnswer, EndProblem>> =>
  changeProgramme<EndProblem>(deps, viewer, uuid, async (programme) =>
    dated(deps, withoutBreak(programme, id, deps.now())),
  );

function hallNow({ config, now }: Pick<BreakDeps, "config" | "now">): HallNow {
  const ms = now();
  return { ms, date: hallDay(config, ms), minute: hallMinute(config, ms) };
}

function dated<Problem>(
  { config }: Pick<BreakDeps, "config">,
  changed: Result<Programme, Problem>,
): Result<DatedProgramme, Problem> {
  return changed.ok ? ok(dateProgramme(changed.value, (date) => hallMidnight(config, date))) : changed;
}

type Context = {
  readonly trx: Transaction<Tables>;
  readonly competitionId: number;
  readonly known: Awaited<ReturnType<typeof findKnown>>;
};

/** One change of the stored programme by who runs the competition; the very same one given back writes nothing. */
export async function changeProgramme<Problem>(
  deps: BreakDeps,
  viewer: Identity,
  uuid: string,
  change: (programme: DatedProgramme, context: Context) => Promise<Result<DatedProgramme, Problem>>,
  action?: Parameters<typeof writeProgramme>[3],
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
    const changed = await change(stored, { trx, competitionId: checked.value.id, known });
    if (!changed.ok) return changed;
    if (changed.value === stored) return ok(answerOf(stored));
    return ok(await writeProgramme(opened.value, stored, changed.value, action));
  });
  if (done.ok) deps.wakeFeed(uuid);
  return done;
}
