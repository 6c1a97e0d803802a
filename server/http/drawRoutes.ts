import {
  drawAllRequestSchema,
  drawChangeRequestSchema,
  drawPreviewSchema,
  drawRequestSchema,
} from "#contract/draw.ts";
import type { Deps } from "../deps.ts";
import { changeDraw } from "../usecases/changeDraw.ts";
import { drawAll } from "../usecases/drawAll.ts";
import { drawCategory } from "../usecases/drawCategory.ts";
import { previewDraw, readDraw } from "../usecases/readDraw.ts";
import { answer } from "./matRoutes.ts";
import { parseWrite } from "./parse.ts";
import type { Call, Route } from "./route.ts";

/** From entries to bouts. */
export function drawRoutes(deps: Deps): Route[] {
  return [
    {
      method: "GET",
      url: "/api/categories/:uuid/draw",
      handle: async ({ viewer, params }) => answer(await readDraw(deps, viewer, params["uuid"] ?? "")),
    },
    post("/api/categories/:uuid/draw/preview", async ({ viewer, params, request }) => {
      const { data } = parseWrite(drawPreviewSchema, request.body);
      return answer(await previewDraw(deps, viewer, params["uuid"] ?? "", data));
    }),
    post("/api/categories/:uuid/draw", async ({ viewer, params, request }) => {
      const { data } = parseWrite(drawRequestSchema, request.body);
      return answer(await drawCategory(deps, viewer, params["uuid"] ?? "", data));
    }),
    post("/api/categories/:uuid/draw/changes", async ({ viewer, params, request }) => {
      const { data } = parseWrite(drawChangeRequestSchema, request.body);
      return answer(await changeDraw(deps, viewer, params["uuid"] ?? "", data));
    }),
    post("/api/competitions/uuid/:uuid/draws", async ({ viewer, params, request }) => {
      const { data } = parseWrite(drawAllRequestSchema, request.body);
      return answer(await drawAll(deps, viewer, params["uuid"] ?? "", data));
    }),
  ];
}

const post = (url: string, handle: (call: Call) => Promise<unknown>): Route => ({
  method: "POST",
  url,
  handle,
});
