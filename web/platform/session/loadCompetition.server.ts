import type { AwardingView } from "#contract/awarding/awarding.ts";
import type { Category, Competition } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import { data } from "react-router";
import { answerOf } from "./answerOf.server.ts";
import { apiFor, liveApiFor, type ServerArgs } from "./apiFor.server.ts";

/** For operation. An unknown competition is fatal: 404, 'not found'. */
export function loadCompetition(args: ServerArgs, uuid: string): Promise<Competition> {
  return answerOf(liveApiFor(args).whole(uuid));
}

/** For reading only. */
export function observeCompetition(args: ServerArgs, uuid: string): Promise<Competition> {
  return answerOf(apiFor(args).competitions.observe(uuid));
}

/** What its officials see beside it; somebody who does not operate it gets 403 here. */
export async function loadDesk(args: ServerArgs, uuid: string): Promise<Desk> {
  return (await answerOf(apiFor(args).acts.desk(uuid))).data;
}

/** What was done about its awarding; again only for those who operate it. */
export async function loadAwarding(args: ServerArgs, uuid: string): Promise<AwardingView> {
  return (await answerOf(apiFor(args).awarding.of(uuid))).data;
}

export function categoryOf(competition: Competition, uuid: string): Category {
  const category = competition.categories.find((one) => one.uuid === uuid);
  if (category === undefined) throw data("not found", { status: 404 });
  return category;
}
