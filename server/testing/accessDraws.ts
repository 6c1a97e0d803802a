import { NEW_ID, operated, type CallRow } from "./accessMatrix.ts";

const NOBODY = "00000000-0000-4000-8000-00000000ac70";
const choice = { mayBeUnweighed: true, seeded: [], without: [] };
const change = { type: "left-early", id: NOBODY };

/** 409: whoever may draw is told that there is nobody to draw. */
export const DRAW_ROWS: readonly CallRow[] = [
  { route: "GET /api/categories/:uuid/draw", collection: "categories", expected: operated(200) },
  {
    route: "POST /api/categories/:uuid/draw/preview",
    collection: "categories",
    expected: operated(409),
    body: { data: { ...choice, format: null, seed: null } },
  },
  {
    route: "POST /api/categories/:uuid/draw",
    collection: "categories",
    expected: operated(409),
    body: { data: { ...choice, id: NEW_ID, basis: "none", format: "round_robin", seed: "lots" } },
  },
  {
    route: "POST /api/categories/:uuid/draw/changes",
    collection: "categories",
    expected: operated(409),
    body: { data: { id: NEW_ID, basis: "none", change, reason: "left early" } },
  },
  {
    route: "POST /api/competitions/uuid/:uuid/draws",
    collection: "competitions",
    expected: operated(200),
    body: { data: { id: NEW_ID, mayBeUnweighed: true } },
  },
  // 409: a competition its event does not show is told to nobody.
  {
    route: "POST /api/competitions/uuid/:uuid/notices",
    collection: "competitions",
    expected: (caller, object) => operated(object === "own" ? 200 : 409)(caller, object),
    body: { data: {} },
  },
  { route: "GET /api/notices", expected: (caller) => (caller === "anonymous" ? 403 : 200) },
  { route: "PUT /api/notices", expected: (caller) => (caller === "anonymous" ? 403 : 400), body: {} },
];
