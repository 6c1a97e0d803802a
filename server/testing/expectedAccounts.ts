import type { API } from "#contract/api/api.ts";
import { isAdmin, isSignedIn, present, type Expected, type ExpectedAccess } from "./accessMatrix.ts";

type Expects<Group extends keyof typeof API> = {
  readonly [Name in keyof (typeof API)[Group]]: ExpectedAccess;
};

/** A body that says nothing: whoever may call is told what is missing. */
const NOTHING = { body: {} };

const everybody = (status: Expected, rest: Partial<ExpectedAccess> = {}): ExpectedAccess => ({
  expected: () => status,
  isTokenIgnored: true,
  ...rest,
});
const signedIn = (status: Expected, rest: Partial<ExpectedAccess> = {}): ExpectedAccess => ({
  expected: (caller) => (isSignedIn(caller) ? status : 403),
  ...rest,
});
const admin = (status: Expected, rest: Partial<ExpectedAccess> = {}): ExpectedAccess => ({
  expected: (caller) => (isAdmin(caller) ? status : 403),
  ...rest,
});

/** Getting in and getting back in. */
export const EXPECTED_AUTH: Expects<"auth"> = {
  login: everybody(400, NOTHING),
  register: everybody(400, NOTHING),
  logout: everybody(200),
  setUp: everybody(400, NOTHING),
  passSecondFactor: everybody(400, NOTHING),
  forgotPassword: everybody(400, NOTHING),
  resetPassword: everybody(400, NOTHING),
  sendConfirmation: everybody(400, NOTHING),
  confirmEmail: everybody(400),
  connect: everybody(400),
  returnFromProvider: everybody(400),
  finishProvider: everybody(400),
};

export const EXPECTED_ACCOUNT: Expects<"account"> = {
  overview: signedIn(200),
  stepUp: signedIn(400, NOTHING),
  changePassword: signedIn(400, NOTHING),
  places: signedIn(200),
  endOtherPlaces: signedIn(204),
  endPlace: signedIn(404),
  makeProgramToken: signedIn(400, NOTHING),
  secondFactor: signedIn(200),
  offerSecondFactor: signedIn(400, NOTHING),
  turnOnSecondFactor: signedIn(400, NOTHING),
  turnOffSecondFactor: signedIn(400, NOTHING),
  resetSecondFactor: admin(400, NOTHING),
  export: signedIn(200),
  exportPaper: signedIn(200),
  // The password was not repeated.
  erase: signedIn(403),
};

export const EXPECTED_USERS: Expects<"users"> = {
  me: signedIn(200),
  list: admin(200),
  count: admin(200),
  create: admin(400, NOTHING),
  one: admin(204),
  update: admin(404, NOTHING),
  places: admin(404),
  endPlaces: admin(404),
  invite: admin(400, NOTHING),
  roles: admin(200),
};

export const EXPECTED_STARS: Expects<"stars"> = {
  sync: signedIn(400, NOTHING),
  lookUp: everybody(400, NOTHING),
  ownFighters: {
    collection: "events",
    expected: (caller, object) => (isSignedIn(caller) ? present(object, 200) : 403),
  },
};

export const EXPECTED_PUSH: Expects<"push"> = {
  key: everybody(200),
  subscribe: everybody(400, NOTHING),
  unsubscribe: everybody(400, NOTHING),
  test: everybody(400, NOTHING),
};
