import { expect, test } from "vitest";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { onMat, parseCategoryQuery, searchCompetition, writeCategoryQuery } from "./categorySearch.ts";

test("[NS3] everything that was chosen is in the address, and a shared link chooses the same", () => {
  const chosen = { kind: { age: "18-", sex: "f" }, mat: "mat-1", isMine: true } as const;
  const query = { mode: "fighters", stage: "running", needle: "берг ё", order: "next", ...chosen } as const;
  expect(parseCategoryQuery(new URLSearchParams(writeCategoryQuery(query)))).toEqual(query);
});

test("[NS4] a filter leaves out categories and athletes before anybody searches", () => {
  const view = viewOf(playedCompetition({ format: "round_robin", n: 3, finished: 0 }).competition);
  const [first] = [...view.fighters.keys()];
  const all = { needle: "", stage: "all" } as const;
  const own = searchCompetition(view, all, { isOwn: ({ uuid }) => uuid === first });
  expect(own.fighters.map(({ uuid }) => uuid)).toEqual([first]);
  expect(searchCompetition(view, all, { isIn: () => false })).toEqual({ categories: [], fighters: [] });
  const mats = new Set(view.competition.fightings.map(({ carpet }) => carpet?.uuid ?? ""));
  for (const mat of mats) expect([...onMat(view, mat)]).toEqual(mat === "" ? [] : ["category"]);
  expect(onMat(view, "elsewhere").size).toBe(0);
});
