import { loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadWeighingPage(args: PageArgs<"uuid">) {
  const [{ title, status, event, uuid, carpets }, { data: roll }] = await Promise.all([
    loadCompetition(args, args.params.uuid),
    answerOf(apiFor(args).roll.find(args.params.uuid)),
  ]);
  return {
    competition: {
      title,
      status,
      event,
      uuid,
      carpets: carpets.map(({ uuid: id, name }) => ({ uuid: id, name })),
    },
    roll,
  };
}
