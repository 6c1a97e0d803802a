import { byAdmin, NEW_ID, operated, type CallRow } from "./accessMatrix.ts";

/** Who may do what at the head table. */
export const HALL_ROWS: readonly CallRow[] = [
  {
    route: "GET /api/competitions/uuid/:uuid/awarding",
    collection: "competitions",
    expected: operated(200),
  },
  {
    route: "PUT /api/competitions/uuid/:uuid/medals",
    collection: "competitions",
    expected: operated(200),
    body: { data: { gold: 1, silver: 1, bronze: 2 } },
  },
  {
    route: "POST /api/categories/:uuid/awarding",
    collection: "categories",
    expected: operated(409),
    body: { data: { id: NEW_ID, act: { type: "called" } } },
  },
  ...["certificates", "certificates.pdf"].map((paper) => ({
    route: `GET /api/categories/:uuid/${paper}`,
    collection: "categories" as const,
    expected: operated(409),
  })),
  {
    route: "GET /api/competitions/uuid/:uuid/team-adjustments",
    collection: "competitions",
    expected: operated(200),
  },
  {
    route: "PUT /api/competitions/uuid/:uuid/team-formula",
    collection: "competitions",
    expected: byAdmin(200),
    body: { data: { name: "own", points: [3, 2, 1] } },
  },
  {
    route: "POST /api/competitions/uuid/:uuid/team-adjustments",
    collection: "competitions",
    expected: (caller, object) => byAdmin(409)(caller, object),
    body: { data: { id: NEW_ID, team: 987_654_321, points: 5, reason: "fair play" } },
  },
  {
    route: "POST /api/team-adjustments/:uuid/revoke",
    expected: byAdmin(404),
    body: { data: { reason: "a mistake" } },
  },
  {
    route: "POST /api/teams/:id/merge",
    collection: "teams",
    expected: byAdmin(409),
    body: { data: { into: 987_654_321, reason: "the same club" } },
  },
];
