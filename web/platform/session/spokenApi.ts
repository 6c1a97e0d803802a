import { createLiveApi, type LiveApi } from "#contract/api/live.ts";
import type { ApiOptions } from "#contract/call.ts";
import { competitionWords } from "#texts/sport/dataWords.ts";

/** The calls of a page that follows a competition, which it tells in the language of the page (LO13). */
export function createSpokenApi(options: ApiOptions): LiveApi {
  const api = createLiveApi(options);
  return {
    ...api,
    whole: async (uuid) => competitionWords(await api.whole(uuid)),
    ofEvent: async (id) => competitionWords(await api.ofEvent(id)),
  };
}
