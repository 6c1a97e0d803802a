import { loadCompetition, loadDesk } from "#web/platform/session/loadCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadDashboardPage(args: PageArgs<"uuid">) {
  const [competition, desks] = await Promise.all([
    loadCompetition(args, args.params.uuid),
    loadDesk(args, args.params.uuid),
  ]);
  return { competition, desks };
}
