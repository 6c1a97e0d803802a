import { z } from "zod";
import { leaseRequestSchema, submitRequestSchema } from "#contract/submit.ts";
import { canOperate, canSeeCompetition } from "#domain/access/access.ts";
import type { Deps } from "../../environment/deps.ts";
import { findBoutEvents, findFightingForScoring } from "../../persistence/bout/boutLog.ts";
import { findRefereeIds } from "../../persistence/event/competitionRows.ts";
import type { Snapshot, Snapshots } from "../../snapshots/competitionSnapshots.ts";
import { chooseEncoding } from "../../snapshots/encodedBody.ts";
import {
  findVisibleCompetition,
  findVisibleCompetitionOfEvent,
  readChanges,
} from "../../usecases/event/readCompetition.ts";
import { rowToRecordedEvent } from "../../usecases/bout/boutTable.ts";
import { createTimelines, type Timelines } from "../../usecases/bout/readTimeline.ts";
import { submitBoutEvents, type SubmitProblem } from "../../usecases/bout/submitBoutEvents.ts";
import { takeLease } from "../../usecases/bout/takeLease.ts";
import { findEvent } from "../../usecases/event/findEvent.ts";
import { parseInput, parseWrite } from "../parse.ts";
import { HttpProblem, forbidden, notFound } from "../problem.ts";
import { documentHeaders } from "../unchangedLane.ts";
import type { Call, Route } from "../route.ts";

export function competitionRoutes(deps: Deps, snapshots: Snapshots): Route[] {
  const timelines = createTimelines(deps);
  return [
    {
      method: "GET",
      url: "/api/competitions/uuid/:uuid",
      handle: (call) => handleCompetition(deps, snapshots, call),
    },
    {
      method: "GET",
      url: "/api/competitions/observe/:uuid",
      handle: (call) => handleCompetition(deps, snapshots, call),
    },
    {
      method: "GET",
      url: "/api/competitions/uuid/:uuid/changes",
      handle: (call) => handleChanges(deps, call),
    },
    {
      method: "GET",
      url: "/api/events/:id/competition",
      handle: (call) => handleEventCompetition(deps, snapshots, call),
    },
    { method: "GET", url: "/api/fightings/:uuid/events", handle: (call) => handleProtocol(deps, call) },
    {
      method: "GET",
      url: "/api/fightings/:uuid/timeline",
      handle: (call) => handleTimeline(deps, snapshots, timelines, call),
    },
    { method: "POST", url: "/api/fightings/:uuid/events", handle: (call) => handleSubmit(deps, call) },
    { method: "POST", url: "/api/leases", handle: (call) => handleLease(deps, call) },
  ];
}

async function handleCompetition(deps: Deps, snapshots: Snapshots, call: Call) {
  const snapshot = await snapshots.find(call.params["uuid"] ?? "");
  if (snapshot === undefined || !canSeeCompetition(call.viewer, snapshot.visibility))
    throw notFound("not found");
  return sendSnapshot(deps, snapshot, call);
}

async function handleEventCompetition(deps: Deps, snapshots: Snapshots, call: Call) {
  const event = await findEvent(deps, call.params["id"] ?? "");
  if (!event.ok) throw notFound();
  const row = await findVisibleCompetitionOfEvent(deps, call.viewer, event.value.id);
  const snapshot = row && (await snapshots.find(row.uuid));
  if (snapshot === undefined) throw notFound("not found");
  return sendSnapshot(deps, snapshot, call);
}

async function sendSnapshot(deps: Deps, snapshot: Snapshot, { request, reply }: Call) {
  const { etag, body } = snapshot;
  reply.headers(documentHeaders(snapshot, deps.now()));
  if (isKnown(request.headers["if-none-match"], etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]?.toString());
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type("application/json; charset=utf-8").send(await body.as(encoding));
}

/** A cache in between may have marked the tag as weak, or ask for several at once. */
function isKnown(tags: string | undefined, etag: string): boolean {
  return (tags ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

const sinceSchema = z.object({ since: z.coerce.number().int().min(0) });

async function handleChanges(deps: Deps, { params, viewer, request }: Call) {
  const { since } = parseInput(sinceSchema, request.query);
  const row = await findVisibleCompetition(deps, viewer, params["uuid"] ?? "");
  if (row === undefined) throw notFound("not found");
  return readChanges(deps, row.uuid, since);
}

const afterSchema = z.object({ after: z.coerce.number().int().min(0).default(0) });

/** The protocol sheet: who operates the competition may read how a bout came to its score. */
async function handleProtocol(deps: Deps, { params, viewer, request }: Call) {
  const { after } = parseInput(afterSchema, request.query);
  const fighting = await findFightingForScoring(deps.db, params["uuid"] ?? "");
  const refereeIds = fighting === undefined ? [] : await findRefereeIds(deps.db, fighting.competitionId);
  if (!canOperate(viewer, { refereeIds })) throw forbidden();
  if (fighting === undefined) throw notFound();
  const rows = await findBoutEvents(deps.db, fighting.uuid, after);
  return { data: rows.map((row) => ({ ...rowToRecordedEvent(row), seq: row.seq })), meta: {} };
}

/** How a bout came to its score, for everybody who may see the competition. */
async function handleTimeline(
  deps: Deps,
  snapshots: Snapshots,
  timelines: Timelines,
  { params, viewer }: Call,
) {
  const fighting = await findFightingForScoring(deps.db, params["uuid"] ?? "");
  const snapshot = fighting && (await snapshots.find(fighting.competitionUuid));
  if (fighting === undefined || snapshot === undefined || !canSeeCompetition(viewer, snapshot.visibility))
    throw notFound();
  return { data: await timelines.find(fighting) };
}

const SUBMIT_REFUSALS: Record<SubmitProblem["code"], () => HttpProblem> = {
  "not-found": () => notFound(),
  forbidden,
  "competition-closed": () =>
    new HttpProblem("ConflictError", "The competition is closed", { code: "competition-closed" }),
};

async function handleSubmit(deps: Deps, { params, viewer, request }: Call) {
  const { data } = parseWrite(submitRequestSchema, request.body);
  const answer = await submitBoutEvents(deps, { fightingUuid: params["uuid"] ?? "", viewer, request: data });
  if (!answer.ok) throw SUBMIT_REFUSALS[answer.problem.code]();
  return { data: answer.value };
}

async function handleLease(deps: Deps, { viewer, request }: Call) {
  const { data } = parseWrite(leaseRequestSchema, request.body);
  const answer = await takeLease(deps, viewer, data);
  if (answer.ok) return { data: answer.value };
  switch (answer.problem.code) {
    case "not-found":
      throw notFound();
    case "forbidden":
      throw forbidden();
    case "taken":
      throw new HttpProblem("ConflictError", "Another device holds this table", {
        lease: answer.problem.lease,
      });
  }
}
