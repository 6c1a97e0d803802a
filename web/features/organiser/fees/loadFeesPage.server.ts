import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadFeesPage(args: PageArgs<"id">) {
  const { data: fees } = await answerOf(apiFor(args).fees.of(args.params.id));
  return { fees };
}
