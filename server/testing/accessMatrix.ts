import type { CollectionName } from "../collections/collection.ts";
import type { AccessCaller } from "./accessCallers.ts";
import type { AccessObject } from "./accessFixtures.ts";

/** The status a caller gets. Said here by hand, from the table of roles, and not taken from the code that is tested. */
export type Expected = number;
type ByCaller = (caller: AccessCaller) => Expected;
type ByObject = (caller: AccessCaller, object: AccessObject) => Expected;

type CollectionRule = {
  readonly list: ByCaller;
  readonly create: ByCaller;
  readonly read: ByObject;
  readonly update: ByObject;
  readonly remove: ByObject;
};

export const isOfficial = (caller: AccessCaller) =>
  caller === "assigned" || caller === "unassigned" || caller === "admin";
const isSignedIn = (caller: AccessCaller) => caller !== "anonymous";
const present = (object: AccessObject, status: Expected) => (object === "missing" ? 404 : status);

/** 400: whoever may create is told that the field does not exist. */
const createdBy =
  (allows: (caller: AccessCaller) => boolean): ByCaller =>
  (caller) =>
    allows(caller) ? 400 : 403;
const isAdmin = (caller: AccessCaller) => caller === "admin";
export const byAdmin: (done: Expected) => ByObject = (done) => (caller, object) =>
  isAdmin(caller) ? present(object, done) : 403;

/** Everybody reads, admins write. */
const CONTENT: CollectionRule = {
  list: () => 200,
  create: createdBy(isAdmin),
  read: (_caller, object) => present(object, 200),
  update: byAdmin(200),
  remove: byAdmin(204),
};

/** Of competitions that are shown; officials read all of them. */
const OF_COMPETITION: CollectionRule = {
  ...CONTENT,
  read: (caller, object) => (isOfficial(caller) || object === "own" ? present(object, 200) : 404),
};

/** The referees of its list change it as well. */
const OPERATED: CollectionRule = {
  ...OF_COMPETITION,
  update: (caller, object) => {
    if (!isOfficial(caller)) return 403;
    const isTheirs = isAdmin(caller) || (caller === "assigned" && object === "own");
    return present(object, isTheirs ? 200 : 403);
  },
};

/** Whose it is, and admins; for the rest of those who are signed in it is not there. */
const isReached: ByObject = (caller, object) =>
  isAdmin(caller) || (caller === "owner" && object === "own") ? present(object, 200) : 404;
const ofOwner =
  (done: Expected): ByObject =>
  (caller, object) => {
    if (!isSignedIn(caller)) return 403;
    return isReached(caller, object) === 200 ? done : 404;
  };
const OWNED: CollectionRule = {
  list: (caller) => (isSignedIn(caller) ? 200 : 403),
  create: createdBy(isSignedIn),
  read: ofOwner(200),
  update: ofOwner(200),
  remove: ofOwner(204),
};

export const COLLECTION_RULES: Readonly<Record<CollectionName, CollectionRule>> = {
  events: CONTENT,
  // Anybody adds the club they cannot find (EN8).
  teams: { ...CONTENT, create: createdBy(isSignedIn) },
  partners: CONTENT,
  pages: CONTENT,
  competitions: OPERATED,
  categories: OPERATED,
  fightings: OPERATED,
  carpets: OPERATED,
  fighters: OF_COMPETITION,
  profiles: OWNED,
  applications: OWNED,
};

export type CallRow = {
  readonly route: string;
  /** Whose entry the path names. */
  readonly collection?: CollectionName;
  readonly expected: ByObject;
  readonly body?: unknown;
  readonly isTokenIgnored?: boolean;
};

export const open = (route: string, status: Expected, rest: Partial<CallRow> = {}): CallRow => ({
  route,
  expected: () => status,
  isTokenIgnored: true,
  ...rest,
});
export const signedIn = (route: string, status: Expected, rest: Partial<CallRow> = {}): CallRow => ({
  route,
  expected: (caller) => (isSignedIn(caller) ? status : 403),
  ...rest,
});
const ofSignedIn =
  (done: Expected): ByObject =>
  (caller, object) =>
    isSignedIn(caller) ? present(object, done) : 403;
export const admin = (route: string, status: Expected, rest: Partial<CallRow> = {}): CallRow => ({
  route,
  expected: (caller) => (isAdmin(caller) ? status : 403),
  ...rest,
});

/** A draft is seen when its event shows it, and by officials. */
export const shown: ByObject = (caller, object) => OF_COMPETITION.read(caller, object);
export const operated =
  (done: Expected): ByObject =>
  (caller, object) => {
    if (!isOfficial(caller)) return 403;
    return present(object, isAdmin(caller) || (caller === "assigned" && object === "own") ? done : 403);
  };

/** A new one with every call. */
export const NEW_ID = "a new id";
export const NOBODY = "00000000-0000-4000-8000-00000000ac70";
/** Every route that no collection declares; a new one without a row fails the test (SE15). */
export const CALL_ROWS: readonly CallRow[] = [
  { route: "GET /api/events/:id/share.png", collection: "events", expected: CONTENT.read },
  ...["categories", "fighters", "bouts"].map((kind) => ({
    route: `GET /api/events/:id/${kind}/:uuid/share.png`,
    collection: "events" as const,
    expected: () => 404,
  })),
  { route: "GET /api/events/:id/teams", collection: "events", expected: CONTENT.read },
  {
    route: "POST /api/carpets/:id/set-order",
    collection: "carpets",
    expected: operated(200),
    body: { data: { order: [] } },
  },

  { route: "GET /api/events/:id/entry", collection: "events", expected: ofSignedIn(200) },
  { route: "GET /api/profiles/:id/consents", collection: "profiles", expected: ofOwner(200) },
  { route: "POST /api/profiles/:id/consents", collection: "profiles", expected: ofOwner(400), body: {} },
  { route: "POST /api/profiles/:id/merge", collection: "profiles", expected: ofOwner(400), body: {} },
  signedIn("GET /api/merge-requests", 200),
  admin("POST /api/merge-requests/:id/decide", 404, { body: {} }),
  { route: "GET /api/applications/:id/course", collection: "applications", expected: ofOwner(200) },
  {
    route: "POST /api/applications/:id/messages",
    collection: "applications",
    expected: ofOwner(400),
    body: {},
  },
  {
    route: "POST /api/applications/:id/withdraw",
    collection: "applications",
    expected: ofOwner(400),
    body: {},
  },
  {
    route: "POST /api/applications/:id/decide",
    collection: "applications",
    expected: (caller, object) => (isAdmin(caller) ? ofOwner(400)(caller, object) : 403),
    body: {},
  },

  signedIn("POST /api/upload", 400, { body: {} }),
  admin("GET /api/upload/files", 200),
  admin("GET /api/upload/files/:id", 404),
  admin("DELETE /api/upload/files/:id", 404),
  open("GET /uploads/:name", 404),

  open("GET /api/search", 400),
  open("GET /api/fighters/:uuid/career", 200, { collection: "fighters" }),
  open("GET /api/push/key", 200),
  open("PUT /api/push/subscription", 400, { body: {} }),
  open("POST /api/push/unsubscribe", 400, { body: {} }),
  open("POST /api/push/test", 400, { body: {} }),
  open("POST /api/stars/look-up", 400, { body: {} }),
  signedIn("POST /api/stars/sync", 400, { body: {} }),

  open("GET /api/health", 200),
  open("GET /api/time", 200),
  open("GET /api/openapi.json", 200),
  open("GET /api/docs", 200),
  // Last: nobody is signed in after it.
  open("POST /api/auth/logout", 200),
];
