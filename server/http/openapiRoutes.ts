import { openApiDocument } from "./openapi.ts";
import { DOCS_POLICY, renderDocs } from "./openapiPage.ts";
import type { Route } from "./route.ts";

/** The description of the API, for programs and for people; made once, because declarations do not change. */
export function openapiRoutes(): Route[] {
  const document = openApiDocument();
  const json = JSON.stringify(document);
  const page = renderDocs(document);
  return [
    {
      method: "GET",
      url: "/api/openapi.json",
      ignoresToken: true,
      handle: async ({ reply }) => reply.type("application/json; charset=utf-8").send(json),
    },
    {
      method: "GET",
      url: "/api/docs",
      ignoresToken: true,
      handle: async ({ reply }) =>
        reply.header("content-security-policy", DOCS_POLICY).type("text/html; charset=utf-8").send(page),
    },
  ];
}
