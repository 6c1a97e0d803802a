import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadPartnersPage(args: PageArgs) {
  const { data: partners } = await answerOf(apiFor(args).partners.find());
  return { partners };
}
