import { expect, test } from "vitest";
import { DEFAULT_TEAM_SCORING, type Competition, type Fighting } from "#contract/competition/entity.ts";
import { eventTime } from "#web/sport/facts/eventState.ts";
import { outcomeWord, ownScoreText } from "#web/sport/facts/boutText.ts";
import { inStageOrder, parseCategoryQuery, searchCompetition, writeCategoryQuery } from "./categorySearch.ts";
import { matLine, viewOf } from "#web/sport/facts/competitionView.ts";
import { orderFighters } from "./fighterOrder.ts";
import { fighterRecord, nextBout } from "#web/sport/facts/fighterRecord.ts";
import { ownPeople } from "#web/sport/person/myPeople.ts";
import { matSign } from "#contract/competition/matSign.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { winnerOf } from "#web/features/spectating/home/listEvents.server.ts";
import { teamRows, teamsOf } from "#web/sport/facts/teamRows.ts";

const CATEGORY = "00000000-0000-4000-8000-00000000000c";
const CARPET = "00000000-0000-4000-8000-00000000000d";
const [ANNA, BELLA, CLARA] = ["a", "b", "c"].map((letter) => `00000000-0000-4000-8000-0000000000a${letter}`);
const team = { id: 7, name: "Рычаг", city: "Пенза" };

const fighter = (id: number, uuid: string | undefined, lastName: string, hasTeam = false) => ({
  id,
  uuid: uuid ?? "",
  lastName,
  firstName: null,
  weight: 57,
  team: hasTeam ? team : null,
});

type BoutLine = {
  number: number;
  red: string | undefined;
  blue: string | undefined;
  state: Fighting["state"];
  winner?: string | undefined;
};

function bout({ number, red, blue, state, winner }: BoutLine): Fighting {
  return {
    id: number,
    documentId: `bout-${number}`,
    uuid: `00000000-0000-4000-8000-0000000000b${number}`,
    version: 1,
    state,
    points: {},
    winner: winner === undefined ? null : { uuid: winner },
    cause: winner === undefined ? null : "submission",
    result: null,
    clock: { running: false, remaining: 0, anchor: 0, period: 1, duration: 0 },
    countdowns: [],
    swapped: false,
    calls: [],
    number,
    stage: null,
    round: null,
    bracketId: null,
    category: { uuid: CATEGORY },
    fighters: [],
    slots: [
      { fighter: red ?? null, source: null },
      { fighter: blue ?? null, source: null },
    ],
    carpet: { uuid: CARPET },
    startedAt: null,
    finishedAt: null,
  };
}

function competitionOf(bouts: readonly Fighting[]): Competition {
  const fighters = [fighter(1, ANNA, "Ёлкина", true), fighter(2, BELLA, "Берг"), fighter(3, CLARA, "Ким")];
  return {
    id: 1,
    documentId: "c1",
    uuid: "00000000-0000-4000-8000-00000000000f",
    title: "Кубок",
    status: "in_progress",
    rules: null,
    commercials: [],
    scoreboardType: null,
    teamScoring: DEFAULT_TEAM_SCORING,
    event: null,
    categories: [
      {
        id: 1,
        uuid: CATEGORY,
        title: "Женщины, до 57 кг",
        status: "in_progress",
        format: "round_robin",
        boutSeconds: 300,
        ageMax: null,
        style: null,
        decisions: [],
        fighters,
      },
    ],
    fightings: [...bouts],
    carpets: [
      {
        id: 1,
        documentId: "m1",
        uuid: CARPET,
        name: "Ковёр А",
        fightings: bouts.map(({ id, uuid }) => ({ id, uuid })),
      },
    ],
    rev: 1,
    serverTime: 0,
  };
}

const day = competitionOf([
  bout({ number: 1, red: ANNA, blue: BELLA, state: "finished", winner: ANNA }),
  bout({ number: 2, red: BELLA, blue: CLARA, state: "running" }),
  bout({ number: 3, red: ANNA, blue: CLARA, state: "waiting" }),
]);
const view = viewOf(day);

test("a mat shows the bout that is on, the queue in its order, and what is over", () => {
  const [carpet] = day.carpets;
  const line = carpet && matLine(view, carpet);
  expect(line?.now?.number).toBe(2);
  expect(line?.queue.map(({ number }) => number)).toEqual([3]);
  expect(line?.finished.map(({ number }) => number)).toEqual([1]);
  expect(line?.progress).toEqual({ done: 1, total: 3 });
  expect(matSign("Ковёр А")).toBe("А");
});

test("a pair called before its turn waits in the queue while another bout is fought", () => {
  const called = competitionOf([
    bout({ number: 1, red: ANNA, blue: BELLA, state: "called" }),
    bout({ number: 2, red: BELLA, blue: CLARA, state: "paused" }),
  ]);
  const [carpet] = called.carpets;
  const line = carpet && matLine(viewOf(called), carpet);
  expect(line?.now?.number).toBe(2);
  expect(line?.queue.map(({ number }) => number)).toEqual([1]);
});

test("how a bout ended is told to each of its athletes, the own score first", () => {
  const { competition: played } = playedCompetition({ format: "round_robin", n: 3, finished: 1 });
  const [over] = played.fightings;
  if (over === undefined) throw new Error("no bout");
  const [first, second] = over.slots.map(({ fighter: uuid }) => uuid ?? "");
  const told = (uuid = "") => [outcomeWord(over, uuid), ownScoreText(over, uuid)];
  expect([told(first), told(second)]).toEqual([
    ["Победа", "4:2"],
    ["Поражение", "2:4"],
  ]);
  expect(outcomeWord({ ...over, winner: null }, first ?? "")).toBe("Без победителя");
});

test("an athlete sees the next bout and how many come before it", () => {
  expect(nextBout(view, ANNA ?? "")?.bout.number).toBe(3);
  expect(nextBout(view, ANNA ?? "")?.before).toBe(1);
  expect(nextBout(view, BELLA ?? "")?.before).toBe(0);
  expect(fighterRecord(day.fightings.slice(0, 1), ANNA ?? "")).toEqual({ wins: 1, losses: 0, subs: 1 });
});

test("[GN13] a category is found by the name of somebody in it, with е or ё", () => {
  const query = parseCategoryQuery(new URLSearchParams("q=елкина"));
  const found = searchCompetition(view, query);
  expect(found.categories).toHaveLength(1);
  expect(found.fighters.map(({ lastName }) => lastName)).toEqual(["Ёлкина"]);
  expect(searchCompetition(view, { ...query, needle: "Пенза" }).fighters).toHaveLength(1);
  expect(searchCompetition(view, { ...query, stage: "over" }).categories).toEqual([]);
});

test("what is fought stands before what comes, and what is over last", () => {
  const { category } = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
  const statuses = ["awarded", "drawn", "in_progress", "finished", "draft"] as const;
  const ordered = inStageOrder(statuses.map((status) => ({ ...category, status })));
  expect(ordered.map(({ status }) => status)).toEqual([
    "in_progress",
    "drawn",
    "draft",
    "awarded",
    "finished",
  ]);
});

test("[CT3] [CT10] the display mode is one of four and part of the address", () => {
  for (const mode of ["grid", "list", "brackets", "fighters"] as const) {
    const nothing = { kind: {}, mat: "", isMine: false } as const;
    const query = { mode, stage: "running", needle: "Ким", order: "name", ...nothing } as const;
    expect(parseCategoryQuery(new URLSearchParams(writeCategoryQuery(query)))).toEqual(query);
  }
  expect(parseCategoryQuery(new URLSearchParams("mode=nonsense")).mode).toBe("grid");
});

test("teams stand in the order of what their people have won", () => {
  expect(teamRows(teamsOf(day), day)).toMatchObject([{ ...team, fighters: 1, wins: 1, points: 0, from: [] }]);
});

test("[SN9][TM9] a team's medals are worth 9, 3 and 1, and each says whose it was", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished: 3 });
  const over = { ...competition, categories: [{ ...category, status: "finished" as const }] };
  const [row] = teamRows(teamsOf(over), over);
  expect(row).toMatchObject({ place: 1, points: 13, medals: [1, 1, 1], wins: 3 });
  expect(row?.from.map(({ place, points }) => [place, points])).toEqual([
    [1, 9],
    [2, 3],
    [3, 1],
  ]);
});

test("[SN33] a closed competition is won by the team that is first alone", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished: 3 });
  const over = { ...competition, categories: [{ ...category, status: "finished" as const }] };
  expect(winnerOf({ ...over, status: "closed" })).toBe("Волжские борцы");
  expect(winnerOf(over)).toBeUndefined();
});

test("[SN33] of two teams that are level at the top none has won", () => {
  const played = playedCompetition({ format: "single_elimination_two_bronzes", n: 4, finished: 3 });
  // The finalists belong to no team; each third brings its own team the same points.
  const fighters = played.category.fighters.map((one, index) => ({
    ...one,
    team: index < 2 ? null : { ...team, id: index },
  }));
  const over = { ...played.category, fighters, status: "finished" as const };
  const closed = { ...played.competition, categories: [over], status: "closed" as const };
  expect(teamRows(teamsOf(closed), closed).map(({ place }) => place)).toEqual([1, 1]);
  expect(winnerOf(closed)).toBeUndefined();
});

test("an event is today, ahead, over, or without a date yet", () => {
  const at = (dateOfEvent: string | null) => eventTime({ dateOfEvent, info: null }, "2026-12-05", false);
  expect(["2026-12-05", "2026-12-06", "2026-12-04", null].map(at)).toEqual([
    "today",
    "upcoming",
    "past",
    "undated",
  ]);
});

test("[FO2] who is on the mat comes first, then who is next with a window, then who is done", () => {
  const view = viewOf(
    competitionOf([
      bout({ number: 1, red: ANNA, blue: CLARA, state: "finished", winner: CLARA }),
      bout({ number: 2, red: BELLA, blue: ANNA, state: "running" }),
      bout({ number: 3, red: CLARA, blue: BELLA, state: "waiting" }),
    ]),
  );
  const stars = [CLARA, BELLA].map((ref) => ({ kind: "fighter", ref: ref ?? "" }) as const);
  const { people } = ownPeople(view, stars, 0);
  expect(people.map(({ fighter: { lastName }, now }) => [lastName, now.type])).toEqual([
    ["Берг", "on-mat"],
    ["Ким", "next"],
  ]);
  expect(people[1]?.now).toMatchObject({ before: 1, window: { boutsBefore: 1 } });
});

test("[FO2] a followed team brings its athletes, a followed category its progress, others stay out", () => {
  const view = viewOf(
    competitionOf([bout({ number: 1, red: ANNA, blue: CLARA, state: "finished", winner: CLARA })]),
  );
  const own = ownPeople(
    view,
    [
      { kind: "team", ref: "7" },
      { kind: "category", ref: CATEGORY },
    ],
    0,
  );
  expect(own.people.map(({ fighter: { lastName }, now }) => [lastName, now.type])).toEqual([
    ["Ёлкина", "done"],
  ]);
  expect(own.categories).toMatchObject([{ progress: { done: 1, total: 1 } }]);
});

test("[NS3] athletes are ordered by name, by weight or by who is next", () => {
  const lines = viewOf(
    competitionOf([
      bout({ number: 1, red: CLARA, blue: BELLA, state: "running" }),
      bout({ number: 2, red: ANNA, blue: BELLA, state: "waiting" }),
    ]),
  );
  const names = (order: "name" | "next") =>
    orderFighters(lines, [...lines.fighters.values()], order, new Map()).map(({ lastName }) => lastName);
  expect(names("name")).toEqual(["Берг", "Ёлкина", "Ким"]);
  expect(names("next")).toEqual(["Берг", "Ким", "Ёлкина"]);
});
