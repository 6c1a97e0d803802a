import { expect, test } from "vitest";
import { parseScreenQuery } from "./screenQuery.ts";

const CARPET = "c651ab42-0742-57ce-877f-b116610ab015";
const shown = (query: string) => parseScreenQuery(new URLSearchParams(query));

test("[DP6] [DP7] the address names the pages in turn, the seconds and the look", () => {
  expect(
    shown(
      `page=mats&page=mat:${CARPET}&page=announcement:Обед: до 14&seconds=20&scale=1.2&mode=light&mirror=1`,
    ),
  ).toEqual({
    pages: [{ page: "mats" }, { page: "mat", carpet: CARPET }, { page: "announcement", text: "Обед: до 14" }],
    seconds: 20,
    scale: 1.2,
    mode: "light",
    layout: null,
    mirror: true,
  });
});

test("[DP6] what cannot be read is left out, and a screen with nothing to show shows the mats", () => {
  expect(shown("").pages).toEqual([{ page: "mats" }]);
  expect(shown("page=mat:nowhere&page=disco").pages).toEqual([{ page: "mats" }]);
  expect(shown("seconds=0&scale=9&mode=pink&layout=duel")).toMatchObject({
    seconds: 15,
    scale: 1,
    mode: "dark",
    layout: "duel",
  });
});
