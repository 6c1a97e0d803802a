import {
  arrangeRequestSchema,
  callRequestSchema,
  deskSchema,
  finishRequestSchema,
  matActAnswerSchema,
  noShowRequestSchema,
  placeRequestSchema,
  presenceRequestSchema,
  resultRequestSchema,
  returnRequestSchema,
  undoRequestSchema,
  withdrawRequestSchema,
} from "../day/matActs.ts";
import { endpoint } from "./endpoint.ts";

const tag = "live";
const access = "official";
const method = "POST";
const answer = matActAnswerSchema;

/** Why whatever is done at a mat is refused. */
const AT_A_MAT = {
  /** The mat, or the whole competition, is run by others. */
  "other-officials": 403,
  "competition-closed": 409,
  refused: 409,
} as const;

/** The same of an act that is known by its id afterwards. */
const ANY_ACT = { ...AT_A_MAT, "id-reused": 409 } as const;

/** What officials do with bouts outside their tables. */
export const mats = {
  desk: endpoint({
    tag,
    access,
    right: "read",
    method: "GET",
    path: "/competitions/uuid/:uuid/desk",
    summary: "What officials see beside the competition",
    answer: deskSchema,
  }),
  call: endpoint({
    tag,
    access,
    right: "score",
    method,
    path: "/fightings/:uuid/call",
    summary: "Call the athletes to the mat",
    body: callRequestSchema,
    answer,
    problems: {
      ...ANY_ACT,
      "pair-unknown": 409,
      "called-enough": 409,
      "call-too-soon": 409,
      "day-closed": 409,
    },
  }),
  noShow: endpoint({
    tag,
    access,
    right: "score",
    method,
    path: "/fightings/:uuid/no-show",
    summary: "Record who did not come",
    body: noShowRequestSchema,
    answer,
    problems: { ...ANY_ACT, "calls-missing": 409, "call-running": 409, "already-started": 409 },
  }),
  result: endpoint({
    tag,
    access,
    right: "score",
    method,
    path: "/fightings/:uuid/result",
    summary: "Enter a result by hand",
    body: resultRequestSchema,
    answer,
    problems: { ...ANY_ACT, "pair-unknown": 409, "already-decided": 409, "fought-at-table": 409 },
  }),
  withdraw: endpoint({
    tag,
    access,
    right: "score",
    method,
    path: "/fightings/:uuid/withdraw",
    summary: "Withdraw an athlete from the category",
    body: withdrawRequestSchema,
    answer,
    problems: { ...ANY_ACT, "unknown-fighter": 409, "already-decided": 409 },
  }),
  presence: endpoint({
    tag,
    access,
    right: "score",
    method,
    path: "/fightings/:uuid/presence",
    summary: "Mark whether an athlete has come to their bout",
    body: presenceRequestSchema,
    answer,
    problems: { ...AT_A_MAT, "unknown-fighter": 409, "already-decided": 409 },
  }),
  returnToQueue: endpoint({
    tag,
    access,
    right: "score",
    method,
    path: "/fightings/:uuid/return",
    summary: "Send a bout back to its queue",
    body: returnRequestSchema,
    answer,
    problems: { ...ANY_ACT, "already-decided": 409, "nothing-to-return": 409 },
  }),
  place: endpoint({
    tag,
    access,
    right: "score",
    method,
    path: "/fightings/:uuid/place",
    summary: "Put a bout somewhere else in the queues",
    // The whole queue as it was seen.
    bodyLimit: 100_000,
    body: placeRequestSchema,
    answer,
    problems: {
      ...ANY_ACT,
      "stale-order": 409,
      "already-started": 409,
      "unknown-neighbour": 409,
      "unknown-carpet": 409,
    },
  }),
  arrange: endpoint({
    tag,
    access,
    right: "draw",
    method,
    path: "/fightings/:uuid/arrange",
    summary: "Take a plan of the mats over, with this bout and others on them",
    // The queues of all mats, as they were seen and as they shall be.
    bodyLimit: 1_000_000,
    body: arrangeRequestSchema,
    answer,
    problems: {
      ...ANY_ACT,
      "stale-order": 409,
      "already-started": 409,
      "order-set-mismatch": 409,
      "unknown-carpet": 409,
    },
  }),
  undo: endpoint({
    tag,
    access,
    right: "score",
    method,
    path: "/queue-acts/:uuid/undo",
    summary: "Take the last change of the queues back",
    body: undoRequestSchema,
    answer,
    problems: { ...ANY_ACT, "not-the-last": 409, "already-undone": 409, "order-moved-on": 409 },
  }),
  finish: endpoint({
    tag,
    access,
    right: "run",
    method,
    path: "/categories/:uuid/finish",
    summary: "Finish a category",
    body: finishRequestSchema,
    answer,
    problems: { "competition-closed": 409, "not-drawn": 409, "bouts-left": 409, awarded: 409 },
  }),
};
