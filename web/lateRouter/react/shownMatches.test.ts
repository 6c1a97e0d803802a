import { expect, test } from "vitest";
import { shownMatches } from "./shownMatches.ts";

const matches = ["root", "layouts/event", "routes/events/category"].map((id) => ({
  pathname: "/",
  params: {},
  route: { id },
}));

test("[ER1] a route that failed is the last one shown, those above it stay", () => {
  const failed = { "layouts/event": { status: 404, statusText: "Not Found" } };
  expect(shownMatches({ matches, errors: failed }).map(({ route }) => route.id)).toEqual([
    "root",
    "layouts/event",
  ]);
  expect(shownMatches({ matches, errors: null })).toEqual(matches);
});
