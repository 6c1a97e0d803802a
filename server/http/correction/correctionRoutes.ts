import { correctionPreviewSchema, correctionRequestSchema } from "#contract/correction.ts";
import { canOperate } from "#domain/access/access.ts";
import type { Deps } from "../../environment/deps.ts";
import { findCompetitionByUuid, findRefereeIds } from "../../persistence/event/competitionRows.ts";
import { findAllCorrections } from "../../persistence/correction/corrections.ts";
import {
  applyCorrection,
  previewCorrection,
  type ApplyProblem,
} from "../../usecases/correction/applyCorrection.ts";
import { viewCorrection } from "../../usecases/correction/correctionRecord.ts";
import { parseWrite } from "../parse.ts";
import { HttpProblem, forbidden, notFound } from "../problem.ts";
import type { Call, Route } from "../route.ts";

export function correctionRoutes(deps: Deps): Route[] {
  return [
    { method: "POST", url: "/api/corrections/preview", handle: (call) => handlePreview(deps, call) },
    { method: "POST", url: "/api/corrections", handle: (call) => handleApply(deps, call) },
    {
      method: "GET",
      url: "/api/competitions/uuid/:uuid/corrections",
      handle: (call) => handleList(deps, call),
    },
  ];
}

async function handlePreview(deps: Deps, { viewer, request }: Call) {
  const { data } = parseWrite(correctionPreviewSchema, request.body);
  const answer = await previewCorrection(deps, viewer, { ...data, reason: "" });
  if (!answer.ok) throw refusal(answer.problem);
  return { data: answer.value };
}

async function handleApply(deps: Deps, { viewer, request, reply }: Call) {
  const { data } = parseWrite(correctionRequestSchema, request.body);
  const answer = await applyCorrection(deps, viewer, data);
  if (!answer.ok) throw refusal(answer.problem);
  reply.code(201);
  return { data: answer.value };
}

/** What was corrected, by whom and why: for everybody who runs the competition. */
async function handleList(deps: Deps, { viewer, params }: Call) {
  const competition = await findCompetitionByUuid(deps.db, params["uuid"] ?? "");
  const refereeIds = competition === undefined ? [] : await findRefereeIds(deps.db, competition.id);
  if (!canOperate(viewer, { refereeIds })) throw forbidden();
  if (competition === undefined) throw notFound();
  const rows = await findAllCorrections(deps.db, competition.uuid);
  return { data: rows.map(viewCorrection), meta: {} };
}

const CONFLICTS: Partial<Record<ApplyProblem["code"], string>> = {
  "competition-closed": "The competition is closed",
  "already-reverted": "The correction has been reverted",
  "corrected-since": "A later correction stands on this one",
  "plan-stale": "Something has changed since the preview",
  "not-finished": "The bout is not over",
};

function refusal(problem: ApplyProblem): HttpProblem {
  if (problem.code === "forbidden") return forbidden();
  if (problem.code === "not-found" || problem.code === "unknown-correction") return notFound();
  const { code } = problem;
  const details = code === "plan-stale" ? { code, ...problem.answer } : { code };
  const conflict = CONFLICTS[code];
  return conflict === undefined
    ? new HttpProblem("ValidationError", "The bout cannot be corrected in this way", details)
    : new HttpProblem("ConflictError", conflict, details);
}
