import type { CollectionName } from "#contract/api/collection.ts";
import type { Right } from "#domain/access/eventRoles.ts";
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

/** What the roles of an event may do there, said once more by hand (RL24). */
const HELD: Readonly<Record<Right, readonly AccessCaller[]>> = {
  read: ["organiser", "chief-judge", "secretary", "mat-referee", "weigh-in", "announcer"],
  score: ["organiser", "chief-judge", "secretary", "mat-referee"],
  run: ["organiser", "chief-judge", "secretary"],
  draw: ["organiser", "chief-judge", "secretary"],
  weigh: ["organiser", "chief-judge", "secretary", "weigh-in"],
  announce: ["organiser", "chief-judge", "secretary", "announcer"],
  decide: ["organiser", "chief-judge"],
  organise: ["organiser"],
  own: ["organiser"],
};
const holds = (caller: AccessCaller, right: Right) => HELD[right].includes(caller);
const hasRoleOfEvent = (caller: AccessCaller) => holds(caller, "read") || caller === "elsewhere";

/** What a caller is told: who has a role of the event what an admin is told there, if it gives the right, else what anybody is. */
export function expectedOf(
  { expected, right, isUnsaid }: Pick<CallRow, "expected" | "right" | "isUnsaid">,
  caller: AccessCaller,
  object: AccessObject,
): Expected {
  if (!hasRoleOfEvent(caller)) return expected(caller, object);
  const isHeld = right !== undefined && holds(caller === "elsewhere" ? "organiser" : caller, right);
  if (isHeld && isUnsaid) return expected("admin", object);
  return isHeld && caller !== "elsewhere" && object === "own"
    ? expected("admin", "own")
    : expected("user", object);
}

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

/** Who organises some event, this one or another. */
const organisesSome = (caller: AccessCaller) => caller === "organiser" || caller === "elsewhere";

/**
 * Where an event's organiser writes as an admin does: the own entry is written, one that is seen is refused, one that is
 * not is not there. Whoever organises nothing is refused whatever it is.
 */
const organised = (rules: CollectionRule): CollectionRule => {
  const writtenBy =
    (write: "update" | "remove", isWriter: (caller: AccessCaller) => boolean): ByObject =>
    (caller, object) => {
      if (!hasRoleOfEvent(caller)) return rules[write](caller, object);
      if (!isWriter(caller)) return 403;
      if (rules.read("user", object) !== 200 && !(object === "own")) return 404;
      return caller !== "elsewhere" && object === "own" ? rules[write]("admin", "own") : 403;
    };
  const isHead = (caller: AccessCaller) => holds(caller, "run") || caller === "elsewhere";
  // What referees write, the head table of the event writes too.
  const isOfReferees = rules.update("assigned", "own") === 200;
  return {
    ...rules,
    create: (caller) => (organisesSome(caller) ? rules.create("admin") : rules.create(caller)),
    update: writtenBy("update", isOfReferees ? isHead : organisesSome),
    remove: writtenBy("remove", organisesSome),
  };
};

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

const byOrganiser =
  (rule: ByObject): ByObject =>
  (caller, object) =>
    rule(caller === "organiser" && object === "own" ? "admin" : caller, object);

/** What only organisers have to do with. */
const OF_ADMINS: CollectionRule = {
  ...CONTENT,
  list: (caller) => (isAdmin(caller) ? 200 : 403),
  read: byAdmin(200),
};

export const COLLECTION_RULES: Readonly<Record<CollectionName, CollectionRule>> = {
  events: { ...organised(CONTENT), create: CONTENT.create },
  // Anybody adds the club they cannot find (EN8).
  teams: { ...CONTENT, create: createdBy(isSignedIn) },
  partners: CONTENT,
  pages: CONTENT,
  competitions: organised(OPERATED),
  categories: organised(OPERATED),
  fightings: organised(OPERATED),
  carpets: organised(OPERATED),
  fighters: organised(OF_COMPETITION),
  profiles: OWNED,
  // The organiser reads and decides those of the own event.
  applications: {
    ...OWNED,
    read: byOrganiser(OWNED.read),
    update: byOrganiser(OWNED.update),
    remove: byOrganiser(OWNED.remove),
  },
  // Weights are taken from them by every organiser.
  "weight-tables": {
    ...OF_ADMINS,
    list: (caller) => (organisesSome(caller) ? 200 : OF_ADMINS.list(caller)),
    read: (caller, object) => OF_ADMINS.read(organisesSome(caller) ? "admin" : caller, object),
  },
  seasons: CONTENT,
};

export type CallRow = {
  readonly route: string;
  /** Whose entry the path names. */
  readonly collection?: CollectionName;
  readonly expected: ByObject;
  readonly body?: unknown;
  readonly isTokenIgnored?: boolean;
  /** The right in the event of the entry that is enough (RL24). */
  readonly right?: Right;
  /** No path names the event: whoever has the right in some event is let in. */
  readonly isUnsaid?: boolean;
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
