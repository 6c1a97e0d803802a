import { expect, test } from "vitest";
import { preparationOf } from "./preparation.ts";

test("[EN44] who is in two categories is one participant, weighed once", () => {
  const competition = {
    uuid: "1",
    status: "draft",
    carpets: ["А"],
    categories: [{ status: "drawn" }, { status: "draft" }],
  } as const;
  const entries = [
    { fighter: "a", state: "passed" },
    { fighter: "a", state: "passed" },
    { fighter: "b", state: "not_weighed" },
  ] as const;
  expect(preparationOf(competition, { entries })).toEqual({
    uuid: "1",
    carpets: 1,
    categories: 2,
    fighters: 2,
    weighed: 1,
    drawn: 1,
    isStarted: false,
  });
});
