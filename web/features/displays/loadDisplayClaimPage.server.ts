import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadDisplayClaimPage(args: PageArgs) {
  const { data } = await answerOf(apiFor(args).displays.targets());
  return { competitions: data.filter(({ status }) => status !== "closed") };
}
