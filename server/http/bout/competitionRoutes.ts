import type { FastifyReply, FastifyRequest } from "fastify";
import { bouts, leases } from "#contract/api/bouts.ts";
import { competitions } from "#contract/api/competitions.ts";
import { canSeeCompetition, type Viewer } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import type { Snapshot, Snapshots } from "../../snapshots/competitionSnapshots.ts";
import { chooseEncoding } from "../../snapshots/encodedBody.ts";
import { readProtocol } from "../../usecases/bout/readProtocol.ts";
import { createTimelines } from "../../usecases/bout/readTimeline.ts";
import { submitBoutEvents } from "../../usecases/bout/submitBoutEvents.ts";
import { takeLease } from "../../usecases/bout/takeLease.ts";
import {
  findCompetitionOfEvent,
  findVisibleCompetition,
  readChanges,
} from "../../usecases/event/readCompetition.ts";
import { readClosing } from "../../usecases/event/readClosing.ts";
import { documentHeaders, isKnownTag } from "../documentFastPath.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** A competition as a whole, for everybody who may see it, and what changed in it. */
export function competitionRoutes(deps: Deps, snapshots: Snapshots): Route[] {
  const sendVisible = async (call: Sending & { readonly params: { readonly uuid: string } }) => {
    const found = await findVisible(snapshots, call.viewer, call.params.uuid);
    return found.ok ? ok(await sendSnapshot(deps, found.value, call)) : found;
  };
  return [
    serve(competitions.byUuid, sendVisible),
    serve(competitions.observe, sendVisible),
    serve(competitions.ofEvent, async (call) => {
      const row = await findCompetitionOfEvent(deps, call.viewer, call.params.id);
      if (!row.ok) return row;
      const snapshot = await snapshots.find(row.value.uuid);
      if (snapshot === undefined) return refuse({ code: "no-competition" });
      return ok(await sendSnapshot(deps, snapshot, call));
    }),
    serve(competitions.changes, async ({ viewer, params, query }) => {
      const row = await findVisibleCompetition(deps, viewer, params.uuid);
      return row === undefined
        ? refuse({ code: "not-found" })
        : ok(await readChanges(deps, row.uuid, query.since));
    }),
    serve(competitions.closing, async ({ viewer, params }) =>
      asData(await readClosing(deps, viewer, params.uuid)),
    ),
  ];
}

/** The logs of bouts, and who may write to them. */
export function boutRoutes(deps: Deps, snapshots: Snapshots): Route[] {
  const timelines = createTimelines(deps, async (uuid) => (await snapshots.find(uuid))?.visibility);
  return [
    serve(bouts.submitEvents, async ({ viewer, params, body, reply }) => {
      const done = await submitBoutEvents(deps, { fightingUuid: params.uuid, viewer, request: body.data });
      if (done.ok) deps.metrics.actsDecided(done.value.results, reply.elapsedTime);
      return asData(done);
    }),
    serve(bouts.events, async ({ viewer, params, query }) => {
      const read = await readProtocol(deps, viewer, params.uuid, query.after);
      return read.ok ? ok({ data: read.value, meta: {} }) : read;
    }),
    serve(bouts.timeline, async ({ viewer, params }) => asData(await timelines.find(viewer, params.uuid))),
    serve(leases.take, async ({ viewer, body }) => asData(await takeLease(deps, viewer, body.data))),
  ];
}

async function findVisible(
  snapshots: Snapshots,
  viewer: Viewer,
  uuid: string,
): Promise<Result<Snapshot, { readonly code: "not-found" }>> {
  const snapshot = await snapshots.find(uuid);
  const isSeen = snapshot !== undefined && canSeeCompetition(viewer, snapshot.visibility);
  return isSeen ? ok(snapshot) : refuse({ code: "not-found" });
}

type Sending = {
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

async function sendSnapshot(
  { now }: Pick<Deps, "now">,
  snapshot: Snapshot,
  { request, reply }: Sending,
): Promise<FastifyReply> {
  const { etag, body } = snapshot;
  reply.headers(documentHeaders(snapshot, now()));
  if (isKnownTag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]?.toString());
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type("application/json; charset=utf-8").send(await body.as(encoding));
}
