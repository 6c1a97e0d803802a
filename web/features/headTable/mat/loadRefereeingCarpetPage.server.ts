import { data } from "react-router";
import { loadCompetition, loadDesk } from "#web/platform/session/loadCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadRefereeingCarpetPage(args: PageArgs<"uuid" | "carpetUuid">) {
  const [competition, desk] = await Promise.all([
    loadCompetition(args, args.params.uuid),
    loadDesk(args, args.params.uuid),
  ]);
  const carpet = competition.carpets.find(({ uuid }) => uuid === args.params.carpetUuid);
  if (carpet === undefined) throw data("not found", { status: 404 });
  return { competition, carpet, desk };
}
