import type { FollowedName } from "#contract/account/follow.ts";
import type { Followed, FollowKind } from "#domain/follow/follow.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallToday } from "../../environment/hallDay.ts";
import {
  findCategoryNames,
  findEventNames,
  findFighterNames,
  findTeamNames,
  type NameFound,
} from "../../persistence/account/stars.ts";
import { presentEventDays } from "../../present/eventDays.ts";

/** A device knows what it follows; what that is called now, and whether the public may know, is asked here (FO5). */
export async function lookUpFollowed(
  deps: Pick<Deps, "db" | "now" | "config">,
  followed: readonly Followed[],
): Promise<readonly FollowedName[]> {
  const { db } = deps;
  return [
    ...(await findFighterNames(db, followed)).map((row) => present("fighter", row)),
    ...(await findTeamNames(db, followed, hallToday(deps))).map((row) => present("team", row)),
    ...(await findCategoryNames(db, followed)).map((row) => present("category", row)),
    ...(await findEventNames(db, followed)).map((row) => present("event", row)),
  ];
}

function present(
  kind: FollowKind,
  {
    ref,
    kept_ref: keptRef,
    name,
    note,
    event_id,
    event_name,
    event_date,
    event_info,
    has_competition,
  }: NameFound,
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
  return { kind, ref, ...(keptRef !== undefined && keptRef !== ref && { keptRef }), name, note, event };
}
