import { openApiDocument } from "./openapi.ts";
import { DOCS_POLICY, renderDocs } from "./openapiPage.ts";
import type { Route } from "../route.ts";

/** The description of the API, for programs and for people; made when it is first asked for, and kept. */
export function openapiRoutes(): Route[] {
  let made: { readonly json: string; readonly page: string } | undefined;
  const describe = () => {
    const document = openApiDocument();
    return { json: JSON.stringify(document), page: renderDocs(document) };
  };
  return [
    {
      method: "GET",
      url: "/api/openapi.json",
      ignoresToken: true,
      handle: async ({ reply }) =>
        reply.type("application/json; charset=utf-8").send((made ??= describe()).json),
    },
    {
      method: "GET",
      url: "/api/docs",
      ignoresToken: true,
      handle: async ({ reply }) =>
        reply
          .header("content-security-policy", DOCS_POLICY)
          .type("text/html; charset=utf-8")
          .send((made ??= describe()).page),
    },
  ];
}
