import { expect, test } from "vitest";
import { displayShowSchema, type DisplayShow } from "#contract/display/display.ts";
import { isPodiumOf, withoutPodium, withPodium } from "./podiumShow.ts";

const [MEN, WOMEN] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
const SHOW = displayShowSchema.parse({ pages: [{ page: "queue" }, { page: "teams" }], mode: "light" });

/** As another page reads it later: through the table and the wire. */
const later = (show: DisplayShow): DisplayShow => displayShowSchema.parse(JSON.parse(JSON.stringify(show)));

test("[DP13] a podium taken off after a reload leaves what was on the screen before it", () => {
  const podium = later(withPodium(SHOW, MEN));
  expect([isPodiumOf(podium, MEN), isPodiumOf(podium, WOMEN)]).toEqual([true, false]);
  expect(later(withoutPodium(podium))).toEqual(SHOW);
});

test("[DP13] one podium after another still stands in for the pages, and the looks chosen since stay", () => {
  const second = { ...later(withPodium(later(withPodium(SHOW, MEN)), WOMEN)), scale: 1.5 };
  expect(withoutPodium(second)).toEqual({ ...SHOW, scale: 1.5 });
});

test("[DP13] pages that hold a podium among others are no podium put on the screen", () => {
  const mixed: DisplayShow = { ...SHOW, pages: [...SHOW.pages, { page: "podium", category: MEN }] };
  expect(isPodiumOf(mixed, MEN)).toBe(false);
  expect(later(withoutPodium(withPodium(mixed, MEN)))).toEqual(mixed);
});
