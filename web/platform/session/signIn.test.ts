import { expect, test } from "vitest";
import type { AuthAnswer, User } from "#contract/event/content.ts";
import { unknownFailure } from "#contract/error.ts";
import { forgotPassword, register, resetPassword, signIn } from "./signIn.ts";
import { signOut } from "./useSignOut.ts";

const STAMPS = { createdAt: "", updatedAt: "", publishedAt: "" };
const user: User = {
  ...STAMPS,
  id: 1,
  documentId: "u1",
  username: "chief",
  email: "chief@kover.example",
  provider: "local",
  confirmed: true,
  blocked: false,
  displayName: null,
};
const credentials = { identifier: "chief", password: "secret", isRemembered: true };

const account = { username: "anna", email: "anna@kover.example", password: "secret" };
const change = { code: "c", password: "secret", passwordConfirmation: "secret" };

type Failing = "login" | "register" | "resetPassword" | "me" | "logout";

function setUp(failing?: Failing) {
  const steps: string[] = [];
  const act = async <T>(name: string, answer: T): Promise<T> => {
    steps.push(name);
    if (name === failing) throw unknownFailure(new Error(`${name} failed`));
    return answer;
  };
  const answer: AuthAnswer = { jwt: "new-token", user };
  return {
    steps,
    auth: {
      login: () => act("login", answer),
      register: () => act("register", answer),
      forgotPassword: () => act("forgotPassword", { ok: true as const }),
      resetPassword: () => act("resetPassword", answer),
      me: () => act("me", user),
      logout: () => act("logout", null),
    },
    jar: {
      store: (jwt: string, isRemembered: boolean) => void steps.push(`store ${jwt} ${isRemembered}`),
      clear: () => void steps.push("clear"),
    },
  };
}

test("[AU3] signing in clears the token, stores the new one and fetches the user, in this order", async () => {
  const { auth, jar, steps } = setUp();
  expect(await signIn(auth, jar, credentials)).toBe(user);
  expect(steps).toEqual(["clear", "login", "store new-token true", "me"]);
});

test("[AU3] a refused sign-in leaves no token behind", async () => {
  const { auth, jar, steps } = setUp("login");
  await expect(signIn(auth, jar, credentials)).rejects.toThrow("login failed");
  expect(steps).toEqual(["clear", "login"]);
});

test("[AU5] [ER14] a token that leads to no user is cleared", async () => {
  const { auth, jar, steps } = setUp("me");
  await expect(signIn(auth, jar, credentials)).rejects.toThrow("me failed");
  expect(steps.at(-1)).toBe("clear");
});

test("[AU4] [AU39] signing out ends the session on the server and clears the token", async () => {
  const { auth, jar, steps } = setUp();
  await signOut(auth, jar);
  expect(steps).toEqual(["logout", "clear"]);
});

test("[AU4] signing out works without the server", async () => {
  const { auth, jar, steps } = setUp("logout");
  await signOut(auth, jar);
  expect(steps).toEqual(["logout", "clear"]);
});

test("[AU3] [AU12] registering clears the token, stores the new one and fetches the user, in this order", async () => {
  const { auth, jar, steps } = setUp();
  expect(await register(auth, jar, account)).toBe(user);
  expect(steps).toEqual(["clear", "register", "store new-token true", "me"]);
});

test("[AU56] an account that must confirm its address signs nobody in", async () => {
  const { auth, jar, steps } = setUp();
  const unconfirmed = { ...auth, register: async () => ({ user }) };
  expect(await register(unconfirmed, jar, account)).toBeUndefined();
  expect(steps).toEqual(["clear"]);
});

test("[AU3] [AU14] a new password clears the token, stores the new one and fetches the user, in this order", async () => {
  const { auth, jar, steps } = setUp();
  expect(await resetPassword(auth, jar, change)).toBe(user);
  expect(steps).toEqual(["clear", "resetPassword", "store new-token true", "me"]);
});

test("[AU3] a refused registration or reset leaves no token behind", async () => {
  const registering = setUp("register");
  await expect(register(registering.auth, registering.jar, account)).rejects.toThrow("register failed");
  expect(registering.steps).toEqual(["clear", "register"]);
  const resetting = setUp("resetPassword");
  await expect(resetPassword(resetting.auth, resetting.jar, change)).rejects.toThrow("resetPassword failed");
  expect(resetting.steps).toEqual(["clear", "resetPassword"]);
});

test("[AU13] [AU43] asking for a new password clears the token first", async () => {
  const { auth, jar, steps } = setUp();
  await forgotPassword(auth, jar, "anna@kover.example");
  expect(steps).toEqual(["clear", "forgotPassword"]);
});
