import { system } from "#contract/api/system.ts";
import { ok } from "#domain/result.ts";
import { createEncodedBody, sendEncoded, type EncodedBody } from "../../snapshots/encodedBody.ts";
import type { Route } from "../route.ts";
import { serve } from "../serve.ts";
import { openApiDocument } from "./openapi.ts";
import { DOCS_POLICY, renderDocs } from "./openapiPage.ts";

/** The description of the API, for programs and for people; made and compressed when it is first asked for, and kept. */
export function openapiRoutes(): Route[] {
  let made: Promise<{ readonly json: EncodedBody; readonly page: EncodedBody }> | undefined;
  const describe = async () => {
    const document = await openApiDocument();
    return {
      json: createEncodedBody(JSON.stringify(document)),
      page: createEncodedBody(renderDocs(document)),
    };
  };
  return [
    serve(system.description, async ({ request, reply }) => {
      reply.header("vary", "accept-encoding").type("application/json; charset=utf-8");
      return ok(await sendEncoded(request, reply, (await (made ??= describe())).json));
    }),
    serve(system.docs, async ({ request, reply }) => {
      reply
        .headers({ "content-security-policy": DOCS_POLICY, vary: "accept-encoding" })
        .type("text/html; charset=utf-8");
      return ok(await sendEncoded(request, reply, (await (made ??= describe())).page));
    }),
  ];
}
