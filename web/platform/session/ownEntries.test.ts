import { expect, test } from "vitest";
import type { OwnEntryCounts } from "#contract/entry/profile.ts";
import { withWay } from "./ownEntries.server.ts";

const ONE: OwnEntryCounts = { people: 1, count: 1, isSelf: true, waiting: 0, only: "a1", profiles: 1 };

test("[EN64] the way leads to the one entry, from several to the list; of two people the table is offered", () => {
  const told = { people: 1, count: 1, isSelf: true, waiting: 0 };
  expect(withWay(ONE)).toEqual({ ...told, href: "/personal/applications/a1", hasSeveral: false });
  const several = withWay({ ...ONE, people: 2, count: 3, isSelf: false, only: null, profiles: 2 });
  expect(several).toMatchObject({ href: "/personal/applications", hasSeveral: true });
});
