import { loadDraw } from "#web/features/drawing/face.server.ts";
import { categoryOf, loadCompetition, loadDesk } from "#web/platform/session/loadCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadRefereeingCategoryPage(args: PageArgs<"uuid" | "categoryUuid">) {
  const [competition] = await Promise.all([
    loadCompetition(args, args.params.uuid),
    loadDesk(args, args.params.uuid),
  ]);
  const category = categoryOf(competition, args.params.categoryUuid);
  return { competition, category, draw: await loadDraw(args, category.uuid) };
}
