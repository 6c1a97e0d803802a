import type { ForEveryEndpoint } from "#contract/api/api.ts";
import {
  byAdmin,
  CONTENT,
  isAdmin,
  isOfficial,
  isSignedIn,
  NEW_ID,
  NOBODY,
  ofOwner,
  ofSignedIn,
  operated,
  present,
  type CallRow,
  type Expected,
} from "./accessMatrix.ts";
import { listLine } from "./lists.ts";

type Row = Omit<CallRow, "route">;
type Rows = Pick<
  ForEveryEndpoint<Row>,
  | "events"
  | "eventRoles"
  | "pictures"
  | "profiles"
  | "mergeRequests"
  | "applications"
  | "groupEntries"
  | "roll"
  | "lists"
  | "persons"
  | "regrouping"
  | "resultClaims"
  | "staff"
  | "finding"
  | "seasons"
  | "personLinks"
  | "uploads"
  | "carpets"
  | "system"
  | "fees"
  | "payments"
>;

const byAdmins = (status: Expected): Row => ({ expected: (caller) => (isAdmin(caller) ? status : 403) });
const bySignedIn = (status: Expected): Row => ({
  expected: (caller) => (isSignedIn(caller) ? status : 403),
});
const openly = (status: Expected): Row => ({ expected: () => status, isTokenIgnored: true });

const picture: Row = { collection: "events", expected: () => 404 };
const pair = { one: NOBODY, other: "00000000-0000-4000-8000-00000000ac71" };
const wish = { act: "split", category: NOBODY };
const nobodyAsReferee = {
  lastName: "Nobody",
  firstName: null,
  middleName: null,
  grade: null,
  post: null,
  region: null,
  city: null,
  club: null,
  carpets: [NOBODY],
  account: null,
};
const move = { fighter: NOBODY, from: NOBODY, to: NOBODY };

/** Who may do what with events, people and their entries. */
export const EXPECTED_ENTRIES: Rows = {
  events: {
    entry: { collection: "events", expected: ofSignedIn(200) },
    ownEntries: { collection: "events", expected: ofSignedIn(200) },
    stats: { collection: "events", expected: byAdmin(200) },
    teams: { collection: "events", expected: CONTENT.read },
    copy: {
      collection: "events",
      expected: byAdmin(201),
      body: { data: { id: NEW_ID, name: "The next one", date: "2030-01-01", parts: [] } },
    },
  },
  eventRoles: {
    find: { collection: "events", expected: byAdmin(200) },
    // Also of an admin, who has not repeated the password (AU50).
    give: {
      collection: "events",
      expected: () => 403,
      body: { data: { email: "nobody@kover.example", roles: ["secretary"] } },
    },
    take: { collection: "events", expected: byAdmin(404) },
  },
  pictures: {
    ofEvent: { collection: "events", expected: CONTENT.read },
    ofCategory: picture,
    ofFighter: picture,
    ofBout: picture,
  },
  profiles: {
    consents: { collection: "profiles", expected: ofOwner(200) },
    changeConsents: { collection: "profiles", expected: ofOwner(200), body: { data: {} } },
    merge: { collection: "profiles", expected: ofOwner(200), body: { data: { note: "the same person" } } },
  },
  mergeRequests: {
    find: bySignedIn(200),
    decide: { ...byAdmins(404), body: { data: { reject: true } } },
  },
  applications: {
    course: { collection: "applications", expected: ofOwner(200) },
    say: { collection: "applications", expected: ofOwner(201), body: { data: { text: "a question" } } },
    withdraw: { collection: "applications", expected: ofOwner(200), body: { data: {} } },
    decide: {
      collection: "applications",
      expected: (caller, object) => (isAdmin(caller) ? ofOwner(200)(caller, object) : 403),
      body: { data: { decision: "ask" } },
    },
  },
  groupEntries: {
    basis: { collection: "events", expected: ofSignedIn(200) },
    enter: {
      collection: "events",
      expected: ofSignedIn(200),
      body: { data: { id: NEW_ID, lines: [{ profile: "nobody", category: 987_654_321, weight: null }] } },
    },
  },
  // 404: whoever may weigh and move is told that there is nobody of this name.
  roll: {
    find: { collection: "competitions", expected: operated(200) },
    known: {
      collection: "competitions",
      expected: operated(200),
      body: { data: { name: "Nobody" } },
    },
    weigh: {
      collection: "competitions",
      expected: operated(404),
      body: { data: { act: "no-show", category: NOBODY, fighter: NOBODY } },
    },
    move: {
      collection: "competitions",
      expected: operated(404),
      body: { data: { ...move, isByWeight: true } },
    },
  },
  lists: {
    basis: { collection: "competitions", expected: byAdmin(200) },
    former: { collection: "competitions", expected: byAdmin(200) },
    write: {
      collection: "competitions",
      expected: byAdmin(409),
      body: {
        data: {
          id: NOBODY,
          lines: [listLine({ uuid: NOBODY }, { lastName: "Nobody" })],
          clubs: [],
          categories: [],
          haveAllConsents: false,
        },
      },
    },
    undo: { collection: "competitions", expected: byAdmin(404) },
  },
  // 404: whoever may merge is told that there is nobody of this name.
  persons: {
    suspects: { collection: "competitions", expected: byAdmin(200) },
    find: { collection: "competitions", expected: byAdmin(404) },
    preview: { collection: "competitions", expected: byAdmin(404), body: { data: pair } },
    merge: {
      collection: "competitions",
      expected: byAdmin(404),
      body: { data: { id: NOBODY, ...pair, choices: {} } },
    },
    undoMerge: { collection: "competitions", expected: byAdmin(404), body: { data: {} } },
    tellApart: { collection: "competitions", expected: byAdmin(404), body: { data: pair } },
  },
  // 404: whoever may regroup is told that there is no such category.
  regrouping: {
    find: { collection: "competitions", expected: byAdmin(200) },
    preview: { collection: "competitions", expected: byAdmin(404), body: { data: { wish } } },
    apply: {
      collection: "competitions",
      expected: byAdmin(404),
      body: { data: { id: NOBODY, wish, basis: "none", titles: ["Nobody"] } },
    },
    undo: { collection: "competitions", expected: byAdmin(404) },
  },
  resultClaims: {
    ofProfile: { collection: "profiles", expected: ofOwner(200) },
    make: { collection: "profiles", expected: ofOwner(409), body: { data: { competition: NOBODY } } },
    withdraw: { collection: "profiles", expected: ofOwner(409), body: { data: { competition: NOBODY } } },
    waiting: byAdmins(200),
    ofCompetition: { collection: "competitions", expected: byAdmin(200) },
    decide: {
      collection: "competitions",
      expected: byAdmin(404),
      body: { data: { decision: "accept" } },
    },
  },
  staff: {
    find: { collection: "competitions", expected: byAdmin(200) },
    // 400: nobody has these mats, and 404: nobody in the list has this name.
    add: { collection: "competitions", expected: byAdmin(400), body: { data: [nobodyAsReferee] } },
    change: { collection: "competitions", expected: byAdmin(404), body: { data: nobodyAsReferee } },
    remove: { collection: "competitions", expected: byAdmin(404) },
    admit: { collection: "competitions", expected: byAdmin(200), body: { data: { isOnlyListed: false } } },
    // Also of an admin, who has not repeated the password (AU50).
    invite: {
      collection: "competitions",
      expected: () => 403,
      body: { data: [{ referee: NOBODY, email: "nobody@kover.example" }] },
    },
    setCrew: { collection: "competitions", expected: byAdmin(404), body: { data: [] } },
    rights: {
      collection: "competitions",
      expected: (caller, object) => (isOfficial(caller) ? present(object, 200) : 403),
    },
  },
  finding: {
    search: openly(400),
    career: { ...openly(200), collection: "fighters" },
  },
  // A fixture of a season is published; of a club anybody may read.
  seasons: {
    ranking: { collection: "seasons", expected: (_caller, object) => present(object, 200) },
    club: { collection: "teams", expected: (_caller, object) => present(object, 200) },
  },
  personLinks: {
    find: byAdmins(200),
    link: { ...byAdmins(404), body: { data: { pairs: [{ one: NOBODY, other: NOBODY }] } } },
    undo: { ...byAdmins(404), body: { data: {} } },
    tellApart: { ...byAdmins(404), body: { data: { one: NOBODY, other: NOBODY } } },
  },
  uploads: {
    add: { ...bySignedIn(400), body: {} },
    addDocument: { ...byAdmins(400), body: {} },
    find: byAdmins(200),
    findOne: byAdmins(404),
    remove: byAdmins(404),
  },
  carpets: {
    setOrder: { collection: "carpets", expected: operated(200), body: { data: { order: [] } } },
  },
  // 409: whoever may mark is told that there is no such person, whoever may pay that no provider is set up.
  fees: {
    of: { collection: "events", expected: byAdmin(200) },
    own: { collection: "events", expected: ofSignedIn(200) },
    ownAll: bySignedIn(400),
    mark: {
      collection: "events",
      expected: byAdmin(409),
      body: {
        data: { id: NEW_ID, method: "cash", payer: null, note: null, people: [{ key: "f0", kopecks: 100 }] },
      },
    },
    takeBack: {
      collection: "events",
      expected: byAdmin(404),
      body: { data: { reason: "marked by mistake" } },
    },
    pay: {
      collection: "events",
      expected: ofSignedIn(409),
      body: { data: { id: NEW_ID, people: ["p0"] } },
    },
    table: { collection: "events", expected: byAdmin(200) },
  },
  payments: {
    find: bySignedIn(404),
    check: bySignedIn(404),
    receipt: bySignedIn(404),
    notice: { ...openly(404), body: {} },
  },
  system: { health: openly(200), time: openly(200), description: openly(200), docs: openly(200) },
};
