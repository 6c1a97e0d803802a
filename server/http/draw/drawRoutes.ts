import {
  drawAllRequestSchema,
  drawChangeRequestSchema,
  drawPreviewSchema,
  drawRequestSchema,
} from "#contract/draw.ts";
import type { Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { findCompetitionOfCategory, findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { changeDraw } from "../../usecases/draw/changeDraw.ts";
import { drawAll } from "../../usecases/draw/drawAll.ts";
import { drawCategory } from "../../usecases/draw/drawCategory.ts";
import { previewDraw, readDraw } from "../../usecases/draw/readDraw.ts";
import type { CompetitionRow } from "../../persistence/database/competitionTables.ts";
import { tellDraws } from "../../usecases/day/tellDay.ts";
import { answer } from "../problem.ts";
import { parseWrite } from "../parse.ts";
import type { Call, Route } from "../route.ts";

/** From entries to bouts. */
export function drawRoutes(deps: AccountDeps): Route[] {
  return [
    {
      method: "GET",
      url: "/api/categories/:uuid/draw",
      handle: async ({ viewer, params, reply }) => {
        reply.header("cache-control", "no-store");
        return answer(await readDraw(deps, viewer, params["uuid"] ?? ""));
      },
    },
    post("/api/categories/:uuid/draw/preview", async ({ viewer, params, request }) => {
      const { data } = parseWrite(drawPreviewSchema, request.body);
      return answer(await previewDraw(deps, viewer, params["uuid"] ?? "", data));
    }),
    post("/api/categories/:uuid/draw", async ({ viewer, params, request }) => {
      const { data } = parseWrite(drawRequestSchema, request.body);
      const uuid = params["uuid"] ?? "";
      return told(deps, await drawCategory(deps, viewer, uuid, data), () => ofCategory(deps, uuid));
    }),
    post("/api/categories/:uuid/draw/changes", async ({ viewer, params, request }) => {
      const { data } = parseWrite(drawChangeRequestSchema, request.body);
      const uuid = params["uuid"] ?? "";
      return told(deps, await changeDraw(deps, viewer, uuid, data), () => ofCategory(deps, uuid));
    }),
    post("/api/competitions/uuid/:uuid/draws", async ({ viewer, params, request }) => {
      const { data } = parseWrite(drawAllRequestSchema, request.body);
      const uuid = params["uuid"] ?? "";
      return told(deps, await drawAll(deps, viewer, uuid, data), () => findCompetitionByUuid(deps.db, uuid));
    }),
  ];
}

const ofCategory = ({ db }: AccountDeps, uuid: string) => findCompetitionOfCategory(db, uuid);

/** The answer does not wait for mails: who drew sees the draw, the athletes hear of it a moment later (NT1). */
function told<Value>(
  deps: AccountDeps,
  done: Result<Value, { readonly code: string }>,
  find: () => Promise<CompetitionRow | undefined>,
) {
  const said = answer(done);
  deps.later(async () => {
    const competition = await find();
    if (competition !== undefined) await tellDraws(deps, competition);
  });
  return said;
}

const post = (url: string, handle: (call: Call) => Promise<unknown>): Route => ({
  method: "POST",
  url,
  handle,
});
