import { expect, test } from "vitest";
import type { HttpRequest, HttpResponse } from "../call.ts";
import { createApi } from "./client.ts";
import type { ApiFailure } from "../error.ts";

type Script = (request: HttpRequest) => HttpResponse | Error;

function apiOver(script: Script, token?: string) {
  const sent: HttpRequest[] = [];
  const told: ApiFailure[] = [];
  const api = createApi({
    base: "/api",
    token: () => token,
    onFailure: (failure) => void told.push(failure),
    send: async (request) => {
      sent.push(request);
      const answer = script(request);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { api, sent, told };
}

const json = (status: number, body: unknown): HttpResponse => ({ status, text: JSON.stringify(body) });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (failure: unknown) => failure,
  );

test("[AU8] every call carries the token when there is one, and no such header when there is none", async () => {
  const answer = () => json(200, { serverTime: 1 });
  const [signedIn, nobody] = [apiOver(answer, "abc"), apiOver(answer)];
  await signedIn.api.time();
  await nobody.api.time();
  expect(signedIn.sent[0]?.headers["authorization"]).toBe("Bearer abc");
  expect(nobody.sent[0]?.headers).toEqual({ accept: "application/json" });
});

test("[API1] calls go to host and prefix, a body is JSON, a path is encoded", async () => {
  const { api, sent } = apiOver(() => json(500, {}));
  await failureOf(api.auth.login({ identifier: "olga", password: "secret" }));
  await failureOf(api.events.findOne("../users"));
  await failureOf(api.auth.me());
  expect(sent[0]).toEqual({
    method: "POST",
    url: "/api/auth/local",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: '{"identifier":"olga","password":"secret"}',
  });
  expect(sent.map(({ url }) => url).slice(1)).toEqual([
    "/api/events/..%2Fusers",
    "/api/users/me?populate=role",
  ]);
});

test("[API1] [LS12] a call that failed is not tried again", async () => {
  const { api, sent } = apiOver(() => new Error("network"));
  await failureOf(api.time());
  expect(sent).toHaveLength(1);
});

test("[ER6] a failure is the error body the server returned", async () => {
  const error = { status: 404, name: "NotFoundError", message: "not found", details: {} };
  const { api } = apiOver(() => json(404, { data: null, error }));
  expect(await failureOf(api.competitions.byUuid("x"))).toMatchObject({ data: null, error });
});

test("[ER7] without a body it is an UnknownError with the failure's message", async () => {
  const { api } = apiOver(() => new Error("fetch failed"));
  expect(await failureOf(api.time())).toMatchObject({
    error: { status: 500, name: "UnknownError", message: "fetch failed", details: {} },
  });
});

test("[ER17] a proxy's page counts as no body", async () => {
  for (const text of ["<html><h1>Bad Gateway</h1></html>", "", '{"message":"upstream"}']) {
    const { api } = apiOver(() => ({ status: 502, text }));
    expect(await failureOf(api.time())).toMatchObject({
      error: { status: 500, name: "UnknownError", message: "HTTP 502", details: { status: 502 } },
    });
  }
});

test("an answer that is not what was agreed on is a failure, not wrong data", async () => {
  for (const answer of [json(200, { serverTime: "now" }), { status: 200, text: "<html>" }]) {
    const { api } = apiOver(() => answer);
    expect(await failureOf(api.time())).toMatchObject({ error: { name: "UnknownError" } });
  }
});

test("[ER8] a failure is told first and thrown then, the same object", async () => {
  const { api, told } = apiOver(() => new Error("network"));
  const thrown = await failureOf(api.time());
  expect(told).toEqual([thrown]);
  expect(told[0]).toBe(thrown);
});

test("[AU12] [AU13] [AU14] accounts are opened and recovered with exactly what the API takes", async () => {
  const { api, sent } = apiOver(() => json(500, {}));
  await failureOf(api.auth.register({ username: "anna", email: "anna@kover.example", password: "secret" }));
  await failureOf(api.auth.forgotPassword({ email: "anna@kover.example" }));
  await failureOf(api.auth.resetPassword({ code: "c", password: "secret", passwordConfirmation: "secret" }));
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ["/api/auth/local/register", '{"username":"anna","email":"anna@kover.example","password":"secret"}'],
    ["/api/auth/forgot-password", '{"email":"anna@kover.example"}'],
    ["/api/auth/reset-password", '{"code":"c","password":"secret","passwordConfirmation":"secret"}'],
  ]);
});

test("[EN13] more entries than a page holds all reach the organiser, in an order that is the same on every page", async () => {
  const entry = (id: number) => ({
    id,
    documentId: `entry-${id}`,
    createdAt: "2026-05-01T09:00:00.000Z",
    state: "new",
    needsChange: false,
    comment: null,
    weight: null,
    weighInState: "not_weighed",
    weighInWeight: null,
  });
  const { api, sent } = apiOver(({ url }) => {
    const page = Number(new URL(url, "http://hall").searchParams.get("pagination[page]"));
    const pagination = { page, pageSize: 100, pageCount: 2, total: 101 };
    const data = page === 1 ? Array.from({ length: 100 }, (_, at) => entry(at)) : [entry(100)];
    return json(200, { data, meta: { pagination } });
  });
  const found = await api.applications.findPending(7);
  expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 101 }, (_, at) => at));
  for (const { url } of sent) {
    const query = new URL(url, "http://hall").searchParams;
    const asked = ["sort[1]", "filters[event][id][$eq]", "filters[state][$eq]"].map((name) =>
      query.get(name),
    );
    expect(asked).toEqual(["id:desc", "7", "new"]);
  }
});
