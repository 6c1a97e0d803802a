import { createApi } from "#contract/api/client.ts";
import { SHORTEST_SEARCH } from "#domain/search/search.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import { SHOWN } from "./useSearch.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadSearchPage({ request, context }: PageArgs) {
  const typed = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  const { sendAsVisitor, apiBase } = context.get(appContext);
  if (typed.length < SHORTEST_SEARCH) return { typed, answer: undefined };
  const api = createApi({ base: apiBase, send: sendAsVisitor, token: () => undefined });
  // What could not be answered now is asked for by the page itself, which can say why.
  const answer = await api.search({ q: typed, limit: SHOWN }).catch(() => undefined);
  return { typed, answer: answer?.data };
}
