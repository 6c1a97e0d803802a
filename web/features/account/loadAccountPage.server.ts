import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadAccountPage(args: PageArgs) {
  const api = apiFor(args);
  const [user, places, factor, notices] = await Promise.all([
    answerOf(api.auth.me()),
    answerOf(api.account.places()),
    answerOf(api.account.secondFactor()),
    answerOf(api.notices.wished()),
  ]);
  return { user, places, factor, notices: notices.data };
}
