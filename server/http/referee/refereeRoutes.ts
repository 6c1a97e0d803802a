import type { FastifyReply } from "fastify";
import { staff } from "#contract/api/staff.ts";
import type { Referees } from "#contract/referee/referee.ts";
import { isAdmin } from "#domain/access/access.ts";
import type { Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { demandStepUp } from "../../usecases/account/stepUp.ts";
import { readRights } from "../../usecases/day/readRights.ts";
import {
  addReferees,
  admitReferees,
  changeReferee,
  readReferees,
  removeReferee,
} from "../../usecases/referee/changeReferees.ts";
import { inviteReferees } from "../../usecases/referee/inviteReferees.ts";
import { setCrew } from "../../usecases/referee/setCrew.ts";
import { ifMatch } from "../ifMatch.ts";
import { spendOrRefuse } from "../rateLimit.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** The referees of a competition, for admins; what one may do there oneself, for officials. */
export function refereeRoutes(deps: AccountDeps): Route[] {
  return [
    serve(staff.find, async ({ params, reply }) => listAnswer(reply, await readReferees(deps, params.uuid))),
    serve(staff.add, async ({ params, body, actor, reply }) => {
      const adding = { competitionUuid: params.uuid, added: body.data };
      return listAnswer(reply, await addReferees(deps, actor, adding));
    }),
    serve(staff.change, async (call) => {
      const { params, body, actor, reply } = call;
      const one = { competitionUuid: params.uuid, uuid: params.referee };
      const change = { ...one, change: body.data, expected: ifMatch(call) };
      return listAnswer(reply, await changeReferee(deps, actor, change));
    }),
    serve(staff.remove, async (call) => {
      const { params, actor, reply } = call;
      const one = { competitionUuid: params.uuid, uuid: params.referee, expected: ifMatch(call) };
      return listAnswer(reply, await removeReferee(deps, actor, one));
    }),
    serve(staff.admit, async ({ params, body, actor, reply }) => {
      const wish = { competitionUuid: params.uuid, ...body.data };
      return listAnswer(reply, await admitReferees(deps, actor, wish));
    }),
    serve(staff.invite, async ({ viewer, params, body, actor, reply }) => {
      const demanded = await demandStepUp(deps, actor);
      if (!demanded.ok) return demanded;
      const spent = await spendOrRefuse(deps, reply, (limits) =>
        limits.invitationsByAccount.take(String(actor.accountId), body.data.length),
      );
      if (!spent.ok) return spent;
      const inviter = { actor, role: isAdmin(viewer) ? "referee" : "authenticated" } as const;
      return asData(await inviteReferees(deps, inviter, { competitionUuid: params.uuid, lines: body.data }));
    }),
    serve(staff.setCrew, async (call) => {
      const { params, body, actor, reply } = call;
      const bout = { competitionUuid: params.uuid, fighting: params.fighting };
      const naming = { ...bout, crew: body.data, expected: ifMatch(call) };
      return listAnswer(reply, await setCrew(deps, actor, naming));
    }),
    serve(staff.rights, async ({ viewer, params, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await readRights(deps, viewer, params.uuid));
    }),
  ];
}

function listAnswer<Problem>(
  reply: FastifyReply,
  done: Result<Referees, Problem>,
): Result<Referees, Problem> {
  reply.header("cache-control", "no-store");
  if (done.ok) reply.header("etag", `"${done.value.meta.rev}"`);
  return done;
}
