import { corrections } from "#contract/api/corrections.ts";
import { ok } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { applyCorrection, previewCorrection } from "../../usecases/correction/applyCorrection.ts";
import { listCorrections } from "../../usecases/correction/listCorrections.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** How a result is put right. */
export function correctionRoutes(deps: Deps): Route[] {
  return [
    serve(corrections.preview, async ({ viewer, body }) =>
      asData(await previewCorrection(deps, viewer, { ...body.data, reason: "" })),
    ),
    serve(corrections.apply, async ({ viewer, body }) =>
      asData(await applyCorrection(deps, viewer, body.data)),
    ),
    serve(corrections.of, async ({ viewer, params }) => {
      const listed = await listCorrections(deps, viewer, params.uuid);
      return listed.ok ? ok({ data: listed.value, meta: {} }) : listed;
    }),
  ];
}
