import { expect, test } from "vitest";
import { type ArrangedMat, decideArrange } from "./arrange.ts";
import type { PlacedBout } from "./place.ts";

const bouts = (words: string): PlacedBout[] =>
  words.split(" ").flatMap((word) => {
    const [id = "", state = "waiting"] = word.split(":");
    const known = (["waiting", "called", "running", "finished"] as const).find((one) => one === state);
    return id === "" || !known ? [] : [{ id, state: known }];
  });

const mat = (carpet: string, has: string, order: string, seen?: string): ArrangedMat => ({
  carpet,
  bouts: bouts(has),
  seen: (
    seen ??
    bouts(has)
      .flatMap(({ id, state }) => (state === "finished" ? [] : [id]))
      .join(" ")
  )
    .split(" ")
    .filter(Boolean),
  order: order.split(" ").filter(Boolean),
});

test("[DY44] the plan stands behind what is finished, and a bout that ended meanwhile stays where it was fought", () => {
  const decided = decideArrange([mat("А", "1:finished 2:running 3 4", "2 4"), mat("Б", "5", "3 5")]);
  expect(decided).toMatchObject({
    value: [
      { carpet: "А", fightings: ["1", "2", "4"] },
      { carpet: "Б", fightings: ["3", "5"] },
    ],
  });
  const ended = decideArrange([mat("А", "1:finished 2", "1 2", "1 2"), mat("Б", "3", "3")]);
  expect(ended).toMatchObject({ value: [{ fightings: ["1", "2"] }, { fightings: ["3"] }] });
});

test("[DY44] an old queue, a lost or doubled bout, and one called away from its mat are refused", () => {
  const codeOf = (...mats: ArrangedMat[]) => {
    const decided = decideArrange(mats);
    return decided.ok ? "done" : decided.problem.code;
  };
  expect(codeOf(mat("А", "1 2", "1 2", "2 1"))).toBe("stale-order");
  expect(codeOf(mat("А", "1 2", "1"))).toBe("order-set-mismatch");
  expect(codeOf(mat("А", "1 2", "1 2 2"))).toBe("order-set-mismatch");
  expect(codeOf(mat("А", "1 2", "1"), mat("А", "1 2", "2"))).toBe("order-set-mismatch");
  expect(codeOf(mat("А", "1:called 2", "2"), mat("Б", "", "1"))).toBe("already-started");
});
