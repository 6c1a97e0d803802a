import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { HttpRequest } from "#contract/call.ts";
import { loadUser } from "./apiFor.server.ts";
import { appContext, type AppContext } from "./appContext.ts";
import { sessionContext } from "./sessionContext.ts";

const USER = {
  id: 1,
  documentId: "u1",
  username: "chief",
  email: "chief@kover.example",
  provider: "local",
  confirmed: true,
  blocked: false,
  displayName: null,
  createdAt: "",
  updatedAt: "",
  publishedAt: "",
  role: {
    id: 3,
    documentId: "r3",
    name: "Referee",
    description: "",
    type: "referee",
    createdAt: "",
    updatedAt: "",
    publishedAt: "",
  },
};

const APP: Omit<AppContext, "send"> = {
  sendAsVisitor: () => Promise.reject(new Error("not asked")),
  requestId: undefined,
  report: () => {},
  providers: [],
  handlesAt: () => [],
  apiBase: "/api",
  tokenCookie: "kover_jwt",
  nonce: "",
  publicUrl: "https://kover.example",
  supportChatSrc: undefined,
  isChatOnRequest: false,
  zoneMs: 0,
  zoneMsAt: () => 0,
  isDev: false,
};

/** A page asked for with these cookies, and what was asked of the API for it. */
async function open(cookie: string | undefined, status = 200, refusal: unknown = {}) {
  const calls: HttpRequest[] = [];
  const context = new RouterContextProvider();
  context.set(appContext, {
    ...APP,
    send: async (call) => {
      calls.push(call);
      return { status, text: JSON.stringify(status === 200 ? USER : refusal), serverTime: 0 };
    },
  });
  const request = new Request("https://kover.example/", cookie === undefined ? {} : { headers: { cookie } });
  const url = new URL(request.url);
  const args = { request, context, url, params: {}, pattern: "/" };
  const answer = await loadUser(args, async () => new Response("page"));
  return { calls, session: context.get(sessionContext), answer };
}

test("[AU6] [AU7] [AU2] a page asked for with a token loads its user from /users/me, once, with the role", async () => {
  const { calls, session } = await open("kover_jwt=abc");
  expect(calls.map(({ method, url }) => [method, url.split("?")[0]])).toEqual([["GET", "/api/users/me"]]);
  expect(calls[0]?.headers["authorization"]).toBe("Bearer abc");
  expect(session).toMatchObject({ token: "abc", user: { id: 1, role: { type: "referee" } } });
});

test("[AU1] without a token nobody is asked for, and there is neither token nor user", async () => {
  for (const cookie of [undefined, "i18n=ru", "kover_jwt="]) {
    const { calls, session } = await open(cookie);
    expect([calls, session.token, session.user]).toEqual([[], undefined, undefined]);
  }
});

test("[AU1] [AU5] a token that leads to no user is taken away, and nobody is signed in", async () => {
  const { session, answer } = await open("kover_jwt=stale", 401);
  expect([session.token, session.user]).toEqual([undefined, undefined]);
  expect(answer instanceof Response ? answer.headers.get("set-cookie") : "").toMatch(/^kover_jwt=;/);
});

test("[ER23] while the storage is away the page is 503, and the token stays with the browser", async () => {
  const error = { status: 503, name: "ServiceUnavailableError", message: "Service Unavailable" };
  await expect(open("kover_jwt=abc", 503, { data: null, error })).rejects.toMatchObject({
    init: { status: 503 },
  });
});
