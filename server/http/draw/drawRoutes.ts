import { draws } from "#contract/api/draws.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { changeDraw, previewChange } from "../../usecases/draw/changeDraw.ts";
import { previewFormats, saveFormats } from "../../usecases/draw/competitionFormats.ts";
import { drawAll, previewAll } from "../../usecases/draw/drawAll.ts";
import { drawCategory } from "../../usecases/draw/drawCategory.ts";
import { previewDraw, readDraw } from "../../usecases/draw/readDraw.ts";
import { readWays } from "../../usecases/draw/readWays.ts";
import { tellOfDraw } from "../../usecases/draw/tellOfDraw.ts";
import { undoChange } from "../../usecases/draw/undoChange.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** From entries to bouts. */
export function drawRoutes(deps: AccountDeps): Route[] {
  return [
    serve(draws.of, async ({ viewer, params, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await readDraw(deps, viewer, params.uuid));
    }),
    serve(draws.preview, async ({ viewer, params, body }) =>
      asData(await previewDraw(deps, viewer, params.uuid, body.data)),
    ),
    serve(draws.draw, async ({ viewer, params, body }) => {
      const drawn = await drawCategory(deps, viewer, params.uuid, body.data);
      return asData(tellOfDraw(deps, { category: params.uuid }, drawn));
    }),
    serve(draws.change, async ({ viewer, params, body }) => {
      const changed = await changeDraw(deps, viewer, params.uuid, body.data);
      return asData(tellOfDraw(deps, { category: params.uuid }, changed));
    }),
    serve(draws.previewChange, async ({ viewer, params, body }) =>
      asData(await previewChange(deps, viewer, params.uuid, body.data.change)),
    ),
    serve(draws.undoChange, async ({ viewer, params, body }) => {
      const undone = await undoChange(deps, viewer, params.uuid, body.data.id);
      return asData(tellOfDraw(deps, { category: params.uuid }, undone));
    }),
    serve(draws.ways, async ({ viewer, params, body }) =>
      asData(await readWays(deps, viewer, params.uuid, body.data)),
    ),
    serve(draws.previewAll, async ({ viewer, params, body }) =>
      asData(await previewAll(deps, viewer, params.uuid, body.data)),
    ),
    serve(draws.previewFormats, async ({ viewer, params, body }) =>
      asData(await previewFormats(deps, viewer, params.uuid, body.data)),
    ),
    serve(draws.saveFormats, async ({ viewer, params, body }) =>
      asData(await saveFormats(deps, viewer, params.uuid, body.data)),
    ),
    serve(draws.all, async ({ viewer, params, body }) => {
      const drawn = await drawAll(deps, viewer, params.uuid, body.data);
      return asData(tellOfDraw(deps, { competition: params.uuid }, drawn));
    }),
  ];
}
