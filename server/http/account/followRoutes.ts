import { lookUpSchema, syncStarsSchema, type FollowedName } from "#contract/follow.ts";
import type { FollowKind } from "#domain/follow/follow.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { networkOf } from "../../auth/networkAddress.ts";
import { hallToday } from "../../environment/hallDay.ts";
import {
  findCategoryNames,
  findEventNames,
  findFighterNames,
  findTeamNames,
  type NameFound,
} from "../../persistence/account/stars.ts";
import { presentEventDays } from "../../present/eventDays.ts";
import { syncStars } from "../../usecases/account/syncStars.ts";
import { actorOf } from "./accountCalls.ts";
import { parseWrite } from "../parse.ts";
import { pushRoutes } from "./pushRoutes.ts";
import { enforce } from "../rateLimit.ts";
import type { Call, Route } from "../route.ts";

/** Finding people and following them, with an account and without. */
export function followRoutes(deps: AccountDeps): Route[] {
  return [
    ...pushRoutes(deps),
    { method: "POST", url: "/api/stars/sync", handle: (call) => handleSync(deps, call) },
    {
      method: "POST",
      url: "/api/stars/look-up",
      ignoresToken: true,
      handle: (call) => handleLookUp(deps, call),
    },
  ];
}

async function handleSync(deps: AccountDeps, call: Call) {
  const { accountId } = actorOf(call);
  const { data } = parseWrite(syncStarsSchema, call.request.body);
  return { data: { stars: await syncStars(deps, accountId, data.stars) } };
}

/** A device knows what it follows; what that is called now, and whether the public may know, is asked here (FO5). */
async function handleLookUp(deps: AccountDeps, { request, reply }: Call) {
  enforce(deps, reply, (limits) => limits.lookUpsByNetwork.take(networkOf(request.ip)));
  const { followed } = parseWrite(lookUpSchema, request.body).data;
  reply.header("cache-control", "no-store");
  return {
    data: [
      ...(await findFighterNames(deps.db, followed)).map((row) => present("fighter", row)),
      ...(await findTeamNames(deps.db, followed, hallToday(deps))).map((row) => present("team", row)),
      ...(await findCategoryNames(deps.db, followed)).map((row) => present("category", row)),
      ...(await findEventNames(deps.db, followed)).map((row) => present("event", row)),
    ],
  };
}

function present(
  kind: FollowKind,
  { ref, name, note, event_id, event_name, event_date, event_info, has_competition }: NameFound,
): FollowedName {
  const event =
    event_id === null || event_name === null
      ? null
      : {
          id: event_id,
          name: event_name,
          dateOfEvent: event_date,
          lastDay: presentEventDays(event_date, event_info)?.last ?? null,
          hasCompetition: has_competition,
        };
  return { kind, ref, name, note, event };
}
