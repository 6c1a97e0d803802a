import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadApplicationsPage(args: PageArgs) {
  const api = apiFor(args);
  const [{ data }, { data: own }] = await Promise.all([
    answerOf(api.applications.find()),
    answerOf(api.account.overview()),
  ]);
  return { applications: data, people: own.profiles.length };
}
