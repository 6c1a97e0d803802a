import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadCertificatesPage(args: PageArgs<"categoryUuid">) {
  const { data } = await answerOf(apiFor(args).awarding.certificates(args.params.categoryUuid));
  return { certificates: data };
}
