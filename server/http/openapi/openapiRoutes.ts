import { system } from "#contract/api/system.ts";
import { ok } from "#domain/result.ts";
import { openApiDocument } from "./openapi.ts";
import { DOCS_POLICY, renderDocs } from "./openapiPage.ts";
import type { Route } from "../route.ts";
import { serve } from "../serve.ts";

/** The description of the API, for programs and for people; made when it is first asked for, and kept. */
export function openapiRoutes(): Route[] {
  let made: { readonly json: string; readonly page: string } | undefined;
  const describe = () => {
    const document = openApiDocument();
    return { json: JSON.stringify(document), page: renderDocs(document) };
  };
  return [
    serve(system.description, async ({ reply }) =>
      ok(reply.type("application/json; charset=utf-8").send((made ??= describe()).json)),
    ),
    serve(system.docs, async ({ reply }) =>
      ok(
        reply
          .header("content-security-policy", DOCS_POLICY)
          .type("text/html; charset=utf-8")
          .send((made ??= describe()).page),
      ),
    ),
  ];
}
