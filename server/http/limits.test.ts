import { afterEach, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { authAnswerSchema } from "#contract/event/content.ts";
import { hashPassword } from "../auth/password.ts";
import type { AccountRow } from "../persistence/database/accountTables.ts";
import {
  call,
  createMember,
  createTestApp,
  PASSWORD,
  signIn,
  type Answer,
  type Headers,
  type TestApp,
} from "../testing/testApp.ts";
import { readMails } from "../testing/mailbox.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import { createTestClock } from "../testing/testDeps.ts";

const MINUTE_MS = 60_000;
const clock = createTestClock();
let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  app = await createTestApp({
    now: clock.now,
    env: { RATE_LIMIT: "on", TRUSTED_PROXIES: "127.0.0.1", ...env },
  });
  return app;
}

/** Behind the configured proxy, which says where a call comes from. */
const from = (address: string): Headers => ({ "x-forwarded-for": address });
const post = (path: string, body: unknown, headers: Headers) => {
  if (app === undefined) throw new Error("not started");
  return call(app, { method: "POST", url: `/api${path}`, body, headers });
};
const attempt = (identifier: string, password: string, headers: Headers) =>
  post("/auth/local", { identifier, password }, headers);

function cookiesOf({ headers }: Answer): string {
  const set: unknown = headers["set-cookie"];
  return (Array.isArray(set) ? set : [set]).map((line) => String(line).split(";")[0]).join("; ");
}

async function repeat(times: number, act: (n: number) => Promise<Answer>): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < times; n += 1) statuses.push((await act(n)).status);
  return statuses;
}

test("[AU45] a guesser waits longer and longer, by the account, from wherever they come", async () => {
  const running = await start();
  const { username, email } = await createMember(running, "referee");
  const names = [username, email, email.toUpperCase()];
  const guess = (n: number) => attempt(names[n % 3] ?? "", "wrong", from(`203.0.113.${n}`));
  expect(await repeat(7, guess)).toEqual([400, 400, 400, 400, 400, 429, 429]);
  const refused = await attempt(username, PASSWORD, from("198.51.100.1"));
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "30"]);
  expect(refused.text).toContain("Too many requests, please try again later.");
  clock.pass(31_000);
  expect((await attempt(username, PASSWORD, from("198.51.100.1"))).status).toBe(200);
});

test("[AU45] an unknown name is refused after as many tries as a known one", async () => {
  await start();
  const statuses = await repeat(6, (n) => attempt("nobody@mail.example", "wrong", from(`203.0.113.${n}`)));
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test("[AU47] strangers cannot lock a referee out of the browser they signed in with before", async () => {
  const running = await start();
  const { username } = await createMember(running, "referee");
  const browser = { ...from("192.0.2.1"), "sec-fetch-site": "same-origin" };
  const cookie = cookiesOf(await attempt(username, PASSWORD, browser));
  await repeat(20, (n) => attempt(username, "wrong", from(`203.0.113.${n}`)));
  expect((await attempt(username, PASSWORD, browser)).status).toBe(429);
  expect((await attempt(username, PASSWORD, { ...browser, cookie })).status).toBe(200);
  const own = await repeat(12, () => attempt(username, "wrong", { ...browser, cookie }));
  expect(own.filter((status) => status === 429).length).toBeGreaterThan(0);
});

test("[AU47] somebody in the hall who guesses all the time does not keep its known browsers out", async () => {
  const running = await start();
  const { username } = await createMember(running, "referee");
  const hall = { ...from("203.0.113.50"), "sec-fetch-site": "same-origin" };
  const cookie = cookiesOf(await attempt(username, PASSWORD, hall));
  const guesses = await repeat(70, (n) => attempt(`somebody${n}`, "wrong", hall));
  expect([guesses.slice(0, 60).includes(429), guesses.slice(60).includes(400)]).toEqual([false, false]);
  expect((await attempt(username, PASSWORD, hall)).status).toBe(429);
  expect((await attempt(username, PASSWORD, { ...hall, cookie })).status).toBe(200);
  const often = await repeat(15, () => attempt(username, PASSWORD, { ...hall, cookie }));
  expect(new Set(often)).toEqual(new Set([200]));
});

test("[AU45] of thirty guesses made at the same time five are looked at", async () => {
  const running = await start();
  const { username } = await createMember(running, "referee");
  const guess = (_: unknown, n: number) => attempt(username, "wrong", from(`203.0.113.${n}`));
  const answers = await Promise.all(Array.from({ length: 30 }, guess));
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(25);
});

test("[AU45] a whole hall behind one address gets in: only failures are counted", async () => {
  const running = await start();
  const members: AccountRow[] = [];
  for (let n = 0; n < 70; n += 1) members.push(await createMember(running, "authenticated"));
  const hall = from("203.0.113.50");
  const entered = await repeat(70, (n) => attempt(members[n]?.username ?? "", PASSWORD, hall));
  expect(new Set(entered)).toEqual(new Set([200]));
  const reads = await repeat(500, () => call(running, { url: "/api/events", headers: hall }));
  expect(new Set(reads)).toEqual(new Set([200]));
  expect(await repeat(61, (n) => attempt(`x${n}`, "y", hall))).toContain(429);
  expect((await attempt(members[0]?.username ?? "", PASSWORD, from("203.0.113.51"))).status).toBe(200);
});

test("[AU45] mails to one address and registrations from one network are few", async () => {
  await start();
  const forgot = (email: string, n: number) =>
    post("/auth/forgot-password", { email }, from(`2001:db8:${n}::1`));
  expect(await repeat(4, (n) => forgot("victim@mail.example", n))).toEqual([200, 200, 200, 429]);
  const flood = await repeat(21, (n) => forgot(`a${n}@mail.example`, 77));
  expect([flood.slice(0, 20).every((status) => status === 200), flood[20]]).toEqual([true, 429]);
  const register = (n: number) => {
    const body = { username: `robot${n}`, email: `robot${n}@mail.example`, password: "жёлтый-чайник-7" };
    return post("/auth/local/register", body, from(`2001:db8:5:5:${n}::1`));
  };
  const robots = await repeat(11, register);
  expect([robots.slice(0, 10).every((status) => status === 200), robots[10]]).toEqual([true, 429]);
});

test("[AU45] every answer says what is left; reads, writes and submits have allowances of their own", async () => {
  const running = await start();
  const referee = await signIn(running, "referee");
  const me = await call(running, { url: "/api/users/me", headers: referee.headers });
  expect(me.headers).toMatchObject({ "x-ratelimit-limit": "600", "x-ratelimit-remaining": "599" });
  expect(Number(me.headers["x-ratelimit-reset"])).toBeGreaterThan(clock.now() / 1000);
  const write = () =>
    call(running, { method: "PUT", url: "/api/users/999999", headers: referee.headers, body: {} });
  const writes = await repeat(121, write);
  expect([writes.slice(0, 120).includes(429), writes[120]]).toEqual([false, 429]);
  const submit = (device: string) =>
    call(running, {
      method: "POST",
      url: `/api/fightings/${randomUUID()}/events`,
      headers: referee.headers,
      body: { data: { device, proto: 1, events: [] } },
    });
  const [table, other] = [randomUUID(), randomUUID()];
  const submits = await repeat(21, () => submit(table));
  expect([submits.slice(0, 20).includes(429), submits[20]]).toEqual([false, 429]);
  expect((await submit(other)).status).not.toBe(429);
  clock.pass(MINUTE_MS);
  expect((await write()).status).not.toBe(429);
});

test("[SE39] who signs in again gets no second allowance; officials may share an account", async () => {
  const running = await start();
  const sessionOf = async ({ username }: AccountRow): Promise<Headers> => {
    const { jwt } = authAnswerSchema.parse((await attempt(username, PASSWORD, from("203.0.113.1"))).body);
    return { authorization: `Bearer ${jwt}` };
  };
  const leftOf = async (account: AccountRow) => {
    const left = [];
    for (const headers of [await sessionOf(account), await sessionOf(account)])
      left.push((await call(running, { url: "/api/users/me", headers })).headers["x-ratelimit-remaining"]);
    return left;
  };
  expect(await leftOf(await createMember(running, "authenticated"))).toEqual(["599", "598"]);
  expect(await leftOf(await createMember(running, "referee"))).toEqual(["599", "599"]);
});

test("[SE39] made-up clubs of one account are few, an organiser's are not", async () => {
  const running = await start();
  const [athlete, admin] = [await signIn(running, "authenticated"), await signIn(running, "admin")];
  const add = (headers: Headers) => (n: number) => post("/teams", { data: { name: `Клуб ${n}` } }, headers);
  const made = await repeat(21, add(athlete.headers));
  expect([made.slice(0, 20).every((status) => status === 201), made[20]]).toEqual([true, 429]);
  expect(new Set(await repeat(25, add(admin.headers)))).toEqual(new Set([201]));
});

test("[SE44] an account takes its data along ten times an hour, as a file or a paper", async () => {
  const running = await start();
  const { headers } = await signIn(running, "authenticated");
  const take = (n: number) => call(running, { url: `/api/auth/export${n % 2 === 0 ? "" : ".pdf"}`, headers });
  const taken = await repeat(11, take);
  expect([taken.slice(0, 10).every((status) => status === 200), taken[10]]).toEqual([true, 429]);
  const another = await signIn(running, "authenticated");
  const { status } = await call(running, { url: "/api/auth/export", headers: another.headers });
  expect(status).toBe(200);
});

test("[SE40] changing the own address again and again sends few mails to any of them", async () => {
  const running = await start();
  const { headers } = await signIn(running, "authenticated");
  const { body } = await call(running, { url: "/api/users/me", headers });
  const { id } = z.object({ id: z.number() }).parse(body);
  await post("/auth/step-up", { password: PASSWORD }, headers);
  const turn = (n: number) => {
    const email = n % 2 === 0 ? "victim@mail.example" : `other${n}@mail.example`;
    return call(running, { method: "PUT", url: `/api/users/${id}`, headers, body: { email } });
  };
  expect(await repeat(8, turn)).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
});

test("[SE46] one address gets few invitations, and one admin sends no flood of them", async () => {
  const running = await start();
  const { headers } = await signIn(running, "admin");
  await post("/auth/step-up", { password: PASSWORD }, headers);
  const { id } = await createMember(running, "referee");
  const invite = (of: number) => post(`/users/${of}/invitation`, { data: { event: null } }, headers);
  expect(await repeat(4, () => invite(id))).toEqual([204, 204, 204, 429]);
  const { competition } = await createTestCompetition(running.db);
  const lines = Array.from({ length: 50 }, (_, n) => ({
    referee: randomUUID(),
    email: `r${n}@mail.example`,
  }));
  const many = () =>
    post(`/competitions/uuid/${competition.uuid}/referees/invitations`, { data: lines }, headers);
  expect(await repeat(4, many)).toEqual([200, 200, 200, 429]);
});

test("[SE46] an admin who changes the address of somebody again and again fills no mailbox", async () => {
  const running = await start();
  const { headers } = await signIn(running, "admin");
  await post("/auth/step-up", { password: PASSWORD }, headers);
  const { id } = await createMember(running, "referee", { email: "victim@mail.example" });
  const turn = (n: number) => {
    const email = n % 2 === 1 ? "victim@mail.example" : `other${n}@mail.example`;
    return call(running, { method: "PUT", url: `/api/users/${id}`, headers, body: { email } });
  };
  expect(await repeat(7, turn)).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test("[SE46] registering with somebody's address from everywhere sends them three mails, and tells nobody", async () => {
  const running = await start({ KOVER_EMAIL_CONFIRMATION: "on" });
  const email = "victim@mail.example";
  const turn = (n: number) =>
    post(
      "/auth/local/register",
      { username: `stranger${n}`, email, password: "жёлтый-чайник-7" },
      from(`203.0.113.${n}`),
    );
  expect(new Set(await repeat(6, turn))).toEqual(new Set([200]));
  expect(await readMails(running)).toHaveLength(3);
});

test("[AU45] a career, which looks at no token, counts as a read of its network", async () => {
  const app = await createTestApp({ env: { RATE_LIMIT: "on" } });
  const { headers } = await call(app, { url: `/api/fighters/${randomUUID()}/career` });
  expect(headers).toMatchObject({ "x-ratelimit-limit": "2000", "x-ratelimit-remaining": "1999" });
  await app.close();
});

test("[SE17] a forwarded address counts only from a configured proxy", async () => {
  const running = await start({ TRUSTED_PROXIES: "10.0.0.0/8" });
  const { username } = await createMember(running, "authenticated");
  const statuses = await repeat(62, (n) => attempt(`${username}${n}`, "wrong", from(`203.0.113.${n}`)));
  expect(statuses.slice(60)).toEqual([429, 429]);
});

test("[AU44] when too many passwords are being checked the next one is asked to come back", async () => {
  const running = await start({ RATE_LIMIT: "off" });
  const { username } = await createMember(running, "authenticated");
  const answers = await Promise.all(Array.from({ length: 40 }, () => attempt(username, PASSWORD, {})));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers["retry-after"]).toBe("2");
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
});

test("[AU44] a try that no password was checked for is none", async () => {
  const running = await start();
  const { username } = await createMember(running, "authenticated");
  const end = new AbortController();
  const rush = Array.from({ length: 40 }, async () => {
    while (!end.signal.aborted) {
      await hashPassword("somebody else's");
      await setImmediate();
    }
  });
  const here = from("203.0.113.1");
  const turnedAway = await repeat(8, () => attempt(username, "wrong", here));
  end.abort();
  await Promise.all(rush);
  expect(turnedAway.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
  expect((await attempt(username, PASSWORD, here)).status).toBe(200);
});
