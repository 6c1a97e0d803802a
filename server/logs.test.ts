import { sql } from "kysely";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { readMails } from "./testing/mailbox.ts";
import { call, createTestApp, type TestApp } from "./testing/testApp.ts";

let app: TestApp | undefined;
afterEach(() => app?.close());

const lineSchema = z.looseObject({ msg: z.string() });

async function startLogged() {
  const written: string[] = [];
  const log = pino({ level: "trace" }, { write: (line) => void written.push(line) });
  app = await createTestApp({ log });
  return {
    app,
    log: () => written.join(""),
    lines: () => written.map((line) => lineSchema.parse(JSON.parse(line))),
  };
}

const PERSON = { username: "borcov", email: "borcov@kover.example", password: "жёлтый-чайник-7" };

test("[OP11] without SMTP_URL a mail is a file, and a line of the log names it", async () => {
  const { app: running, lines } = await startLogged();
  await call(running, { method: "POST", url: "/api/auth/local/register", body: PERSON });
  await call(running, { method: "POST", url: "/api/auth/forgot-password", body: { email: PERSON.email } });
  await running.settled();
  expect(await readMails(running)).toHaveLength(1);
  const [line] = lines().filter(({ msg }) => msg.includes("SMTP_URL"));
  expect(String(line?.["file"])).toMatch(/\/mail\/.*\.eml$/);
});

test("[OP14] neither a name, a token, a code nor a password is ever in the log", async () => {
  const { app: running, log, lines } = await startLogged();
  const post = (url: string, body: unknown) => call(running, { method: "POST", url, body });
  const { body } = await post("/api/auth/local/register", PERSON);
  const { jwt } = z.looseObject({ jwt: z.string() }).parse(body);
  await post("/api/auth/local", { identifier: PERSON.username, password: "неверный-пароль" });
  await post("/api/auth/local", { identifier: PERSON.email, password: PERSON.password });
  await post("/api/auth/forgot-password", { email: PERSON.email });
  await running.settled();
  for (const table of ["account", "account_code"])
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_lost`)}`.execute(running.db);
  const headers = { authorization: `Bearer ${jwt}` };
  const failed = [
    await call(running, { url: "/api/users/me?populate=role", headers }),
    await call(running, { url: "/api/auth/email-confirmation?confirmation=secret-code" }),
    await post("/api/auth/local", { identifier: PERSON.username, password: PERSON.password }),
  ];
  expect(failed.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(lines().filter(({ msg }) => msg.endsWith("failed"))).toHaveLength(3);
  for (const secret of [...Object.values(PERSON), "неверный-пароль", jwt, "secret-code"])
    expect(log()).not.toContain(secret);
});
