import type { ForEveryEndpoint } from "#contract/api/api.ts";
import { isOfficial, NEW_ID, NOBODY, operated, type ExpectedAccess } from "./accessMatrix.ts";
import {
  EXPECTED_ACCOUNT,
  EXPECTED_AUTH,
  EXPECTED_PUSH,
  EXPECTED_STARS,
  EXPECTED_USERS,
} from "./expectedAccounts.ts";
import { EXPECTED_ENTRIES } from "./expectedEntries.ts";
import { EXPECTED_IN_HALL } from "./expectedHall.ts";

/** 409: whoever may do it is told that it does not fit this bout. */
const onBout = (done: 200 | 409, data: object): ExpectedAccess => ({
  collection: "fightings",
  expected: operated(done),
  body: { data: { id: NEW_ID, ...data } },
});

/** Who may call what (SE2); an endpoint that is missing here does not compile (SE15). */
export const EXPECTED_ACCESS: ForEveryEndpoint<ExpectedAccess> = {
  ...EXPECTED_ENTRIES,
  ...EXPECTED_IN_HALL,
  mats: {
    desk: { collection: "competitions", expected: operated(200) },
    call: onBout(200, {}),
    noShow: onBout(409, { absent: "red" }),
    result: onBout(200, { method: "points", winner: "red", score: null, reason: "from paper" }),
    withdraw: onBout(409, { fighter: NOBODY, method: "injury", reason: "a knee" }),
    presence: onBout(409, { fighter: NOBODY, isHere: true }),
    returnToQueue: onBout(409, {}),
    place: onBout(409, { carpet: NOBODY, before: null, seen: [] }),
    arrange: onBout(409, { mats: [{ carpet: NOBODY, seen: [], order: [] }] }),
    undo: {
      expected: (caller) => (isOfficial(caller) ? 404 : 403),
      body: { data: { id: NEW_ID } },
    },
    finish: { collection: "categories", expected: operated(409), body: { data: { id: NEW_ID } } },
  },
  auth: EXPECTED_AUTH,
  account: EXPECTED_ACCOUNT,
  users: EXPECTED_USERS,
  stars: EXPECTED_STARS,
  push: EXPECTED_PUSH,
};
