import { staffRequestSchema, type Staff } from "#contract/staff.ts";
import { isAdmin, isOfficial } from "#domain/access/access.ts";
import type { Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import {
  readStaff,
  setStaff,
  type StaffList,
  type StaffProblem,
} from "../../usecases/event/staffCompetition.ts";
import { actorOf } from "../account/accountCalls.ts";
import { ifMatch } from "../ifMatch.ts";
import { parseWrite } from "../parse.ts";
import { forbidden, HttpProblem, notFound } from "../problem.ts";
import type { Call, Route } from "../route.ts";

/** Who runs a competition, and which mat, for admins (RL23). */
export function staffRoutes(deps: Deps): Route[] {
  const url = "/api/competitions/uuid/:uuid/staff";
  return [
    { method: "GET", url, handle: (call) => handleRead(deps, call) },
    { method: "PUT", url, handle: (call) => handleWrite(deps, call) },
  ];
}

async function handleRead(deps: Deps, call: Call) {
  if (!isAdmin(call.viewer)) throw forbidden();
  call.reply.header("cache-control", "no-store");
  return present(call, await readStaff(deps, call.params["uuid"] ?? ""));
}

async function handleWrite(deps: Deps, call: Call) {
  if (!isAdmin(call.viewer)) throw forbidden();
  const { data: change } = parseWrite(staffRequestSchema, call.request.body);
  const staffing = { competitionUuid: call.params["uuid"] ?? "", change, expected: ifMatch(call) };
  return present(call, await setStaff(deps, actorOf(call), staffing));
}

function present({ reply }: Call, done: Result<StaffList, StaffProblem>): Staff {
  if (!done.ok) throw refusalOf(done.problem);
  const { rows, rev } = done.value;
  reply.header("etag", `"${rev}"`);
  return {
    data: rows.map(({ id, username, display_name, role, is_blocked, named_in, carpet_uuid }) => ({
      id,
      username,
      displayName: display_name,
      hasLeft: is_blocked || !isOfficial({ role }),
      isNamed: named_in !== null,
      carpet: carpet_uuid,
    })),
    meta: { rev },
  };
}

function refusalOf(problem: StaffProblem): HttpProblem {
  switch (problem.code) {
    case "not-found":
      return notFound();
    case "no-referee":
      return new HttpProblem("ValidationError", "Somebody in the list is no referee");
    case "unknown-carpet":
      return new HttpProblem("ValidationError", "The competition has no such mat");
    case "stale-rev":
      return new HttpProblem("ConflictError", "Somebody else has changed the referees", problem);
  }
}
