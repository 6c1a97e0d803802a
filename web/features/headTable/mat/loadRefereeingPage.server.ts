import { redirect } from "react-router";
import { loadCompetition, loadDesk } from "#web/platform/session/loadCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadRefereeingPage(args: PageArgs<"uuid">) {
  const [competition, desk] = await Promise.all([
    loadCompetition(args, args.params.uuid),
    loadDesk(args, args.params.uuid),
  ]);
  // Whoever is meant for one mat is led there; asked for, the overview still opens (SN11).
  if (desk.ownCarpet !== null && !new URL(args.request.url).searchParams.has("all"))
    throw redirect(`/competition/${competition.uuid}/refereeing/carpet/${desk.ownCarpet}`);
  return { competition, desk };
}
