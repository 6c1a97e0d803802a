import { expect, test } from "vitest";
import { DEFAULT_TEAM_SCORING, type Competition, type Fighting } from "#contract/competition/entity.ts";
import { nextBout } from "./mat.ts";

const boutOf = (
  id: number,
  stage: string,
  carpet: string | null,
  more: Partial<Fighting> = {},
): Fighting => ({
  id,
  documentId: stage,
  uuid: stage,
  version: 0,
  state: "waiting",
  points: {},
  winner: null,
  cause: null,
  result: null,
  clock: { running: false, remaining: 0, anchor: 0, period: 0, duration: 0 },
  countdowns: [],
  swapped: false,
  calls: [],
  number: id,
  stage,
  round: 1,
  bracketId: stage,
  category: { uuid: "category" },
  fighters: [`${stage} red`, `${stage} blue`].map((uuid, index) => ({ id: id * 2 + index, uuid })),
  slots: [
    { fighter: `${stage} red`, source: null },
    { fighter: `${stage} blue`, source: null },
  ],
  carpet: carpet === null ? null : { uuid: carpet },
  startedAt: null,
  finishedAt: null,
  ...more,
});

/** The final alone on its mat. */
const dayOf = (bronze: Fighting): Competition => {
  const final = boutOf(2, "final", "mat");
  return {
    id: 1,
    documentId: "competition",
    uuid: "competition",
    title: "Кубок Волги",
    status: "in_progress",
    rules: {},
    commercials: [],
    scoreboardType: null,
    teamScoring: DEFAULT_TEAM_SCORING,
    event: null,
    categories: [],
    fightings: [final, bronze],
    carpets: [{ id: 1, documentId: "mat", uuid: "mat", name: "Ковёр А", fightings: [final] }],
    rev: 1,
    serverTime: 0,
  };
};

test("[OP16] [DR80] a program at a table waits with a final for the bronze of another mat too", () => {
  const next = (carpet: string | null, more?: Partial<Fighting>) =>
    nextBout(dayOf(boutOf(1, "bronze", carpet, more)), "mat")?.stage;
  expect(next("other")).toBeUndefined();
  expect(next("other", { state: "finished" })).toBe("final");
  // Nobody comes from anywhere any more, and nobody has put it on a mat.
  expect(next("other", { fighters: [] })).toBe("final");
  expect(next(null)).toBe("final");
});
