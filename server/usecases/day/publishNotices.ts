import type { NoticesAnswer } from "#contract/day/notices.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { Identity } from "../../auth/identify.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import type { CompetitionRow } from "../../persistence/database/competitionTables.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import { checkDrawer } from "../shared/drawAccess.ts";
import type { OperatedProblem } from "../shared/operated.ts";
import { countNews, tellDraws, tellSchedule } from "./tellDay.ts";

type Problem = OperatedProblem | { readonly code: "not-shown" | "competition-closed" };

/** What publishing would send at this moment (NT8). */
export async function previewNotices(
  deps: Pick<AccountDeps, "config" | "db" | "now">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<NoticesAnswer, Problem>> {
  const checked = await checkTold(deps, viewer, competitionUuid);
  return checked.ok ? ok(await countNews(deps, checked.value)) : checked;
}

/** The head table publishes the schedule: whoever has not heard of it, or heard another one, gets a mail (NT4). */
export async function publishNotices(
  deps: Pick<AccountDeps, "config" | "db" | "now" | "sendMail">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<NoticesAnswer, Problem>> {
  const checked = await checkTold(deps, viewer, competitionUuid);
  if (!checked.ok) return checked;
  const competition = checked.value;
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

/** Whether the viewer may tell people of this competition, and whether its event shows it to them (NT3). */
async function checkTold(
  { db }: Pick<AccountDeps, "db">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<CompetitionRow, Problem>> {
  const checked = await checkDrawer(db, viewer, await findCompetitionByUuid(db, competitionUuid), "announce");
  if (!checked.ok) return checked;
  const competition = checked.value;
  if (competition.status === "closed") return refuse({ code: "competition-closed" });
  const event = competition.event_id === null ? undefined : await findEventById(db, competition.event_id);
  return event?.show_competition === true ? checked : refuse({ code: "not-shown" });
}
