import {
  DEFAULT_TEAM_SCORING,
  type Category,
  type Competition,
  type Fighter,
  type Fighting,
} from "#contract/competition/entity.ts";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import { samples } from "./samples.ts";

/** A category with one bout in each state a card has. */
export function sampleCategory(): CategoryPicture {
  const fighters = samples.bouts.fighters.map(fighterAt);
  const category: Category = {
    id: 1,
    uuid: "sample",
    title: samples.bouts.category,
    status: "in_progress",
    format: null,
    boutSeconds: 360,
    ageMax: null,
    style: null,
    decisions: [],
    fighters,
  };
  const [finished, running, next, waiting] = [boutAt(0), boutAt(1), boutAt(2), boutAt(3)];
  const fightings: Fighting[] = [
    {
      ...finished,
      state: "finished",
      winner: { uuid: "0" },
      cause: "submission",
      result: { method: "submission", technique: null, elapsedMs: 192_000 },
      points: { 0: points(2, 0, 0), 1: points(0, 0, 0) },
    },
    {
      ...running,
      state: "running",
      clock: { ...running.clock, remaining: 167_000 },
      points: { 2: points(6, 1, 0), 3: points(4, 2, 1) },
    },
    next,
    {
      ...waiting,
      slots: [
        { fighter: null, source: { winnerOf: "11" } },
        { fighter: null, source: { winnerOf: "12" } },
      ],
    },
  ];
  return categoryPicture(competitionOf(category, fightings), category);
}

function competitionOf(category: Category, fightings: Fighting[]): Competition {
  const mat = { id: 1, documentId: "mat", uuid: "mat", name: samples.bouts.mat, fightings };
  return {
    id: 1,
    documentId: "sample",
    uuid: "sample",
    title: samples.bouts.category,
    status: "in_progress",
    rules: { advantages: true, penalties: true },
    commercials: [],
    scoreboardType: null,
    teamScoring: DEFAULT_TEAM_SCORING,
    event: null,
    categories: [category],
    fightings,
    carpets: [mat],
    rev: 0,
    serverTime: 0,
  };
}

function fighterAt([firstName, lastName]: readonly [string, string], index: number): Fighter {
  const team = samples.statuses.clubs[index % samples.statuses.clubs.length] ?? lastName;
  return {
    id: index,
    uuid: String(index),
    firstName,
    lastName,
    weight: null,
    team: { id: index, name: team, city: null },
  };
}

const NUMBERS = [4, 11, 12, 14];

function boutAt(index: number): Fighting {
  const number = NUMBERS[index] ?? index;
  const [red, blue] = [String(index * 2), String(index * 2 + 1)];
  return {
    id: index,
    documentId: String(number),
    uuid: String(number),
    version: 0,
    state: "waiting",
    points: {},
    winner: null,
    cause: null,
    result: null,
    clock: { running: false, remaining: 360_000, anchor: 0, period: 0, duration: 360_000 },
    countdowns: [],
    swapped: false,
    calls: [],
    number,
    stage: null,
    round: null,
    bracketId: String(number),
    category: { uuid: "sample" },
    fighters: [],
    slots: [
      { fighter: red, source: null },
      { fighter: blue, source: null },
    ],
    carpet: { uuid: "mat" },
    startedAt: null,
    finishedAt: null,
  };
}

function points(scores: number, advantages: number, penalties: number) {
  return { scores, advantages, penalties, warnings: 0 };
}
