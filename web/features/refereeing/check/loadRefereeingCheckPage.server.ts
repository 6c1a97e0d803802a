import { loadCompetition, loadDesk } from "#web/platform/session/loadCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadRefereeingCheckPage(args: PageArgs<"uuid">) {
  const { uuid } = args.params;
  const [{ title, event }] = await Promise.all([loadCompetition(args, uuid), loadDesk(args, uuid)]);
  return { competition: { uuid, title, event } };
}
