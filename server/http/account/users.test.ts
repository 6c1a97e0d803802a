import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { authAnswerSchema, userSchema } from "#contract/event/content.ts";
import { errorBodySchema } from "#contract/errorBody.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { readMails } from "../../testing/mailbox.ts";
import {
  call,
  createMember,
  createTestApp,
  PASSWORD,
  signIn,
  signInBrowser,
  type Answer,
  type Call,
  type Client,
  type TestApp,
} from "../../testing/testApp.ts";
import { createTestClock } from "../../testing/testDeps.ts";

const GOOD = "жёлтый-чайник-7";
const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: clock.now });
});
afterAll(() => app.close());

const as = (client: Client, method: NonNullable<Call["method"]>, path: string, body?: unknown) =>
  call(app, { method, url: `/api${path}`, headers: client.headers, body });
const problem = ({ body }: Answer) => errorBodySchema.parse(body).error;
const stepUp = (client: Client, password = PASSWORD) => as(client, "POST", "/auth/step-up", { password });

test("[RL20] a user changes the own names and nothing else", async () => {
  const user = await signIn(app, "authenticated");
  const own = `/users/${user.account.id}`;
  const renamed = await as(user, "PUT", own, { username: "renamed" });
  expect([renamed.status, userSchema.parse(renamed.body).username]).toEqual([200, "renamed"]);
  for (const wish of [
    { role: 4 },
    { role: { connect: [{ id: 4 }] } },
    { confirmed: false },
    { blocked: false },
    { password: GOOD },
    { provider: "vk" },
    { username: "renamed", role: "admin" },
    { isBlocked: false, id: 1 },
  ]) {
    expect((await as(user, "PUT", own, wish)).status).toBe(400);
  }
  const me = await as(user, "GET", "/users/me?populate=role");
  expect(me.body).toMatchObject({ role: { type: "authenticated" } });
});

test("[AU75] an admin finds accounts by a part of their name, whatever its letters mean elsewhere", async () => {
  const { api } = await signIn(app, "admin");
  const password = "жёлтый-чайник-8";
  await api.users.create({
    username: "Ёлкин 100%_",
    email: "elkin@kover.example",
    password,
    role: "authenticated",
  });
  const found = async (part: string) =>
    (await api.users.list({ populate: "role", start: 0, limit: 10, q: part })).map(({ email }) => email);
  expect(await found("елкин")).toEqual(["elkin@kover.example"]);
  expect(await found("100%_")).toEqual(["elkin@kover.example"]);
  expect(await found("%елкин")).toEqual([]);
});

test("[RL20] somebody else's account is closed, whether it exists or not", async () => {
  const user = await signIn(app, "referee");
  const victim = await createMember(app, "admin");
  for (const id of [victim.id, 999_999, "abc"]) {
    const answer = await as(user, "PUT", `/users/${id}`, { username: "pwned" });
    expect([id, answer.status]).toEqual([id, 403]);
  }
  for (const path of ["/users", "/users/count", `/users/${victim.id}`, "/users-permissions/roles"]) {
    expect((await as(user, "GET", path)).status).toBe(403);
    expect((await call(app, { url: `/api${path}` })).status).toBe(403);
  }
  expect((await as(user, "POST", "/users", {})).status).toBe(403);
});

test("[AU50] a dangerous act asks for the password again, and only for five minutes", async () => {
  const admin = await signIn(app, "admin");
  const user = await createMember(app, "authenticated");
  const promote = () => as(admin, "PUT", `/users/${user.id}?populate=role`, { role: "referee" });
  const refused = await promote();
  expect([refused.status, problem(refused).name, problem(refused).details]).toEqual([
    403,
    "PolicyError",
    { code: "step-up-required" },
  ]);
  expect((await stepUp(admin, "wrong")).status).toBe(400);
  expect((await promote()).status).toBe(403);
  expect((await stepUp(admin)).status).toBe(200);
  const done = await promote();
  expect([done.status, userSchema.parse(done.body).role?.type]).toEqual([200, "referee"]);
  clock.pass(5 * 60_000);
  expect((await promote()).status).toBe(403);
  const rows = await findAllAudits(app.db, { afterN: 0, limit: 1000 });
  const change = rows.find(
    ({ action, object }) => action === "role-changed" && object === `account:${user.id}`,
  );
  expect(change).toMatchObject({
    actor_id: admin.account.id,
    before: { role: "authenticated" },
    after: { role: "referee" },
  });
});

test("[AU33] a role counts from the next call on, a block and a new password end the sessions", async () => {
  const admin = await signIn(app, "admin");
  await stepUp(admin);
  const user = await signInBrowser(app, "referee");
  const path = `/users/${user.account.id}`;
  expect((await as(admin, "PUT", path, { role: 2 })).status).toBe(200);
  expect((await as(user, "GET", "/users/me?populate=role")).body).toMatchObject({
    role: { type: "authenticated" },
  });
  expect((await as(admin, "PUT", path, { blocked: true })).status).toBe(200);
  expect((await as(user, "GET", "/users/me")).status).toBe(401);
  expect((await as(admin, "PUT", path, { blocked: false })).status).toBe(200);
  expect((await as(user, "GET", "/users/me")).status).toBe(401);
  expect(problem(await as(admin, "PUT", path, { password: null })).message).toBe("password.notNull");
});

test("an admin makes users, lists and counts them, and is told which name is taken", async () => {
  const admin = await signIn(app, "admin");
  await stepUp(admin);
  const person = { username: "matfive", email: "matfive@mail.example", password: GOOD, role: { id: 3 } };
  const made = await as(admin, "POST", "/users", person);
  expect([made.status, userSchema.parse(made.body).role?.type]).toEqual([201, "referee"]);
  expect(problem(await as(admin, "POST", "/users", person)).message).toBe("Username already taken");
  const again = { ...person, username: "matsix" };
  expect(problem(await as(admin, "POST", "/users", again)).message).toBe("Email already taken");
  const count = z.number().parse((await as(admin, "GET", "/users/count")).body);
  const list = z
    .array(userSchema)
    .parse((await as(admin, "GET", "/users?start=1&limit=2&populate=role")).body);
  expect([list.length, count > 3, list[0]?.role !== undefined]).toEqual([2, true, true]);
  const unknown = await as(admin, "GET", "/users/999999");
  expect([unknown.status, unknown.text]).toEqual([204, ""]);
  expect((await as(admin, "PUT", "/users/999999", { username: "nobody" })).status).toBe(404);
  const roles = await as(admin, "GET", "/users-permissions/roles");
  expect(roles.body).toMatchObject({ roles: [{ type: "public", nb_users: 0 }, {}, {}, { type: "admin" }] });
});

test("[API44] a list of users is filtered, sorted, cut and populated as it is asked for", async () => {
  const admin = await signIn(app, "admin");
  const names = ["аист", "Бобёр", "вепрь"];
  for (const [n, username] of names.entries())
    await createMember(app, n === 1 ? "referee" : "authenticated", {
      username,
      email: `zoo${n}@mail.example`,
      is_blocked: n === 2,
    });
  const list = async (query: string) => (await as(admin, "GET", `/users?${query}`)).body;
  const found = async (query: string) =>
    z
      .array(userSchema)
      .parse(await list(`filters[email][$startsWith]=zoo&${query}`))
      .map(({ username }) => username);
  expect(await found("")).toEqual(names);
  expect(await found("sort=username:desc")).toEqual(["вепрь", "Бобёр", "аист"]);
  expect(await found("sort=username&start=1&limit=1")).toEqual(["Бобёр"]);
  expect(await found("filters[blocked]=true")).toEqual(["вепрь"]);
  expect(await found("filters[username][$containsi]=бобер")).toEqual(["Бобёр"]);
  expect(await found("_q=zoo0")).toEqual(["аист"]);
  expect(await found("pagination[pageSize]=1")).toEqual(names);
  for (const role of ["[type]=referee", "[type][$eq]=referee", "=3", "[id][$in][0]=3", "=referee"])
    expect([role, await found(`filters[role]${role}`)]).toEqual([role, ["Бобёр"]]);
  expect(await found("filters[$or][0][role][type]=referee&filters[$or][1][blocked]=1")).toEqual([
    "Бобёр",
    "вепрь",
  ]);
  expect(await found("sort[0]=role.type:desc&sort[1]=id:desc")).toEqual(["Бобёр", "вепрь", "аист"]);
  expect(await list("filters[username]=аист&fields=username&populate[role]=true")).toMatchObject([
    { username: "аист", role: { type: "authenticated" } },
  ]);
  const [picked] = z.array(z.record(z.string(), z.unknown())).parse(await list("fields=username&limit=1"));
  expect(Object.keys(picked ?? {}).sort()).toEqual(["documentId", "id", "username"]);
  for (const [query, key] of [
    ["where[id]=1", "where"],
    ["filters[password]=x", "password"],
    ["filters[password_hash][$startsWith]=x", "password_hash"],
    ["filters[phone]=1", "phone"],
    ["sort=password", "sort"],
    ["populate=sessions", "sessions"],
    ["fields=password", "password"],
  ]) {
    const refused = await as(admin, "GET", `/users?${query}`);
    expect([query, refused.status]).toEqual([query, 400]);
    if (key !== "sort") expect(problem(refused).message).toBe(`Invalid key ${key}`);
  }
});

test("[AU52] the last admin stays an admin", async () => {
  const alone = await createTestApp({ now: clock.now });
  const admin = await signIn(alone, "admin");
  const put = (body: unknown) =>
    call(alone, { method: "PUT", url: `/api/users/${admin.account.id}`, headers: admin.headers, body });
  await call(alone, {
    method: "POST",
    url: "/api/auth/step-up",
    headers: admin.headers,
    body: { password: PASSWORD },
  });
  for (const change of [{ role: "referee" }, { blocked: true }]) {
    expect(problem(await put(change)).message).toBe("The last admin must stay an admin");
  }
  expect((await call(alone, { url: "/api/users/count", headers: admin.headers })).status).toBe(200);
  await alone.close();
});

test("a new address is told to the old one", async () => {
  const user = await signIn(app, "authenticated");
  const path = `/users/${user.account.id}`;
  expect((await as(user, "PUT", path, { email: "moved@mail.example" })).status).toBe(403);
  await stepUp(user);
  expect((await as(user, "PUT", path, { email: "moved@mail.example" })).status).toBe(200);
  expect((await readMails(app)).at(-1)).toContain(`To: ${user.account.email}`);
});

const sessionsSchema = z.array(z.object({ id: z.string(), isCurrent: z.boolean() }));

test("[AU51] [AU33] people see where they are signed in, and end it there at once", async () => {
  const first = await signIn(app, "referee");
  const enter = async () => {
    const body = { identifier: first.account.username, password: PASSWORD };
    const answer = await call(app, { method: "POST", url: "/api/auth/local", body });
    return { authorization: `Bearer ${authAnswerSchema.parse(answer.body).jwt}` };
  };
  const [second, third] = [await enter(), await enter()];
  const me = async (headers: Readonly<Record<string, string>>) =>
    (await call(app, { url: "/api/users/me", headers })).status;
  const list = async () => sessionsSchema.parse((await as(first, "GET", "/auth/sessions")).body);
  expect((await list()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const other = (await call(app, { url: "/api/auth/sessions", headers: second })).body;
  const { id } = sessionsSchema.parse(other).find(({ isCurrent }) => isCurrent) ?? { id: "" };
  expect((await as(first, "DELETE", `/auth/sessions/${id}`)).status).toBe(204);
  expect([await me(second), await me(third), await me(first.headers)]).toEqual([401, 200, 200]);
  expect((await as(first, "DELETE", `/auth/sessions/${id}`)).status).toBe(404);
  expect((await as(first, "DELETE", "/auth/sessions")).status).toBe(204);
  expect([await me(third), await me(first.headers), (await list()).length]).toEqual([401, 200, 1]);
});

const daysSchema = z.array(z.object({ createdAt: z.string(), expiresAt: z.string() }));

test("[AU48] a session lives thirty days, an official's seven, and then it is over", async () => {
  const daysOf = async (client: Client) => {
    const [session] = daysSchema.parse((await as(client, "GET", "/auth/sessions")).body);
    return (Date.parse(session?.expiresAt ?? "") - Date.parse(session?.createdAt ?? "")) / 86_400_000;
  };
  const [user, referee] = [await signInBrowser(app, "authenticated"), await signInBrowser(app, "referee")];
  expect([await daysOf(user), await daysOf(referee)]).toEqual([30, 7]);
  clock.pass(7 * 86_400_000);
  expect([
    (await as(user, "GET", "/users/me")).status,
    (await as(referee, "GET", "/users/me")).status,
  ]).toEqual([200, 401]);
});

test("[AU51] nobody ends another's session but an admin, after the password", async () => {
  const user = await signIn(app, "authenticated");
  const victim = await signIn(app, "referee");
  const [session] = sessionsSchema.parse((await as(victim, "GET", "/auth/sessions")).body);
  expect((await as(user, "DELETE", `/auth/sessions/${session?.id}`)).status).toBe(404);
  const theirs = `/users/${victim.account.id}/sessions`;
  expect([(await as(user, "DELETE", theirs)).status, (await as(user, "GET", theirs)).status]).toEqual([
    403, 403,
  ]);
  const admin = await signIn(app, "admin");
  expect((await as(admin, "DELETE", theirs)).status).toBe(403);
  await stepUp(admin);
  expect((await as(admin, "DELETE", theirs)).status).toBe(204);
  expect((await as(victim, "GET", "/users/me")).status).toBe(401);
});

test("[AU49] [AU74] the first admin is made with the code of the console, once", async () => {
  const fresh = await createTestApp({ now: clock.now, env: { KOVER_DEMO: "off" } });
  const setUp = (code: string, username = "glavny") =>
    call(fresh, {
      method: "POST",
      url: "/api/auth/setup",
      body: { code, username, email: `${username}@mail.example`, password: GOOD },
    });
  expect((await setUp("AAAA-AAAA-AAAA-AAAA")).status).toBe(400);
  const code = (await fresh.offerSetup()) ?? "";
  const made = await setUp(code);
  expect(made.status).toBe(200);
  const headers = { authorization: `Bearer ${authAnswerSchema.parse(made.body).jwt}` };
  expect((await call(fresh, { url: "/api/users", headers })).status).toBe(200);
  expect((await setUp(code, "vtoroy")).status).toBe(400);
  expect(await fresh.offerSetup()).toBeUndefined();
  const rows = await findAllAudits(fresh.db, { afterN: 0, limit: 10 });
  expect(rows.map(({ action }) => action)).toEqual(["first-admin"]);
  await fresh.close();
});
