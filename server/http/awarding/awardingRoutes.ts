import { awardingRequestSchema, medalStockRequestSchema } from "#contract/awarding.ts";
import { z } from "zod";
import type { Deps } from "../../environment/deps.ts";
import { writeCertificatePaper } from "../../papers/certificatePaper.ts";
import { awardCategory } from "../../usecases/awarding/awardCategory.ts";
import { countStock, readAwarding } from "../../usecases/awarding/awardingLog.ts";
import { readCertificates } from "../../usecases/awarding/readCertificates.ts";
import { answer } from "../problem.ts";
import { parseWrite } from "../parse.ts";
import type { Route } from "../route.ts";

/** From the last bout of a category to its last medal. */
export function awardingRoutes(deps: Deps): Route[] {
  return [
    {
      method: "GET",
      url: "/api/competitions/uuid/:uuid/awarding",
      handle: async ({ viewer, params, reply }) => {
        reply.header("cache-control", "no-store");
        return answer(await readAwarding(deps, viewer, params["uuid"] ?? ""));
      },
    },
    {
      method: "PUT",
      url: "/api/competitions/uuid/:uuid/medals",
      handle: async ({ viewer, params, request }) => {
        const { data } = parseWrite(medalStockRequestSchema, request.body);
        return answer(await countStock(deps, viewer, params["uuid"] ?? "", data));
      },
    },
    {
      method: "POST",
      url: "/api/categories/:uuid/awarding",
      handle: async ({ viewer, params, request }) => {
        const { id, act } = parseWrite(awardingRequestSchema, request.body).data;
        return answer(await awardCategory(deps, { viewer, categoryUuid: params["uuid"] ?? "", id, act }));
      },
    },
    {
      method: "GET",
      url: "/api/categories/:uuid/certificates",
      handle: async ({ viewer, params, reply }) => {
        reply.header("cache-control", "no-store");
        return answer(await readCertificates(deps, viewer, params["uuid"] ?? ""));
      },
    },
    {
      method: "GET",
      url: "/api/categories/:uuid/certificates.pdf",
      handle: async ({ viewer, params, request, reply }) => {
        const { fighter } = certificateQuerySchema.parse(request.query);
        const { data } = answer(await readCertificates(deps, viewer, params["uuid"] ?? "", fighter));
        reply.header("cache-control", "no-store");
        reply.header("content-disposition", 'attachment; filename="kover-certificates.pdf"');
        return reply.type("application/pdf").send(writeCertificatePaper(data, deps.now()));
      },
    },
  ];
}

/** A strange question is answered as one that names nobody. */
const certificateQuerySchema = z.object({ fighter: z.string().optional().catch(undefined) });
