import { categoryOf, loadDesk, observeCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { boutsByCategory } from "#web/sport/facts/byUuid.ts";
import { isOnMat } from "#web/sport/facts/boutPhase.ts";
import { observeBouts } from "#web/features/spectating/bout/observeBouts.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadObservePage(args: PageArgs<"categoryUuid" | "uuid">) {
  const { uuid } = args.params;
  const [competition] = await Promise.all([observeCompetition(args, uuid), loadDesk(args, uuid)]);
  const category = categoryOf(competition, args.params.categoryUuid);
  const bouts = boutsByCategory(competition.fightings, category.uuid).filter(isOnMat);
  const on = await observeBouts(bouts, (bout) => apiFor(args).timelines.find(bout));
  return { competition, category, on };
}
