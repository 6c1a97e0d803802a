import type { Category, Competition } from "#contract/competition/entity.ts";
import { finalPlaces } from "#contract/draw/drawnCategory.ts";
import { isFinalStage } from "#domain/draw/finalStage.ts";
import type { Day, TimedBout, WonPlace } from "#domain/follow/catchUp.ts";
import type { Followed } from "#domain/follow/follow.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import { boutsOfCategory, type CompetitionView } from "#web/sport/facts/competitionView.ts";

export type SeenDay = {
  readonly view: CompetitionView;
  readonly windows: ReadonlyMap<string, StartWindow>;
  /** Up to when it is known. */
  readonly seenMs: number;
};

/**
 * Up to when somebody who looks now knows a day. Only what comes live is known until now: what was asked for once, or stands
 * there without network, ends where it was made, or what came since would count as seen (FO12).
 */
export const seenUntil = (
  { serverTime }: Pick<Competition, "serverTime">,
  { isLive, isOld }: { readonly isLive: boolean; readonly isOld: boolean },
  nowMs: number,
): number => (isLive && !isOld ? nowMs : serverTime);

/** A competition as far as news of it need it. Places are looked up where somebody is followed: each is a whole draw. */
export function catchUpDay({ view, windows }: SeenDay, followed: readonly Followed[]): Day {
  const { competition } = view;
  const teams = new Map(
    [...view.fighters.values()].flatMap(({ uuid, team }) => (team ? [[uuid, String(team.id)]] : [])),
  );
  const refs = new Set(followed.map(({ ref }) => ref));
  const isConcerned = ({ uuid, fighters }: Category) =>
    refs.has(uuid) || fighters.some((one) => refs.has(one.uuid) || refs.has(teams.get(one.uuid) ?? ""));
  return {
    event: String(competition.event?.id ?? ""),
    teams,
    bouts: competition.fightings.map((bout): TimedBout => {
      const isOver = isFinished(bout);
      return {
        uuid: bout.uuid,
        category: bout.category.uuid,
        fighters: bout.slots.flatMap(({ fighter }) => fighter ?? []),
        isFinal: isFinalStage(bout.stage),
        finishedAtMs: isOver && bout.finishedAt !== null ? Date.parse(bout.finishedAt) : undefined,
        planned: isOver ? undefined : { mat: bout.carpet?.uuid, startMs: windows.get(bout.uuid)?.startMs },
      };
    }),
    places: competition.categories.filter(isConcerned).flatMap((category) => placesOf(view, category)),
  };
}

function placesOf(view: CompetitionView, category: Category): WonPlace[] {
  const { drawn } = categoryPicture(view.competition, category);
  const placed = drawn && finalPlaces(drawn);
  if (placed === undefined) return [];
  const ends = boutsOfCategory(view, category.uuid).flatMap(({ finishedAt }) =>
    finishedAt === null ? [] : Date.parse(finishedAt),
  );
  const atMs = Math.max(0, ...ends);
  return placed.map(({ place, fighter }) => ({
    category: category.uuid,
    fighter: fighter.uuid,
    place,
    atMs,
  }));
}
