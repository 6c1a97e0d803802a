import { parseJournal } from "#contract/journal.ts";
import { journalRequestSchema, resolveRequestSchema, trialRequestSchema } from "#contract/parked.ts";
import type { Deps } from "../../environment/deps.ts";
import { isAdmin } from "#domain/access/access.ts";
import { importJournal, type ImportProblem } from "../../usecases/bout/importJournal.ts";
import { listParked } from "../../usecases/bout/listParked.ts";
import { decideParked, type ResolveProblem } from "../../usecases/bout/resolveParked.ts";
import { tryTable } from "../../usecases/bout/tryTable.ts";
import { parseWrite } from "../parse.ts";
import { forbidden, HttpProblem, notFound } from "../problem.ts";
import type { Call, Route } from "../route.ts";

/** A journal of a long day; other bodies are far smaller. */
const JOURNAL_LIMIT_BYTES = 9_000_000;

/** What tables did and the protocol did not take, and the way back for what a server lost. */
export function parkedRoutes(deps: Deps): Route[] {
  return [
    {
      method: "GET",
      url: "/api/competitions/uuid/:uuid/parked",
      handle: (call) => handleList(deps, call),
    },
    { method: "POST", url: "/api/parked/:id/resolve", handle: (call) => handleResolve(deps, call) },
    {
      method: "POST",
      url: "/api/competitions/uuid/:uuid/journal",
      bodyLimit: JOURNAL_LIMIT_BYTES,
      handle: (call) => handleJournal(deps, call),
    },
    {
      method: "POST",
      url: "/api/competitions/uuid/:uuid/try-table",
      handle: (call) => handleTrial(deps, call),
    },
  ];
}

async function handleList(deps: Deps, { params, viewer }: Call) {
  const listed = await listParked(deps, viewer, params["uuid"] ?? "");
  if (!listed.ok) throw listed.problem.code === "forbidden" ? forbidden() : notFound();
  const open = listed.value.filter(({ resolution }) => resolution === null).length;
  return { data: listed.value, meta: { open } };
}

async function handleResolve(deps: Deps, { params, viewer, request }: Call) {
  if (!isAdmin(viewer)) throw forbidden();
  const { data } = parseWrite(resolveRequestSchema, request.body);
  const decided = await decideParked(deps, { ...data, id: params["id"] ?? "", viewer });
  if (!decided.ok) throw resolveRefusal(decided.problem);
  return { data: decided.value };
}

function resolveRefusal(problem: ResolveProblem): HttpProblem {
  switch (problem.code) {
    case "not-found":
      return notFound();
    case "forbidden":
      return forbidden();
    case "already-resolved":
      return conflict("Somebody has decided about this act already", problem);
    case "competition-closed":
      return conflict("The competition is closed", problem);
    case "stale":
      return conflict("The bout has changed", problem);
    case "refused":
      return conflict("The rules of the bout do not allow this act", problem);
  }
}

async function handleJournal(deps: Deps, { params, viewer, request }: Call) {
  if (!isAdmin(viewer)) throw forbidden();
  const { data } = parseWrite(journalRequestSchema, request.body);
  const journal = parseJournal(data.journal);
  if (!journal.ok) throw new HttpProblem("ValidationError", "The journal cannot be read", journal.problem);
  const { isTrial } = data;
  const sent = { viewer, competitionUuid: params["uuid"] ?? "", journal: journal.value, isTrial };
  const imported = await importJournal(deps, sent);
  if (!imported.ok) throw importRefusal(imported.problem);
  return { data: imported.value };
}

async function handleTrial(deps: Deps, { params, viewer, request }: Call) {
  const { data } = parseWrite(trialRequestSchema, request.body);
  const tried = await tryTable(deps, { ...data, competitionUuid: params["uuid"] ?? "", viewer });
  if (!tried.ok) throw tried.problem.code === "forbidden" ? forbidden() : notFound();
  return { data: tried.value };
}

function importRefusal(problem: ImportProblem): HttpProblem {
  if (problem.code === "competition-closed") return conflict("The competition is closed", problem);
  return problem.code === "forbidden" ? forbidden() : notFound();
}

const conflict = (message: string, details: object) => new HttpProblem("ConflictError", message, details);
