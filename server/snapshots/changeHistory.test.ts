import { expect, test } from "vitest";
import { DEFAULT_TEAM_SCORING, type Competition } from "#contract/competition/entity.ts";
import { leadsOnFrom, mergeChange } from "#contract/realtime/merge.ts";
import { createChangeHistory } from "./changeHistory.ts";

const FIRST: Competition = {
  id: 1,
  documentId: "a",
  uuid: "11111111-1111-4111-8111-111111111111",
  title: "0",
  status: "in_progress",
  rules: null,
  commercials: [],
  scoreboardType: null,
  teamScoring: DEFAULT_TEAM_SCORING,
  event: null,
  categories: [],
  fightings: [],
  carpets: [],
  rev: 0,
  serverTime: 0,
};

/** So many changes of the title, each so long. */
function historyOf(changes: number, length = 1) {
  const history = createChangeHistory(FIRST);
  for (let rev = 1; rev <= changes; rev += 1)
    history.readOn({ ...FIRST, title: String(rev).padEnd(length, "."), rev });
  return history;
}

test("[RT38] from any rev it has seen, one change leads to the last", () => {
  const change = historyOf(200).since(0, 7);
  expect(mergeChange(FIRST, change).competition).toEqual({ ...FIRST, title: "200", rev: 200, serverTime: 7 });
  expect(mergeChange({ ...FIRST, rev: 150 }, change).competition.title).toBe("200");
});

test("[RT38] who is further behind than 200 changes or 64 KB is told so", () => {
  for (const [changes, length, oldest] of [
    [201, 1, 1],
    [20, 10_000, 14],
  ] as const) {
    const history = historyOf(changes, length);
    expect(leadsOnFrom(history.since(oldest, 0), oldest)).toBe(true);
    expect(mergeChange({ ...FIRST, rev: oldest - 1 }, history.since(oldest - 1, 0)).hasGap).toBe(true);
  }
});

test("[RT38] to who is up to date there is nothing to tell", () => {
  const held = { ...FIRST, title: "3", rev: 3 };
  expect(mergeChange(held, historyOf(3).since(3, 0))).toEqual({ competition: held, hasGap: false });
});

test("[RT39] what is the same in a newer document stays the very same record", () => {
  const carpets = [{ id: 1, documentId: "m", uuid: "m", name: "1", fightings: [] }];
  const history = createChangeHistory({ ...FIRST, carpets });
  const next = history.readOn({ ...FIRST, carpets: structuredClone(carpets), title: "1", rev: 1 });
  expect(next.carpets).toBe(carpets);
});

test("[RT38] a part that came and went between is not told", () => {
  const carpets = [{ id: 1, documentId: "m", uuid: "m", name: "Скрытый", fightings: [] }];
  const history = createChangeHistory(FIRST);
  history.readOn({ ...FIRST, carpets, rev: 1 });
  history.readOn({ ...FIRST, title: "2", rev: 2 });
  const change = history.since(0, 0);
  expect(JSON.stringify(change)).not.toContain("Скрытый");
  expect(mergeChange(FIRST, change).competition).toEqual({ ...FIRST, title: "2", rev: 2 });
});
