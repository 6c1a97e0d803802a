import { awarding } from "#contract/api/awarding.ts";
import { ok } from "#domain/result.ts";
import type { PrintDeps } from "../../papers/paperThread.ts";
import { awardCategory } from "../../usecases/awarding/awardCategory.ts";
import { countStock, readAwarding } from "../../usecases/awarding/awardingLog.ts";
import { certificatePaper, readCertificates } from "../../usecases/awarding/readCertificates.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** From the last bout of a category to its last medal. */
export function awardingRoutes(deps: PrintDeps): Route[] {
  return [
    serve(awarding.of, async ({ viewer, params, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await readAwarding(deps, viewer, params.uuid));
    }),
    serve(awarding.countStock, async ({ viewer, params, body }) =>
      asData(await countStock(deps, viewer, params.uuid, body.data)),
    ),
    serve(awarding.act, async ({ viewer, params, body }) =>
      asData(await awardCategory(deps, { viewer, categoryUuid: params.uuid, ...body.data })),
    ),
    serve(awarding.certificates, async ({ viewer, params, query, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await readCertificates(deps, viewer, { category: params.uuid, locale: query.locale }));
    }),
    serve(awarding.certificatePaper, async ({ viewer, params, query, reply }) => {
      const paper = await certificatePaper(deps, viewer, { category: params.uuid, ...query });
      if (!paper.ok) return paper;
      reply.header("cache-control", "no-store");
      reply.header("content-disposition", 'attachment; filename="kover-certificates.pdf"');
      return ok(reply.type("application/pdf").send(await deps.print(paper.value, deps.now())));
    }),
  ];
}
