import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadApplicationsPage(args: PageArgs) {
  const { data } = await answerOf(apiFor(args).applications.find());
  return { applications: data };
}
