import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { createMetrics } from "../metrics/metrics.ts";
import { call, createTestApp, listen, signIn, type TestApp } from "../testing/testApp.ts";
import { acts, createTestCompetition } from "../testing/testCompetition.ts";
import { createTestDatabase, ENGINES, type Engine } from "../testing/testDatabases.ts";
import { connectSocket, disconnectSockets } from "../testing/testSocket.ts";

const TOKEN = "a-token-of-24-characters";
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let app: TestApp | undefined;
afterEach(async () => {
  disconnectSockets();
  await app?.close();
});

type Asked = { readonly headers?: Readonly<Record<string, string>>; readonly remoteAddress?: string };

/** Asks as the given machine; who may not read the figures gets the answer of an address nobody knows. */
async function startAsking(env: Record<string, string>) {
  const { http } = (app = await createTestApp({ env: { PUBLIC_URL: "https://kover.example", ...env } }));
  return async ({ headers = {}, remoteAddress = "127.0.0.1" }: Asked = {}) => {
    const at = (url: string) => ({ url, remoteAddress, headers: { host: "localhost:3000", ...headers } });
    const answer = await http.inject(at("/metrics"));
    const unknown = await http.inject(at("/nothing-is-here"));
    if (answer.statusCode === 404) expect(answer.body).toBe(unknown.body);
    return answer.statusCode;
  };
}

test("[OP40] with KOVER_METRICS_TOKEN only its bearer reads the figures; for others there is no such address", async () => {
  const ask = await startAsking({ KOVER_METRICS_TOKEN: TOKEN });
  expect(await ask({ headers: bearer(TOKEN), remoteAddress: "10.0.0.5" })).toBe(200);
  expect(await ask({ headers: bearer(`${TOKEN}x`) })).toBe(404);
  expect(await ask()).toBe(404);
});

test("[OP41] without a token the machine itself reads the figures, and nobody through a proxy on it", async () => {
  const ask = await startAsking({});
  for (const remoteAddress of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
    expect(await ask({ remoteAddress })).toBe(200);
  expect(await ask({ remoteAddress: "10.0.0.5" })).toBe(404);
  for (const forwarded of ["10.0.0.5", "127.0.0.1"])
    expect(await ask({ headers: { "x-forwarded-for": forwarded } })).toBe(404);
  expect(await ask({ headers: { host: "kover.example" } })).toBe(404);
});

test("[OP41] where a proxy on the machine is configured nobody does without a token, even if it tells nothing", async () => {
  expect(await (await startAsking({ TRUSTED_PROXIES: "127.0.0.0/8" }))()).toBe(404);
});

async function startCounted(engine: Engine) {
  const metrics = createMetrics({ version: "1.2.3", engine, role: "all", backupEveryMinutes: 60 });
  const database = await createTestDatabase(engine, metrics.database);
  const started = await createTestApp({ database, metrics });
  app = {
    ...started,
    close: async () => {
      await started.close();
      await database.close();
    },
  };
  const read = async () => (await call(started, { url: "/metrics", headers: { host: "localhost" } })).text;
  return { started, read };
}

/** The value of one line. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  );

test.each(ENGINES)(
  "[OP42] on %s acts, pushes, sockets, answers and statements are counted, by few labels and no id",
  async (engine) => {
    const { started, read } = await startCounted(engine);
    const small = await createTestCompetition(started.db);
    const referee = await signIn(started, "admin");
    const viewer = await connectSocket(await listen(started));
    await viewer.join(small.competition.uuid);
    const { uuid } = small.bout("SF1");
    const events = acts("call go R+2", { from: 0 });
    const body = { data: { device: crypto.randomUUID(), proto: 1, events } };
    const url = `/api/fightings/${uuid}/events`;
    expect((await call(started, { method: "POST", url, body, headers: referee.headers })).status).toBe(200);
    await vi.waitFor(() => expect(viewer.competitions.length + viewer.fightings.length).toBeGreaterThan(0));
    await call(started, { url: `/api/competitions/uuid/${small.competition.uuid}` });
    await call(started, { url: "/api/nothing/42" });

    const text = await read();
    expect(text).toContain(`kover_build_info{version="1.2.3",engine="${engine}",role="all"} 1`);
    expect(valueOf(text, 'kover_acts_total{verdict="applied"}')).toBe(3);
    expect(valueOf(text, "kover_act_acknowledgement_seconds_count")).toBe(1);
    expect(valueOf(text, 'kover_sockets{room="public"}')).toBe(1);
    expect(valueOf(text, "kover_connections")).toBe(1);
    expect(text).toMatch(/^kover_pushes_total\{event="push-(?:competition|fighting)"\} 1$/m);
    expect(text).toMatch(/^kover_pushed_bytes_total\{event="push-(?:competition|fighting)"\} [1-9]\d\d/m);
    const route = 'method="POST",route="/api/fightings/:uuid/events"';
    expect(valueOf(text, `kover_http_requests_total{${route},status="2xx"}`)).toBe(1);
    expect(valueOf(text, `kover_http_request_seconds_count{${route}}`)).toBe(1);
    expect(valueOf(text, 'kover_http_requests_total{method="GET",route="unknown",status="4xx"}')).toBe(1);
    expect(valueOf(text, 'kover_competition_cache_total{result="miss"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'kover_database_query_seconds_count{kind="commit"}')).toBeGreaterThan(0);
    expect(valueOf(text, "kover_database_wait_seconds_count")).toBeGreaterThan(0);
    expect(valueOf(text, "kover_parked_acts_open")).toBe(0);
    expect(valueOf(text, 'kover_memory_bytes{kind="resident"}')).toBeGreaterThan(1e7);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  },
);

test("[OP43] the age of a backup, how often one is due and when one failed are told", async () => {
  const { started, read } = await startCounted("sqlite");
  expect(await read()).toContain("kover_backup_age_seconds +Inf");
  started.deps.metrics.backupFailed(1_700_000_000_000);
  const text = await read();
  expect(valueOf(text, "kover_backup_interval_seconds")).toBe(3600);
  expect(valueOf(text, "kover_backup_last_failure_timestamp_seconds")).toBe(1_700_000_000);
});

test("[OP43] the figures are told while the database is away, but for what it alone knows", async () => {
  const { started, read } = await startCounted("sqlite");
  await started.db.schema.alterTable("fighting_event_parked").renameTo("lost").execute();
  const text = await read();
  expect(text).toContain("kover_event_loop_delay_seconds");
  expect(text).not.toMatch(/^kover_parked_acts_open /m);
});

test.each(["grafana.json", "alerts.yml"])("[OP44] every figure %s looks at is told", async (file) => {
  const asked = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), "utf8");
  const { read } = await startCounted("sqlite");
  const told = new Set([...(await read()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const names = [...asked.matchAll(/\bkover_[a-z_]+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ""),
  );
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !told.has(name))).toEqual([]);
  if (file === "grafana.json") expect([...told].filter((name) => !names.includes(name ?? ""))).toEqual([]);
});
