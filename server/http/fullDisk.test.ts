import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import pino from "pino";
import { z } from "zod";
import { findBoutEvents } from "../persistence/bout/boutLog.ts";
import { createApiServer } from "./apiServer.ts";
import { call, createTestApp, signIn } from "../testing/testApp.ts";
import { acts, createTestCompetition } from "../testing/testCompetition.ts";

const DISK_FULL = {
  status: 503,
  headers: { "retry-after": "5" },
  body: {
    error: {
      name: "ServiceUnavailableError",
      message: "The disk of the server is full: nothing was written",
      details: { code: "storage-full" },
    },
  },
};

test("[ST10] a full disk is told with 503 and in words, keeps what was acknowledged, and recovers by itself", async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const referee = await signIn(app, "referee");
  const { bout } = await createTestCompetition(app.db);
  const { uuid } = bout("SF1");
  const write = async () => {
    const from = (await findBoutEvents(app.db, uuid)).length;
    const events = acts(`note"${"место ".repeat(80)}"`, { from, deviceSeq: from + 1 });
    const body = { data: { device: randomUUID(), proto: 1, events } };
    const url = `/api/fightings/${uuid}/events`;
    return call(app, { method: "POST", url, headers: referee.headers, body });
  };
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.db);
  const pages = rows[0]?.page_count ?? 0;
  await sql`pragma max_page_count = ${sql.lit(pages + 4)}`.execute(app.db);

  let applied = 0;
  let answer = await write();
  for (; answer.status === 200 && applied < 200; applied += 1) answer = await write();
  expect(answer).toMatchObject(DISK_FULL);
  expect(await write()).toMatchObject({ status: 503 });
  expect(await findBoutEvents(app.db, uuid)).toHaveLength(applied);
  expect((await call(app, { url: "/api/events" })).status).toBe(200);

  await sql`pragma max_page_count = ${sql.lit(pages + 1000)}`.execute(app.db);
  expect((await write()).status).toBe(200);
  expect(await findBoutEvents(app.db, uuid)).toHaveLength(applied + 1);
});

test("[ST10] the plain collections tell a full disk in the same words, whichever statement meets it", async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const admin = await signIn(app, "admin");
  const text = "место ".repeat(8000);
  const send = (method: "POST" | "PUT" | "DELETE", url: string, data?: object) =>
    call(app, { method, url, headers: admin.headers, ...(data && { body: { data } }) });
  const page = { title: "Правила", slug: "rules", content: "коротко" };
  const made = z
    .object({ data: z.object({ documentId: z.string() }) })
    .parse((await send("POST", "/api/pages", page)).body).data.documentId;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(app.db);
  expect(await send("POST", "/api/pages", { ...page, slug: "more", content: text })).toMatchObject(DISK_FULL);
  expect(await send("PUT", `/api/pages/${made}`, { content: text })).toMatchObject(DISK_FULL);
  expect((await call(app, { url: `/api/pages/${made}` })).status).toBe(200);
});

test("[ST10] so does whatever meets it outside an endpoint", async () => {
  const server = createApiServer(pino({ level: "silent" }), {}, { requestIdOf: () => "test" });
  server.get("/file", () => Promise.reject(Object.assign(new Error("full"), { errcode: 13 })));
  const answer = await server.inject({ url: "/file" });
  const body: unknown = JSON.parse(answer.body);
  expect({ status: answer.statusCode, headers: answer.headers, body }).toMatchObject(DISK_FULL);
});
