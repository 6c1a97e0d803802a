import type { FastifyReply } from "fastify";
import { staff } from "#contract/api/staff.ts";
import type { Staff } from "#contract/competition/staff.ts";
import { isOfficial } from "#domain/access/access.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { readRights } from "../../usecases/day/readRights.ts";
import { readStaff, setStaff, type StaffList } from "../../usecases/event/staffCompetition.ts";
import { ifMatch } from "../ifMatch.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** Who runs a competition, and which mat, for admins (RL23). */
export function staffRoutes(deps: Deps): Route[] {
  return [
    serve(staff.find, async ({ params, reply }) => {
      reply.header("cache-control", "no-store");
      return present(reply, await readStaff(deps, params.uuid));
    }),
    serve(staff.save, async (call) => {
      const { params, body, actor, reply } = call;
      const staffing = { competitionUuid: params.uuid, change: body.data, expected: ifMatch(call) };
      return present(reply, await setStaff(deps, actor, staffing));
    }),
    serve(staff.rights, async ({ viewer, params, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await readRights(deps, viewer, params.uuid));
    }),
  ];
}

function present<Problem>(reply: FastifyReply, done: Result<StaffList, Problem>): Result<Staff, Problem> {
  if (!done.ok) return done;
  const { rows, rev } = done.value;
  reply.header("etag", `"${rev}"`);
  const data = rows.map(({ id, username, display_name, role, is_blocked, named_in, carpet_uuid }) => ({
    id,
    username,
    displayName: display_name,
    hasLeft: is_blocked || !isOfficial({ role }),
    isNamed: named_in !== null,
    carpet: carpet_uuid,
  }));
  return ok({ data, meta: { rev } });
}
