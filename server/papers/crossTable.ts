import { methodOf } from "#contract/bout/boutMethod.ts";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import { fightingToCategoryBout, finalPlaces, placesSoFar } from "#contract/draw/drawnCategory.ts";
import { GROUP, groupFighting } from "#domain/competition/categoryProgress.ts";
import { follow } from "#domain/draw/advance.ts";
import type { LayoutBlock } from "#domain/draw/layout.ts";
import { groupStanding } from "#domain/draw/resolve.ts";
import { explain, type Criterion } from "#domain/leaderboard/explain.ts";
import { leaderboard } from "#domain/leaderboard/leaderboard.ts";
import {
  expectedTime,
  howOf,
  labelIn,
  labelOf,
  publicClub,
  publicName,
  type DrawnCategory,
} from "./boutFacts.ts";
import type { BracketTable, Meeting } from "./drawnPaper.ts";
import type { Words } from "../words/words.ts";
import type { PaperData } from "./paperData.ts";

/** Everybody against everybody of a group, with the reason of every place that wins alone do not tell (PD43). */
export function crossTable(
  data: PaperData,
  one: DrawnCategory,
  block: LayoutBlock,
  isGroup: boolean,
): BracketTable {
  const words = data.words.drawn;
  const { drawn, boutOf } = one;
  const seeds = block.table?.seeds ?? [];
  const standing = standingsOf(one, block.group ?? "");
  const places = new Map(standing.map((row) => [row.fighter.uuid, row]));
  const rows = seeds.map((seed, row) => {
    const fighter = drawn.entrants[seed - 1];
    const own = places.get(fighter?.uuid ?? "");
    return {
      name: fighter ? publicName(fighter) : words.freePlace,
      club: fighter ? publicClub(fighter) : "",
      short: fighter?.lastName ?? "",
      meetings: seeds.map((other, column) => {
        const bout = boutOf(block.table?.bouts[row]?.[column] ?? "");
        return other === seed ? null : meetingOf(data.words, bout, fighter, drawn.entrants[other - 1]);
      }),
      wins: told(own?.wins),
      submissions: told(own?.subs),
      points: told(own?.points),
      place: own?.place === undefined ? "" : String(own.place),
    };
  });
  return {
    title: isGroup ? words.block(block.kind, block.group) : "",
    rows,
    reasons: [words.criteria, ...reasonsOf(words, standing)].join(" "),
    order: orderOf(data, one, block),
  };
}

const told = (count: number | undefined): string => (count === undefined ? "" : String(count));

type Standing = {
  readonly fighter: Fighter;
  readonly place: number | undefined;
  readonly wins: number;
  readonly subs: number;
  readonly points: number;
  /** What puts them above the next one. */
  readonly aheadBy: Criterion | "decision" | undefined;
};

/** Best first; nobody before the first result. */
function standingsOf({ bouts, drawn }: DrawnCategory, group: string): Standing[] {
  if (!bouts.some(({ stage, state }) => stage === "group" && state === "finished")) return [];
  const facts = groupStanding(group, follow(drawn.draw, drawn.progress));
  const recorded = new Map(bouts.flatMap(fightingToCategoryBout).map((bout) => [bout.bracketId, bout]));
  const entrants = drawn.entrants.map((fighter) => ({
    uuid: fighter?.uuid ?? "",
    weight: fighter?.weight ?? null,
  }));
  const fightings = facts.bouts.map((bout) => groupFighting(entrants, bout, recorded.get(bout.id)));
  const circle = { ...GROUP, fighters: facts.seeds.flatMap((seed) => entrants[seed - 1] ?? []) };
  const records = new Map(leaderboard(circle, fightings).entries.map((entry) => [entry.uuid, entry]));
  const explained = new Map(explain(circle, fightings).map((place) => [place.uuid, place]));
  const isAlone = Object.keys(drawn.draw.groups ?? {}).length === 1;
  const final = isAlone ? finalPlaces(drawn) : undefined;
  const placed = (final ?? placesSoFar(drawn, group)).filter(({ fighter }) => records.has(fighter.uuid));
  return placed.flatMap(({ place, fighter }, index): Standing[] => {
    const record = records.get(fighter.uuid);
    const next = placed[index + 1];
    const [own, below] = [explained.get(fighter.uuid), explained.get(next?.fighter.uuid ?? "")];
    const isDecided = next !== undefined && place !== next.place && own?.place === below?.place;
    if (record === undefined) return [];
    const aheadBy = next === undefined ? undefined : isDecided ? "decision" : own?.aheadBy;
    return [{ fighter, place, wins: record.wins, subs: record.subs, points: record.points, aheadBy }];
  });
}

function reasonsOf(words: Words["drawn"], standings: readonly Standing[]): string[] {
  return standings.flatMap((row, index) => {
    const next = standings[index + 1];
    if (next === undefined || row.aheadBy === undefined) return [];
    const [one, other] = [publicName(row.fighter), publicName(next.fighter)];
    switch (row.aheadBy) {
      case "wins":
        return [];
      case "submissions":
        return [words.reasons.submissions(one, other, [row.subs, next.subs])];
      case "points":
        return [words.reasons.points(one, other, [row.points, next.points])];
      case "head-to-head":
        return [words.reasons.headToHead(one, other)];
      case "weight":
        // Until somebody of the two has won, order by weight is no more than the order of a list.
        return row.wins + next.wins === 0 ? [] : [words.reasons.weight(one, other)];
      case "equal":
        return [words.reasons.equal(one, other)];
      case "decision":
        return [words.reasons.decision(one, other)];
    }
  });
}

function meetingOf(
  all: Words,
  bout: Fighting | undefined,
  own: Fighter | undefined,
  other: Fighter | undefined,
): Meeting {
  const words = all.drawn;
  const nothing = { score: "", how: "", isWon: false };
  if (bout?.state !== "finished" || own === undefined || other === undefined) return nothing;
  const isWon = bout.winner?.uuid === own.uuid;
  const end = bout.winner === null ? words.noWinner : isWon ? words.won : words.lost;
  return {
    score: scoreOf(words, bout, own.uuid, other.uuid),
    how: [end, howOf(all, bout)].filter(Boolean).join(", "),
    isWon,
  };
}

const scoreOf = (
  words: Words["drawn"],
  bout: Fighting,
  one: string | undefined,
  other: string | undefined,
): string =>
  words.unfought(methodOf(bout)) === undefined
    ? [one, other].map((uuid) => bout.points[uuid ?? ""]?.scores ?? 0).join(":")
    : "—:—";

/** As they will be fought: by their numbers on the mat. */
function orderOf(data: PaperData, one: DrawnCategory, block: LayoutBlock): BracketTable["order"] {
  const seeds = block.table?.seeds ?? [];
  const labels = labelIn(data, one);
  const drawnBouts = one.drawn.draw.bouts.filter(({ group }) => group === block.group);
  return drawnBouts
    .flatMap((drawn) => {
      const bout = one.boutOf(drawn.id);
      if (!("seed" in drawn.a) || !("seed" in drawn.b)) return [];
      const pair = [drawn.a.seed, drawn.b.seed] as const;
      const names = pair.map((seed) => one.drawn.entrants[seed - 1]?.lastName ?? data.words.drawn.freePlace);
      return [
        {
          at: bout?.number ?? drawn.no,
          row: {
            number: bout ? labelOf(data, bout) || labels(drawn.id) : labels(drawn.id),
            pair: pair.map((seed) => seeds.indexOf(seed) + 1).join("–"),
            names: names.join(" — "),
            ...endOf(data, one, bout, pair),
          },
        },
      ];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

function endOf(
  data: PaperData,
  { drawn }: DrawnCategory,
  bout: Fighting | undefined,
  pair: readonly number[],
): { readonly score: string; readonly how: string } {
  const words = data.words.drawn;
  if (bout === undefined) return { score: "", how: "" };
  if (bout.state !== "finished")
    return { score: "", how: data.off.has(bout.uuid) ? words.neverHeld : expectedTime(data, bout.uuid) };
  const [one, other] = pair.map((seed) => drawn.entrants[seed - 1]?.uuid);
  const elapsed = bout.result?.elapsedMs ?? null;
  return {
    score: scoreOf(words, bout, one, other),
    how: [howOf(data.words, bout), elapsed === null ? "" : words.clock(elapsed)].filter(Boolean).join(" "),
  };
}
