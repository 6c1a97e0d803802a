import type { ErrorName } from "#contract/error.ts";
import { staffRequestSchema, type StaffMember } from "#contract/staff.ts";
import { isAdmin } from "#domain/access/access.ts";
import type { Result } from "#domain/result.ts";
import type { Deps } from "../deps.ts";
import type { StaffRow } from "../persistence/staff.ts";
import { readRights } from "../usecases/readRights.ts";
import { readStaff, setStaff, type StaffProblem } from "../usecases/staffCompetition.ts";
import { actorOf } from "./accountCalls.ts";
import { answer } from "./matRoutes.ts";
import { parseWrite } from "./parse.ts";
import { forbidden, HttpProblem } from "./problem.ts";
import type { Call, Route } from "./route.ts";

/** Who runs a competition, and which mat, for admins (RL23); and what that leaves to who asks (NV11). */
export function staffRoutes(deps: Deps): Route[] {
  const url = "/api/competitions/uuid/:uuid/staff";
  const rights = "/api/competitions/uuid/:uuid/rights";
  return [
    { method: "GET", url, handle: (call) => handleRead(deps, call) },
    { method: "PUT", url, handle: (call) => handleWrite(deps, call) },
    { method: "GET", url: rights, handle: (call) => handleRights(deps, call) },
  ];
}

async function handleRead(deps: Deps, { viewer, params, reply }: Call) {
  if (!isAdmin(viewer)) throw forbidden();
  reply.header("cache-control", "no-store");
  return present(await readStaff(deps, params["uuid"] ?? ""));
}

async function handleWrite(deps: Deps, call: Call) {
  if (!isAdmin(call.viewer)) throw forbidden();
  const { data: change } = parseWrite(staffRequestSchema, call.request.body);
  const competitionUuid = call.params["uuid"] ?? "";
  return present(await setStaff(deps, actorOf(call), { competitionUuid, change }));
}

async function handleRights(deps: Deps, { viewer, params, reply }: Call) {
  reply.header("cache-control", "no-store");
  return answer(await readRights(deps, viewer, params["uuid"] ?? ""));
}

const REFUSALS: Record<StaffProblem["code"], readonly [ErrorName, string]> = {
  "not-found": ["NotFoundError", "not found"],
  "no-referee": ["ValidationError", "Somebody in the list is no referee"],
  "unknown-carpet": ["ValidationError", "The competition has no such mat"],
};

function present(done: Result<readonly StaffRow[], StaffProblem>): { data: StaffMember[] } {
  if (!done.ok) throw new HttpProblem(...REFUSALS[done.problem.code]);
  return {
    data: done.value.map(({ id, username, display_name, named_in, carpet_uuid }) => ({
      id,
      username,
      displayName: display_name,
      isNamed: named_in !== null,
      carpet: carpet_uuid,
    })),
  };
}
