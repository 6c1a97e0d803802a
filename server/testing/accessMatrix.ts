import type { CollectionName } from "#contract/api/collection.ts";
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
export const isSignedIn = (caller: AccessCaller) => caller !== "anonymous";
export const present = (object: AccessObject, status: Expected) => (object === "missing" ? 404 : status);

/** 400: whoever may create is told that the field does not exist. */
const createdBy =
  (allows: (caller: AccessCaller) => boolean): ByCaller =>
  (caller) =>
    allows(caller) ? 400 : 403;
export const isAdmin = (caller: AccessCaller) => caller === "admin";
export const byAdmin: (done: Expected) => ByObject = (done) => (caller, object) =>
  isAdmin(caller) ? present(object, done) : 403;

/** Everybody reads, admins write. */
export const CONTENT: CollectionRule = {
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
export const ofOwner =
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

/** What only organisers have to do with. */
const OF_ADMINS: CollectionRule = {
  ...CONTENT,
  list: (caller) => (isAdmin(caller) ? 200 : 403),
  read: byAdmin(200),
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
  "weight-tables": OF_ADMINS,
  seasons: CONTENT,
};

export type CallRow = {
  readonly route: string;
  /** Whose entry the path names. */
  readonly collection?: CollectionName;
  readonly expected: ByObject;
  readonly body?: unknown;
  readonly isTokenIgnored?: boolean;
};

/** What every caller gets; said by hand, and not taken from the declarations that are tested. */
export type ExpectedAccess = Omit<CallRow, "route">;

export const open = (route: string, status: Expected, rest: Partial<CallRow> = {}): CallRow => ({
  route,
  expected: () => status,
  isTokenIgnored: true,
  ...rest,
});
export const ofSignedIn =
  (done: Expected): ByObject =>
  (caller, object) =>
    isSignedIn(caller) ? present(object, done) : 403;

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
export const CALL_ROWS: readonly CallRow[] = [open("GET /uploads/:name", 404)];
