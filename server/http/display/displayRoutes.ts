import {
  displayChangeSchema,
  displayClaimSchema,
  displayLinkRequestSchema,
  newDisplayRequestSchema,
} from "#contract/display.ts";
import { displayReportSchema } from "#contract/readiness.ts";
import { isOfficial } from "#domain/access/access.ts";
import type { Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { writeDisplayToken } from "../../auth/displayToken.ts";
import { networkOf } from "../../auth/networkAddress.ts";
import { findDisplay, touchDisplay, updateDisplayReport } from "../../persistence/display/displays.ts";
import { presentDisplay, presentDisplaySelf } from "../../present/display.ts";
import {
  changeDisplay,
  claimDisplay,
  createDisplayLink,
  listDisplays,
  openDisplay,
  revokeDisplay,
  type DisplayProblem,
} from "../../usecases/display/pairDisplay.ts";
import { parseInput, parseWrite } from "../parse.ts";
import { forbidden, HttpProblem, notFound } from "../problem.ts";
import { enforce } from "../rateLimit.ts";
import type { Call, Route } from "../route.ts";

/** Screens of the hall: how one is paired, what it shows, how it is taken away. */
export function displayRoutes(deps: AccountDeps): Route[] {
  return [
    { method: "POST", url: "/api/displays", ignoresToken: true, handle: (call) => handleOpen(deps, call) },
    { method: "GET", url: "/api/displays/self", handle: (call) => handleSelf(deps, call) },
    { method: "POST", url: "/api/displays/self/report", handle: (call) => handleReport(deps, call) },
    { method: "POST", url: "/api/displays/claim", handle: (call) => handleClaim(deps, call) },
    { method: "PUT", url: "/api/displays/:id", handle: (call) => handleChange(deps, call) },
    { method: "DELETE", url: "/api/displays/:id", handle: (call) => handleRevoke(deps, call) },
    {
      method: "GET",
      url: "/api/competitions/uuid/:uuid/displays",
      handle: (call) => handleList(deps, call),
    },
    {
      method: "POST",
      url: "/api/competitions/uuid/:uuid/displays",
      handle: (call) => handleLink(deps, call),
    },
  ];
}

async function handleOpen(deps: AccountDeps, { request, reply }: Call) {
  enforce(deps, reply, (limits) => limits.displaysByNetwork.take(networkOf(request.ip)));
  parseInput(newDisplayRequestSchema, request.body);
  const row = demand(await openDisplay(deps));
  reply.header("cache-control", "no-store");
  return {
    data: { token: writeDisplayToken(deps.tokenKey, row.document_id), self: presentDisplaySelf(row) },
  };
}

const SEEN_EVERY_MS = 10_000;

async function handleSelf(deps: AccountDeps, { viewer, reply }: Call) {
  const row = viewer.displayId === undefined ? undefined : await findDisplay(deps.db, viewer.displayId);
  if (row === undefined) throw forbidden();
  // Whoever has just opened it looks at the list at once; from then on its socket and its reports tell of it.
  const isPaired = row.competition_uuid !== null;
  if (isPaired && deps.now() - (row.seen_ms ?? 0) > SEEN_EVERY_MS)
    await touchDisplay(deps.db, row.document_id, deps.now());
  reply.header("cache-control", "no-store");
  return { data: presentDisplaySelf(row) };
}

/** Whoever is no display learns nothing from the checks of the body. */
async function handleReport(deps: AccountDeps, { viewer, request, reply }: Call) {
  const row = viewer.displayId === undefined ? undefined : await findDisplay(deps.db, viewer.displayId);
  if (row === undefined) throw forbidden();
  const { offsetMs } = parseWrite(displayReportSchema, request.body).data;
  await updateDisplayReport(deps.db, row.document_id, { offsetMs, nowMs: deps.now() });
  return reply.code(204).send();
}

async function handleClaim(deps: AccountDeps, { viewer, request, reply }: Call) {
  demandOfficial(viewer);
  enforce(deps, reply, (limits) => limits.claimsByAccount.take(String(viewer.accountId)));
  const { data } = parseWrite(displayClaimSchema, request.body);
  return { data: presentDisplay(demand(await claimDisplay(deps, viewer, data)), deps.now()) };
}

async function handleList(deps: AccountDeps, { viewer, params }: Call) {
  demandOfficial(viewer);
  const rows = demand(await listDisplays(deps, viewer, params["uuid"] ?? ""));
  return { data: rows.map((row) => presentDisplay(row, deps.now())) };
}

async function handleLink(deps: AccountDeps, { viewer, params, request, reply }: Call) {
  demandOfficial(viewer);
  // Whether it is theirs comes first: who may not pair learns nothing from the checks of the body.
  demand(await listDisplays(deps, viewer, params["uuid"] ?? ""));
  const { data } = parseWrite(displayLinkRequestSchema, request.body);
  const row = demand(await createDisplayLink(deps, viewer, params["uuid"] ?? "", data));
  reply.header("cache-control", "no-store");
  return {
    data: { ...presentDisplay(row, deps.now()), token: writeDisplayToken(deps.tokenKey, row.document_id) },
  };
}

async function handleChange(deps: AccountDeps, { viewer, params, request }: Call) {
  demandOfficial(viewer);
  const { data } = parseWrite(displayChangeSchema, request.body);
  const row = demand(await changeDisplay(deps, viewer, params["id"] ?? "", data));
  return { data: presentDisplay(row, deps.now()) };
}

async function handleRevoke(deps: AccountDeps, { viewer, params, reply }: Call) {
  demandOfficial(viewer);
  demand(await revokeDisplay(deps, viewer, params["id"] ?? ""));
  return reply.code(204).send();
}

function demandOfficial(viewer: Call["viewer"]): void {
  if (!isOfficial(viewer)) throw forbidden();
}

const REFUSALS: Record<DisplayProblem["code"], () => HttpProblem> = {
  "not-found": () => notFound(),
  forbidden,
  "wrong-code": () => new HttpProblem("NotFoundError", "No display shows this code", { code: "wrong-code" }),
  "too-many-displays": () =>
    new HttpProblem("ConflictError", "There are too many displays", { code: "too-many-displays" }),
};

function demand<Value>(answer: Result<Value, DisplayProblem>): Value {
  if (!answer.ok) throw REFUSALS[answer.problem.code]();
  return answer.value;
}
