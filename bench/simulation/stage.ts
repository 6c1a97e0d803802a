import { boutSetup } from "#contract/bout/boutSetup.ts";
import {
  DEFAULT_TEAM_SCORING,
  type Competition,
  type Fighting,
  type LiveFighting,
} from "#contract/competition/entity.ts";
import { boutToLiveFighting } from "#contract/bout/liveFighting.ts";
import { openBout } from "#domain/bout/fold.ts";
import type { FightingForScoring } from "#server/persistence/bout/boutLog.ts";

const uuid = (kind: number, n: number) =>
  `${kind.toString(16).padStart(8, "0")}-0000-4000-8000-${n.toString(16).padStart(12, "0")}`;

export const COMPETITION = uuid(1, 1);
export const CARPET = uuid(2, 1);
export const SCOPE = `carpet:${CARPET}`;
const CATEGORY = uuid(3, 1);
const [RED, BLUE] = [uuid(4, 1), uuid(4, 2)];
export const BOUTS: readonly string[] = [uuid(5, 1), uuid(5, 2)];
export const SETUP = boutSetup(null, 300);
const fighters = { red: RED, blue: BLUE };

export function fightingForScoring(index: number): FightingForScoring {
  return {
    id: index + 1,
    uuid: BOUTS[index] ?? "",
    stage: null,
    state: "waiting",
    startedAt: null,
    finishedAt: null,
    competitionId: 1,
    competitionUuid: COMPETITION,
    competitionStatus: "in_progress",
    rules: null,
    categoryId: 1,
    categoryUuid: CATEGORY,
    boutSeconds: 300,
    carpetUuid: CARPET,
    fighters,
    fighterIds: { red: 1, blue: 2 },
  };
}

/** The competition as a screen loads it, with its bouts as they stand. */
export function competitionDocument(
  title: string,
  rev: number,
  serverTime: number,
  liveOf: (fightingUuid: string) => LiveFighting | undefined,
): Competition {
  return {
    id: 1,
    documentId: "day",
    uuid: COMPETITION,
    title,
    status: "in_progress",
    rules: null,
    commercials: [],
    scoreboardType: null,
    teamScoring: DEFAULT_TEAM_SCORING,
    event: null,
    categories: [],
    fightings: BOUTS.map((bout, index) => ({ ...unfought(bout, index), ...liveOf(bout) })),
    carpets: [],
    rev,
    serverTime,
  };
}

export function unfought(bout: string, index: number): Fighting {
  const slot = (fighter: string) => ({ fighter, source: null });
  return {
    ...boutToLiveFighting(openBout(SETUP), { uuid: bout, version: 0, fighters }, 0),
    id: index + 1,
    documentId: bout,
    number: index + 1,
    stage: null,
    round: null,
    bracketId: null,
    category: { uuid: CATEGORY },
    fighters: [
      { id: 1, uuid: RED },
      { id: 2, uuid: BLUE },
    ],
    slots: [slot(RED), slot(BLUE)],
    carpet: { uuid: CARPET },
    startedAt: null,
    finishedAt: null,
  };
}
