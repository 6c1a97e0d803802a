import { NEW_ID, operated, type CallRow } from "./accessMatrix.ts";

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
];
