import type { NoticesAnswer } from "#contract/day/notices.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { Identity } from "../../auth/identify.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import { checkDrawer } from "../shared/drawAccess.ts";
import type { OperatedProblem } from "../shared/operated.ts";
import { tellDraws, tellSchedule } from "./tellDay.ts";

/** The head table publishes the schedule: whoever has not heard of it, or heard another one, gets a mail (NT4). */
export async function publishNotices(
  deps: Pick<AccountDeps, "config" | "db" | "now" | "sendMail">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<NoticesAnswer, OperatedProblem | { readonly code: "not-shown" | "competition-closed" }>> {
  const checked = await checkDrawer(
    deps.db,
    viewer,
    await findCompetitionByUuid(deps.db, competitionUuid),
    "announce",
  );
  if (!checked.ok) return checked;
  const competition = checked.value;
  if (competition.status === "closed") return refuse({ code: "competition-closed" });
  const event =
    competition.event_id === null ? undefined : await findEventById(deps.db, competition.event_id);
  if (event?.show_competition !== true) return refuse({ code: "not-shown" });
  const answer = {
    draws: await tellDraws(deps, competition),
    schedules: await tellSchedule(deps, competition),
  };
  await deps.db.transaction().execute((trx) =>
    insertAudit(trx, {
      at_ms: deps.now(),
      actor_id: viewer.accountId ?? null,
      session_id: viewer.sessionId ?? null,
      ip_hash: null,
      action: "competition.notices",
      object: `competition:${competition.id}`,
      after: answer,
    }),
  );
  return ok(answer);
}
