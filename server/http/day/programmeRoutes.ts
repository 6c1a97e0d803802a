import type { FastifyReply } from "fastify";
import { programme } from "#contract/api/programme.ts";
import type { ProgrammeAnswer } from "#contract/competition/programme.ts";
import type { Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { closeDay, reopenDay } from "../../usecases/draw/closeDay.ts";
import { endBreak, putBreak } from "../../usecases/draw/putBreak.ts";
import { readProgramme, saveProgramme } from "../../usecases/draw/saveProgramme.ts";
import { ifMatch } from "../ifMatch.ts";
import type { Route } from "../route.ts";
import { serve } from "../serve.ts";

/** The programme of a competition: written by admins, its breaks also by the head table. */
export function programmeRoutes(deps: Deps): Route[] {
  return [
    serve(programme.find, async ({ params, reply }) => tagged(reply, await readProgramme(deps, params.uuid))),
    serve(programme.save, async (call) => {
      const { params, body, viewer, reply } = call;
      const wish = { uuid: params.uuid, programme: body.data, expected: ifMatch(call) };
      return tagged(reply, await saveProgramme(deps, viewer, wish));
    }),
    serve(programme.putBreak, async ({ params, body, viewer, reply }) =>
      tagged(reply, await putBreak(deps, viewer, params.uuid, body.data)),
    ),
    serve(programme.closeDay, async ({ params, body, viewer, reply }) =>
      tagged(reply, await closeDay(deps, viewer, { uuid: params.uuid, date: body.data.date })),
    ),
    serve(programme.reopenDay, async ({ params, body, viewer, reply }) =>
      tagged(reply, await reopenDay(deps, viewer, { uuid: params.uuid, date: body.data.date })),
    ),
    serve(programme.endBreak, async ({ params, viewer, reply }) =>
      tagged(reply, await endBreak(deps, viewer, params.uuid, params.break)),
    ),
  ];
}

function tagged<Problem>(
  reply: FastifyReply,
  done: Result<ProgrammeAnswer, Problem>,
): Result<ProgrammeAnswer, Problem> {
  reply.header("cache-control", "no-store");
  if (done.ok) reply.header("etag", `"${done.value.meta.rev}"`);
  return done;
}
