import { operated, type CallRow } from "./accessMatrix.ts";

const NOBODY = "00000000-0000-4000-8000-00000000ac70";
const move = { fighter: NOBODY, from: NOBODY, to: NOBODY };
const athlete = { lastName: "Nobody", firstName: null, birthDate: null, sex: null, weight: null, team: null };

/** 404: whoever may weigh and move is told that there is nobody of this name. */
export const ROLL_ROWS: readonly CallRow[] = [
  { route: "GET /api/competitions/uuid/:uuid/roll", collection: "competitions", expected: operated(200) },
  {
    route: "POST /api/competitions/uuid/:uuid/weigh-ins",
    collection: "competitions",
    expected: operated(404),
    body: { data: { act: "no-show", category: NOBODY, fighter: NOBODY } },
  },
  {
    route: "POST /api/competitions/uuid/:uuid/moves",
    collection: "competitions",
    expected: operated(404),
    body: { data: { ...move, isByWeight: true } },
  },
  {
    route: "POST /api/competitions/uuid/:uuid/athletes",
    collection: "competitions",
    expected: (caller, object) => (caller === "admin" ? operated(409)(caller, object) : 403),
    body: { data: { athletes: [{ ...athlete, category: NOBODY }] } },
  },
];
