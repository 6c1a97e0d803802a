import { fightingToCategoryBout } from "#contract/draw/drawnCategory.ts";
import { readFormats } from "#contract/draw/formats.ts";
import type { Category, Competition, Fighter } from "#contract/competition/entity.ts";
import type { Awarding } from "#domain/awarding/fold.ts";
import { medalNeeds, type Medals } from "#domain/awarding/medals.ts";
import {
  hasComeAlone,
  podium,
  readiness,
  type PodiumPlace,
  type Readiness,
} from "#domain/awarding/podium.ts";
import { awardingQueue, countMedals, type MedalCount } from "#domain/awarding/queue.ts";
import type { PlaceReason } from "#domain/awarding/reason.ts";
import { FORMATS } from "#domain/draw/formats.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import type { AwardingLog } from "./useAwarding.ts";
import { awarding as text } from "#texts/awarding.ts";
import { personName } from "#web/i18n/names.ts";
import { isAhead } from "#web/sport/facts/boutPhase.ts";
import { categoryPicture, type DrawnCategory } from "#web/sport/facts/categoryPicture.ts";

/** A category as the head table sees it. */
export type AwardingLine = {
  readonly category: Category;
  readonly picture: DrawnCategory;
  readonly readiness: Readiness;
  readonly places: readonly PodiumPlace[];
  readonly state: Awarding;
  readonly endedAtMs: number | undefined;
  readonly isPostponed: boolean;
  readonly uuid: string;
};

export type SoonLine = {
  readonly category: Category;
  readonly boutsLeft: number;
  /** When its last bout is likely to start, and when it should be over. */
  readonly last: StartWindow | undefined;
};

export type AwardingDay = {
  /** The longest waiting first. */
  readonly ready: readonly AwardingLine[];
  readonly soon: readonly SoonLine[];
  /** The last one first. */
  readonly done: readonly AwardingLine[];
  readonly medals: MedalCount;
};

type Starts = ReadonlyMap<string, StartWindow>;

export function awardingDay(competition: Competition, log: AwardingLog, starts: Starts): AwardingDay {
  const lines = competition.categories.flatMap((category) =>
    isWaiting(category, competition) || category.status === "awarded"
      ? [awardingLine(competition, category, log)]
      : [],
  );
  const ready = lines.filter(({ category }) => category.status !== "awarded");
  const done = lines.filter(({ category }) => category.status === "awarded");
  const soon = competition.categories
    .filter(({ status }) => status === "in_progress")
    .map((category) => soonLine(competition, category, starts));
  return {
    ready: awardingQueue(ready),
    soon: soon.toSorted((a, b) => (a.last?.endMs ?? Infinity) - (b.last?.endMs ?? Infinity)),
    done: done.toSorted((a, b) => closedAt(b) - closedAt(a)),
    medals: medalsOf(competition, lines, log),
  };
}

export function awardingLine(
  competition: Competition,
  category: Category,
  { stateOf }: Pick<AwardingLog, "stateOf">,
): AwardingLine {
  const picture = categoryPicture(competition, category);
  const awarded = awardedCategory(picture);
  const state = stateOf(category.uuid);
  const ends = picture.bouts.flatMap(({ finishedAt }) =>
    finishedAt === null ? [] : [Date.parse(finishedAt)],
  );
  return {
    uuid: category.uuid,
    category,
    picture,
    readiness: awarded === undefined ? { status: "unfinished", bouts: [] } : readiness(awarded),
    places: awarded === undefined ? [] : podium(awarded),
    state,
    endedAtMs: ends.length === 0 ? undefined : Math.max(...ends),
    isPostponed: state.postponed !== undefined,
  };
}

function awardedCategory({ drawn, bouts, category }: DrawnCategory) {
  if (drawn === undefined)
    return hasComeAlone(category.fighters) ? { entrants: category.fighters, bouts: [] } : undefined;
  return {
    draw: drawn.draw,
    entrants: drawn.entrants.map((one) => ({ uuid: one?.uuid ?? "", weight: one?.weight ?? null })),
    bouts: bouts.flatMap(fightingToCategoryBout),
    decisions: category.decisions,
  };
}

function isWaiting({ status, fighters, format }: Category, competition: Competition): boolean {
  if (status === "finished") return true;
  const isAlone = hasComeAlone(fighters) && (format === null || status === "drawn" || status === "draft");
  return isAlone && status !== "merged" && competition.status === "in_progress";
}

function soonLine(competition: Competition, category: Category, starts: Starts): SoonLine {
  const open = competition.fightings.filter(
    (bout) => bout.category.uuid === category.uuid && isAhead(competition, bout),
  );
  const windows = open.flatMap(({ uuid }) => starts.get(uuid) ?? []);
  const last = windows.toSorted((a, b) => b.endMs - a.endMs)[0];
  return { category, boutsLeft: open.length, last };
}

const closedAt = ({ state }: AwardingLine) => state.closed?.atMs ?? 0;

/** What is decided gives out what its podium says, everything else what its format promises (AW7, AW13). */
function medalsOf(competition: Competition, over: readonly AwardingLine[], log: AwardingLog): MedalCount {
  const known = new Set(over.flatMap(({ uuid, readiness: { status } }) => (status === "tied" ? [] : uuid)));
  const open = competition.categories.filter(({ uuid, status }) => !known.has(uuid) && status !== "merged");
  const needs = medalNeeds(
    open.map(({ fighters, format }) => ({
      n: fighters.length,
      format: FORMATS.find((one) => one === format),
    })),
    readFormats(competition.formats),
  );
  const places = over.flatMap((line) => line.places.map(({ place }) => place));
  const count = (place: number) => places.filter((one) => one === place).length;
  const all: Medals = {
    gold: needs.gold + count(1),
    silver: needs.silver + count(2),
    bronze: needs.bronze + count(3),
  };
  // A category may have been marked as awarded without a word about its medals.
  const given = over.flatMap(({ category, state, places: own }) =>
    (category.status === "awarded" ? own : [...state.given.values()]).map(({ place }) => place),
  );
  return countMedals(all, given, log.stock);
}

/** Why somebody has their place, and beside whom the table put them (AW5). */
export function reasonWords(reason: PlaceReason, fighters: DrawnCategory["fighters"]): string {
  if (reason.code === "alone") return text.alone;
  if (reason.code === "moved-up") return text.movedUp;
  if (reason.code !== "table") return text.bouts[reason.code];
  const { ahead, behind } = reason;
  const nameOf = (uuid: string) => {
    const fighter = fighters.get(uuid);
    return fighter === undefined ? "" : personName(fighter);
  };
  return [
    ahead && text.ahead(nameOf(ahead.uuid), text.criteria[ahead.by]),
    behind && text.behind(nameOf(behind.uuid), text.criteria[behind.by]),
  ]
    .filter(Boolean)
    .join("; ");
}

/** «Балтика, Санкт-Петербург». */
export function clubWords(fighter: Pick<Fighter, "team"> | undefined): string {
  return [fighter?.team?.name, fighter?.team?.city].filter(Boolean).join(", ");
}
