import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { authAnswerSchema } from "#contract/event/content.ts";
import { errorBodySchema } from "#contract/errorBody.ts";
import { updateAccount } from "../../persistence/account/accounts.ts";
import { beginSecondFactor, confirmSecondFactor } from "../../persistence/account/secondFactors.ts";
import { call, createMember, createTestApp, type Answer, type TestApp } from "../../testing/testApp.ts";
import {
  CLIENT,
  close,
  listen,
  startTestIssuer,
  type Person,
  type TestIssuer,
} from "../../testing/testIssuer.ts";

const PUBLIC = "http://localhost:3000";
let issuer: TestIssuer;
let app: TestApp;
let person: Person;
const oauth = createServer();
let oauthPerson: { vk: object; yandex: object };

beforeAll(async () => {
  issuer = await startTestIssuer(`${PUBLIC}/api/connect/club/callback`, () => person);
  const base = await listen(oauth);
  const endpoints = (name: string) => ({
    authorization: `${base}/${name}/authorize`,
    token: `${base}/${name}/token`,
    userInfo: `${base}/${name}/info`,
  });
  const providers = {
    club: { issuer: issuer.url, clientId: CLIENT.id, clientSecret: CLIENT.secret },
    vk: { clientId: "51", endpoints: endpoints("vk") },
    yandex: { clientId: "ya", clientSecret: "s", endpoints: endpoints("yandex") },
  };
  app = await createTestApp({ env: { AUTH_PROVIDERS: JSON.stringify(providers) } });
});
afterAll(async () => {
  await app.close();
  await issuer.close();
  await close(oauth);
});
beforeEach(() => {
  const sub = randomBytes(8).toString("hex");
  person = { sub, email: `${sub}@club.example`, email_verified: true };
});

const problem = ({ body }: Answer) => errorBodySchema.parse(body).error.message;

/** What a browser does between our two pages: follows the redirects and keeps the cookies. */
async function visit(provider: string): Promise<{ page: URL; cookie: string }> {
  const begun = await call(app, { url: `/api/connect/${provider}` });
  expect(begun.status).toBe(302);
  const cookie = String(begun.headers["set-cookie"]).split(";")[0] ?? "";
  const back = await walkIssuer(new URL(String(begun.headers["location"])));
  const returned = await call(app, { url: back.pathname + back.search, headers: { cookie } });
  if (returned.status !== 302) throw new Error(problem(returned));
  return { page: new URL(String(returned.headers["location"])), cookie };
}

async function walkIssuer(start: URL): Promise<URL> {
  const jar = new Map<string, string>();
  let url = start;
  for (let step = 0; step < 10 && url.origin !== PUBLIC; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    }
    url = new URL(response.headers.get("location") ?? "", url);
  }
  return url;
}

const redeem = (provider: string, token: string, cookie: string) =>
  call(app, {
    url: `/api/auth/${provider}/callback?access_token=${encodeURIComponent(token)}`,
    headers: { cookie },
  });
const tokenIn = (page: URL) => page.searchParams.get("access_token") ?? "";

test("[AU17] [AU18] somebody signs in through an OpenID issuer, and comes back to the same account", async () => {
  const { page, cookie } = await visit("club");
  expect(page.origin + page.pathname).toBe(`${PUBLIC}/auth`);
  const answer = await redeem("club", tokenIn(page), cookie);
  const { jwt, user } = authAnswerSchema.parse(answer.body);
  expect(user).toMatchObject({ email: person.email, provider: "club", confirmed: true });
  const me = await call(app, {
    url: "/api/users/me?populate=role",
    headers: { authorization: `Bearer ${jwt}` },
  });
  expect(me.body).toMatchObject({ id: user.id, role: { type: "authenticated" } });
  const again = await visit("club");
  const second = authAnswerSchema.parse((await redeem("club", tokenIn(again.page), again.cookie)).body);
  expect(second.user.id).toBe(user.id);
});

test("[AU54] [AU41] what the page gets is a code of ours: good once, in the browser that began, for a minute", async () => {
  const used = await visit("club");
  expect((await redeem("club", tokenIn(used.page), used.cookie)).status).toBe(200);
  expect(problem(await redeem("club", tokenIn(used.page), used.cookie))).toBe("No access_token.");
  const stolen = await visit("club");
  expect((await redeem("club", tokenIn(stolen.page), "")).status).toBe(400);
  expect((await redeem("club", tokenIn(stolen.page), stolen.cookie)).status).toBe(400);
  const foreign = await visit("club");
  expect((await redeem("club", tokenIn(foreign.page), used.cookie)).status).toBe(400);
  for (const token of ["", "ya29.a-token-of-the-provider", "x".repeat(400)]) {
    expect((await redeem("club", token, used.cookie)).status).toBe(400);
  }
});

test("[AU53] an address joins an account only when both sides proved it", async () => {
  const unproved = await createMember(app, "admin", { email: person.email ?? "" });
  await expect(visit("club")).rejects.toThrow("Email is already taken.");
  await updateAccount(app.db, unproved.id, { email_proved_ms: 1 });
  person = { ...person, email_verified: false };
  await expect(visit("club")).rejects.toThrow("Email is already taken.");
  person = { ...person, email_verified: true };
  const { page, cookie } = await visit("club");
  expect(authAnswerSchema.parse((await redeem("club", tokenIn(page), cookie)).body).user.id).toBe(
    unproved.id,
  );
  await updateAccount(app.db, unproved.id, { is_blocked: true });
  await expect(visit("club")).rejects.toThrow("Your account has been blocked by an administrator");
});

test("[AU69] who has a second factor is asked for it after a provider too", async () => {
  const referee = await createMember(app, "referee", { email: person.email ?? "", email_proved_ms: 1 });
  await beginSecondFactor(app.db, { accountId: referee.id, sealedSecret: "sealed", nowMs: 1 });
  await confirmSecondFactor(app.db, referee.id, { nowMs: 1, codeHashes: ["hash-of-a-code"] });
  const { page, cookie } = await visit("club");
  const answer = await redeem("club", tokenIn(page), cookie);
  expect(answer.status).toBe(400);
  expect(problem(answer)).toBe("A second factor is required");
  expect(answer.text).not.toContain("jwt");
});

test("without an address nobody is let in", async () => {
  person = { sub: person.sub };
  await expect(visit("club")).rejects.toThrow("Email was not available.");
});

test("[AU40] an unknown provider is disabled", async () => {
  for (const url of [
    "/api/connect/github",
    "/api/connect/local",
    "/api/auth/github/callback?access_token=x",
  ]) {
    expect(problem(await call(app, { url }))).toBe("This provider is disabled");
  }
});

test("[AU55] a login cannot be sent on to another page", async () => {
  const ask = (callback: string) =>
    call(app, { url: `/api/connect/club?callback=${encodeURIComponent(callback)}` });
  for (const callback of [
    "https://evil.example/auth",
    `${PUBLIC}@evil.example/auth`,
    `${PUBLIC}.evil.example/auth`,
    `${PUBLIC}/auth/../redirect`,
    "//evil.example/auth",
    "javascript:alert(1)",
  ]) {
    expect([callback, problem(await ask(callback))]).toEqual([callback, "Invalid callback URL provided"]);
  }
  expect((await ask(`${PUBLIC}/auth`)).status).toBe(302);
});

test("an answer that belongs to no login of this browser goes back to the page with an error", async () => {
  const begun = await call(app, { url: "/api/connect/club" });
  const cookie = String(begun.headers["set-cookie"]).split(";")[0] ?? "";
  const back = await walkIssuer(new URL(String(begun.headers["location"])));
  const errorOf = async (search: string, headers: Record<string, string>) => {
    const answer = await call(app, { url: back.pathname + search, headers });
    return new URL(String(answer.headers["location"])).searchParams.get("error");
  };
  expect(await errorOf(back.search, {})).toBe("expired");
  expect(await errorOf(back.search, { cookie: `${cookie}x` })).toBe("expired");
  expect(await errorOf(back.search.replace(/state=[^&]+/, "state=other"), { cookie })).toBe("access_denied");
  expect(await errorOf("?error=access_denied", { cookie })).toBe("access_denied");
});

test("[AU17] VK ID and Yandex ID sign in with PKCE; another application's token is refused", async () => {
  serveOauth();
  for (const provider of ["vk", "yandex"] as const) {
    oauthPerson = {
      vk: { user: { user_id: 7, first_name: "Анна", last_name: "Борцова", email: "anna@vk.example" } },
      yandex: { id: "8", client_id: "ya", default_email: "boris@yandex.example", display_name: "Борис" },
    };
    const { page, cookie } = await visitOauth(provider);
    const { user } = authAnswerSchema.parse((await redeem(provider, tokenIn(page), cookie)).body);
    expect([user.provider, user.displayName]).toEqual(
      provider === "vk" ? ["vk", "Анна Борцова"] : ["yandex", "Борис"],
    );
  }
  oauthPerson = { vk: {}, yandex: { id: "8", client_id: "another", default_email: "boris@yandex.example" } };
  expect((await visitOauth("yandex")).page.searchParams.get("error")).toBe("access_denied");
});

const challenges = new Map<string, string>();

async function visitOauth(provider: "vk" | "yandex"): Promise<{ page: URL; cookie: string }> {
  const begun = await call(app, { url: `/api/connect/${provider}` });
  const target = new URL(String(begun.headers["location"]));
  const code = randomBytes(8).toString("hex");
  challenges.set(code, target.searchParams.get("code_challenge") ?? "");
  const cookie = String(begun.headers["set-cookie"]).split(";")[0] ?? "";
  const query = new URLSearchParams({ code, state: target.searchParams.get("state") ?? "", device_id: "d" });
  const returned = await call(app, {
    url: `/api/connect/${provider}/callback?${query.toString()}`,
    headers: { cookie },
  });
  return { page: new URL(String(returned.headers["location"])), cookie };
}

/** The two calls of such a provider; the code is good only with the verifier of its challenge. */
function serveOauth(): void {
  oauth.on("request", (request, response) => {
    void text(request).then((body) => {
      const form = new URLSearchParams(body);
      const send = (status: number, value: object) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
      if (request.url === "/vk/info") return send(form.get("client_id") === "51" ? 200 : 401, oauthPerson.vk);
      if (request.url === "/yandex/info")
        return send(request.headers.authorization === "OAuth token" ? 200 : 401, oauthPerson.yandex);
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      const isRight = challenges.get(form.get("code") ?? "") === challenge;
      return isRight ? send(200, { access_token: "token" }) : send(400, { error: "invalid_grant" });
    });
  });
}
