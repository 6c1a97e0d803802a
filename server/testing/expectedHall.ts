import type { ForEveryEndpoint } from "#contract/api/api.ts";
import { usualTexts } from "../papers/forms/diplomas.ts";
import { wordsOf } from "../words/words.ts";
import { byAdmin, isOfficial, NEW_ID, NOBODY, operated, shown, type CallRow } from "./accessMatrix.ts";
import { TRIAL } from "./trialAct.ts";

type ExpectedAccess = Omit<CallRow, "route">;

const ofCompetition = (expected: CallRow["expected"], data?: object): ExpectedAccess => ({
  collection: "competitions",
  expected,
  ...(data && { body: { data } }),
});
const ofCategory = (expected: CallRow["expected"], data?: object): ExpectedAccess => ({
  ...ofCompetition(expected, data),
  collection: "categories",
});
/** Where no path names anything: who may call it is told `done`. */
const byOfficial = (done: number, body?: object): ExpectedAccess => ({
  expected: (caller) => (isOfficial(caller) ? done : 403),
  ...(body && { body }),
});
const bySignedIn = (done: number, body?: object): ExpectedAccess => ({
  expected: (caller) => (caller === "anonymous" ? 403 : done),
  ...(body && { body }),
});
const byChief = (done: number, body: object): ExpectedAccess => ({
  expected: (caller) => (caller === "admin" ? done : 403),
  body,
});

const choice = { mayBeUnweighed: true, seeded: [], without: [] };
const leaving = { type: "left-early", id: NOBODY };

/** Who may do what in a hall: watch, score, draw, put right, award, show. */
export const EXPECTED_IN_HALL: Pick<
  ForEveryEndpoint<ExpectedAccess>,
  | "competitions"
  | "bouts"
  | "leases"
  | "parked"
  | "draws"
  | "notices"
  | "corrections"
  | "awarding"
  | "teamScoring"
  | "programme"
  | "papers"
  | "displays"
  | "archives"
  | "rehearsals"
> = {
  // The password was not repeated; a body that is no file is no archive; there is no competition to tell of.
  archives: {
    make: { collection: "events", expected: () => 403 },
    table: { collection: "events", expected: (caller) => (caller === "admin" ? 404 : 403) },
    preview: byChief(400, {}),
    take: byChief(403, {}),
    feed: { collection: "events", expected: () => 404 },
  },
  // There is nobody to practise with, and no rehearsal to end.
  rehearsals: {
    read: { collection: "events", expected: byAdmin(200) },
    make: { collection: "events", expected: byAdmin(400) },
    change: { collection: "events", expected: byAdmin(404), body: { data: { isPlaying: true } } },
    end: { collection: "events", expected: byAdmin(404) },
  },
  competitions: {
    byUuid: ofCompetition(shown),
    observe: ofCompetition(shown),
    ofEvent: { collection: "events", expected: () => 404 },
    changes: ofCompetition(shown),
    closing: ofCompetition(operated(200)),
  },
  bouts: {
    submitEvents: {
      collection: "fightings",
      expected: operated(200),
      body: { data: { device: TRIAL.device, proto: 1, events: [TRIAL.event] } },
    },
    events: { collection: "fightings", expected: operated(200) },
    timeline: { collection: "fightings", expected: shown },
  },
  leases: { take: byOfficial(400, {}) },
  parked: {
    ofCompetition: ofCompetition(operated(200)),
    resolve: byChief(404, { data: { decision: "dismiss", reason: "a double tap", version: 0 } }),
    importJournal: { ...byChief(400, { data: { journal: "no journal" } }), collection: "competitions" },
    tryTable: ofCompetition(operated(200), TRIAL),
  },
  // 409: whoever may draw is told that there is nobody to draw.
  draws: {
    of: ofCategory(operated(200)),
    preview: ofCategory(operated(409), { ...choice, format: null, seed: null }),
    draw: ofCategory(operated(409), {
      ...choice,
      id: NEW_ID,
      basis: "none",
      format: "round_robin",
      seed: "lots",
    }),
    change: ofCategory(operated(409), { id: NEW_ID, basis: "none", change: leaving, reason: "left early" }),
    previewChange: ofCategory(operated(409), { change: leaving }),
    undoChange: ofCategory(operated(409), { id: NEW_ID }),
    ways: ofCategory(operated(409), {}),
    all: ofCompetition(operated(200), { id: NEW_ID, mayBeUnweighed: true }),
    previewAll: ofCompetition(operated(200), { mayBeUnweighed: true }),
    previewFormats: ofCompetition(operated(200), { lines: null, own: [] }),
    saveFormats: ofCompetition(operated(409), { lines: null, own: [], basis: "none" }),
  },
  notices: {
    wished: bySignedIn(200),
    wish: bySignedIn(400, {}),
    // 409: a competition its event does not show is told to nobody.
    preview: ofCompetition((caller, object) => operated(object === "own" ? 200 : 409)(caller, object)),
    publish: ofCompetition((caller, object) => operated(object === "own" ? 200 : 409)(caller, object)),
  },
  corrections: {
    preview: byChief(400, {}),
    apply: byChief(400, {}),
    of: ofCompetition(operated(200)),
  },
  awarding: {
    of: ofCompetition(operated(200)),
    countStock: ofCompetition(operated(200), { gold: 1, silver: 1, bronze: 2 }),
    act: ofCategory(operated(409), { id: NEW_ID, act: { type: "called" } }),
    certificates: ofCategory(operated(409)),
    certificatePaper: ofCategory(operated(409)),
  },
  teamScoring: {
    adjustments: ofCompetition(operated(200)),
    saveFormula: ofCompetition(byAdmin(200), { name: "own", points: [3, 2, 1] }),
    adjust: ofCompetition(byAdmin(409), { id: NEW_ID, team: 987_654_321, points: 5, reason: "fair play" }),
    revoke: byChief(404, { data: { reason: "a mistake" } }),
    merge: {
      collection: "teams",
      expected: byAdmin(409),
      body: { data: { into: 987_654_321, reason: "the same club" } },
    },
  },
  programme: {
    find: ofCompetition(byAdmin(200)),
    save: ofCompetition(byAdmin(200), { days: [], placements: [] }),
    // 409: a break that ends when it begins, and one that nobody has put in.
    putBreak: ofCompetition(operated(409), { id: NEW_ID, title: "Обед", from: "13:00", to: "13:00" }),
    endBreak: ofCompetition(operated(409)),
    closeDay: ofCompetition(operated(409), { date: "2020-01-01" }),
    reopenDay: ofCompetition(operated(409), { date: "2020-01-01" }),
  },
  papers: {
    of: ofCompetition(operated(200)),
    saveSettings: ofCompetition(byAdmin(200), {}),
    // 409: a competition without athletes has no brackets to print.
    make: ofCompetition(operated(409), { kind: "brackets" }),
    file: ofCompetition(operated(404)),
    diploma: ofCompetition(byAdmin(200)),
    saveDiploma: ofCompetition(byAdmin(200), usualTexts(wordsOf("ru"))),
    tryDiploma: ofCompetition(byAdmin(200), usualTexts(wordsOf("ru"))),
  },
  displays: {
    open: { expected: () => 400, body: {}, isTokenIgnored: true },
    // Nobody of these is a display.
    self: { expected: () => 403 },
    report: { expected: () => 403, body: {} },
    claim: byOfficial(400, {}),
    change: byOfficial(404, { data: {} }),
    revoke: byOfficial(404),
    list: ofCompetition(operated(200)),
    link: ofCompetition(operated(200), { name: "A screen" }),
  },
};
