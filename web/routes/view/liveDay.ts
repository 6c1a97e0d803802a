import type { Clock, Competition, BoutState } from "#contract/entity.ts";
import { shortName } from "#web/i18n/names.ts";
import { countedExtras, extrasText } from "./Extras.tsx";
import {
  cornersOf,
  isPaired,
  matLine,
  progressOf,
  scoreOf,
  viewOf,
  type Progress,
} from "./competitionView.ts";

/** What the first page shows of today's competition: a few lines instead of the whole of it. */
export type LiveDay = {
  readonly fighters: number;
  readonly progress: Progress;
  readonly serverTime: number;
  readonly mats: readonly LiveMat[];
};

export type LiveMat = {
  readonly uuid: string;
  readonly name: string;
  readonly bout: LiveBout | undefined;
};

export type LiveBout = {
  readonly category: string | undefined;
  readonly state: BoutState;
  readonly clock: Clock;
  readonly isOn: boolean;
  readonly corners: readonly LiveCorner[];
};

export type LiveCorner = {
  readonly name: string | undefined;
  readonly team: string | undefined;
  readonly scores: number;
  /** Advantages and penalties that count under the rules. */
  readonly extras: string;
};

export function liveDay(competition: Competition): LiveDay {
  const view = viewOf(competition);
  const counted = countedExtras(view);
  const mats = competition.carpets.map((carpet): LiveMat => {
    const { now, queue } = matLine(view, carpet);
    const bout = now ?? queue.find(isPaired);
    const { uuid, name } = carpet;
    if (bout === undefined) return { uuid, name, bout };
    const corners = cornersOf(view, bout).map((fighter): LiveCorner => {
      const score = scoreOf(bout, fighter?.uuid);
      return {
        name: fighter && shortName(fighter),
        team: fighter?.team?.name,
        scores: score.scores,
        extras: extrasText(counted, score),
      };
    });
    const category = view.categories.get(bout.category.uuid)?.title;
    return {
      uuid,
      name,
      bout: { category, state: bout.state, clock: bout.clock, isOn: bout === now, corners },
    };
  });
  return {
    fighters: view.fighters.size,
    progress: progressOf(competition.fightings),
    serverTime: competition.serverTime,
    mats,
  };
}
