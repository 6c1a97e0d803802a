import { byAdmin, type CallRow } from "./accessMatrix.ts";

/** Who may do what at the head table. */
export const HALL_ROWS: readonly CallRow[] = [
  { route: "GET /api/events/:id/stats", collection: "events", expected: byAdmin(200) },
  {
    route: "GET /api/competitions/uuid/:uuid/staff",
    collection: "competitions",
    expected: byAdmin(200),
  },
  {
    route: "PUT /api/competitions/uuid/:uuid/staff",
    collection: "competitions",
    expected: byAdmin(400),
    body: { data: [{ id: 987_654_321, isNamed: true, carpet: null }] },
  },
];
