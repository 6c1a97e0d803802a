import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { SubmitResult } from "#contract/bout/submit.ts";
import { createProcessFigures } from "./processFigures.ts";

/** Of what cannot be counted as it happens: read when somebody asks. */
export type Moment = {
  readonly nowMs: number;
  /** By the kind of room they are in. */
  readonly sockets: Readonly<Record<string, number>>;
  readonly connections: number;
  /** Undefined while the database is away. */
  readonly parkedActs: number | undefined;
  /** Undefined when there is no backup. */
  readonly newestBackupMs: number | undefined;
};

export type Build = {
  readonly version: string;
  readonly engine: string;
  /** What this instance is for. */
  readonly role: string;
  /** How often a backup is made by the clock; undefined: by hand only. */
  readonly backupEveryMinutes: number | undefined;
};

type Answered = { readonly method: string; readonly route: string; readonly status: number };
type Parts = { readonly registers: Registry[] };

/** From a quick answer of the memory to one that somebody gave up waiting for. */
const ANSWER_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const DATABASE_SECONDS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2];

/**
 * What a running server counts, for Prometheus (ADR 101). The registry belongs to this server alone, and every label has few
 * values: a kind, a route as it was declared, never an id or an address (OP42).
 */
export function createMetrics(build: Build) {
  const registry = new Registry();
  const parts: Parts = { registers: [registry] };
  const processFigures = createProcessFigures(parts);
  const momentary = createMomentary(build, parts);
  return {
    ...createAnswers(parts),
    ...createCaches(parts),
    ...createDatabaseTimes(parts),
    ...createPushes(parts),
    backupFailed: momentary.backupFailed,
    contentType: registry.contentType,
    /** The text Prometheus reads. */
    write: async (moment: Moment): Promise<string> => {
      momentary.set(moment);
      processFigures.read();
      return registry.metrics();
    },
    close: processFigures.close,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Plain numbers for what happens thousands of times a second; the registry gets them when somebody asks. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    add: (key: string, by: number) => void counts.set(key, (counts.get(key) ?? 0) + by),
    take: () => {
      const taken = [...counts];
      counts.clear();
      return taken;
    },
  };
}

function createAnswers(parts: Parts) {
  const early = createTally();
  const requests = new Counter({
    ...parts,
    name: "kover_http_requests_total",
    help: "Requests answered, by route and class of status",
    labelNames: ["method", "route", "status"],
    collect() {
      for (const [key, count] of early.take()) {
        const [status = "", method = "", route = ""] = key.split(" ");
        this.inc({ method, route, status }, count);
      }
    },
  });
  const seconds = new Histogram({
    ...parts,
    name: "kover_http_request_seconds",
    help: "Time to answer a request, but for what is given out of memory before the router",
    labelNames: ["method", "route"],
    buckets: ANSWER_SECONDS,
  });
  const acts = new Counter({
    ...parts,
    name: "kover_acts_total",
    help: "Acts of tables, by what became of them",
    labelNames: ["verdict"],
  });
  const acknowledged = new Histogram({
    ...parts,
    name: "kover_act_acknowledgement_seconds",
    help: "Time from the arrival of acts of a table to their acknowledgement",
    buckets: ANSWER_SECONDS,
  });
  return {
    answered: ({ method, route, status }: Answered, tookMs: number) => {
      requests.inc({ method, route, status: classOf(status) });
      seconds.observe({ method, route }, tookMs / 1000);
    },
    answeredFromMemory: ({ method, route, status }: Answered) =>
      early.add(`${classOf(status)} ${method} ${route}`, 1),
    actsDecided: (results: readonly Pick<SubmitResult, "status">[], tookMs: number) => {
      for (const { status } of results) acts.inc({ verdict: status });
      acknowledged.observe(tookMs / 1000);
    },
  };
}

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

function createCaches(parts: Parts) {
  const result = { ...parts, labelNames: ["result"] };
  const competitions = new Counter({
    ...result,
    name: "kover_competition_cache_total",
    help: "Documents of competitions asked for: kept (hit) or built (miss)",
  });
  const pages = new Counter({
    ...result,
    name: "kover_page_cache_total",
    help: "Public pages for who is not signed in: kept (hit) or rendered (miss)",
  });
  const build = new Histogram({
    ...parts,
    name: "kover_competition_build_seconds",
    help: "Time to read and present the document of a competition",
    buckets: ANSWER_SECONDS,
  });
  const render = new Histogram({
    ...parts,
    name: "kover_page_render_seconds",
    help: "Time to render a page, its data included",
    buckets: ANSWER_SECONDS,
  });
  return {
    competitionAsked: (isKept: boolean) => competitions.inc({ result: isKept ? "hit" : "miss" }),
    pageAsked: (isKept: boolean) => pages.inc({ result: isKept ? "hit" : "miss" }),
    timeBuild: <Built>(job: Promise<Built>) => timed(build, job),
    timeRender: <Rendered>(job: Promise<Rendered>) => timed(render, job),
  };
}

async function timed<Done>(seconds: Histogram, job: Promise<Done>): Promise<Done> {
  const end = seconds.startTimer();
  try {
    return await job;
  } finally {
    end();
  }
}

/** What a database tells of itself while it works. */
export type DatabaseTimes = {
  /** By kind of statement; a commit of SQLite is the time of its disk. */
  readonly queried: (kind: QueryKind, tookMs: number) => void;
  /** For a connection of the pool, or for the transaction before on SQLite. */
  readonly waited: (tookMs: number) => void;
};
export type QueryKind = "select" | "insert" | "update" | "delete" | "begin" | "commit" | "other";

function createDatabaseTimes(parts: Parts): { readonly database: DatabaseTimes } {
  const queries = new Histogram({
    ...parts,
    name: "kover_database_query_seconds",
    help: "Time of statements; begin holds the wait for the lock of SQLite, commit that for the disk",
    labelNames: ["kind"],
    buckets: DATABASE_SECONDS,
  });
  const waits = new Histogram({
    ...parts,
    name: "kover_database_wait_seconds",
    help: "Time waited for a connection to the database",
    buckets: DATABASE_SECONDS,
  });
  return {
    database: {
      queried: (kind, tookMs) => queries.observe({ kind }, tookMs / 1000),
      waited: (tookMs) => waits.observe(tookMs / 1000),
    },
  };
}

function createPushes(parts: Parts) {
  const tallied = (name: string, help: string) => {
    const tally = createTally();
    const counter = new Counter({
      registers: [],
      name,
      help,
      labelNames: ["event"],
      collect() {
        for (const [event, count] of tally.take()) this.inc({ event }, count);
      },
    });
    for (const registry of parts.registers) registry.registerMetric(counter);
    return tally;
  };
  const pushes = tallied("kover_pushes_total", "Messages handed to sockets, one for each receiver");
  const bytes = tallied("kover_pushed_bytes_total", "Characters of these messages, before they are framed");
  return {
    pushed: (event: string, length: number, receivers = 1) => {
      pushes.add(event, receivers);
      bytes.add(event, length * receivers);
    },
  };
}

function createMomentary({ version, engine, role, backupEveryMinutes = 0 }: Build, parts: Parts) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ ...parts, name, help, labelNames });
  gauge("kover_build_info", "Always 1; what runs is in its labels", ["version", "engine", "role"]).set(
    { version, engine, role },
    1,
  );
  gauge("kover_backup_interval_seconds", "How often a backup is made; 0: by hand only").set(
    backupEveryMinutes * 60,
  );
  const sockets = gauge("kover_sockets", "Open sockets, by the kind of room they listen to", ["room"]);
  const connections = gauge(
    "kover_connections",
    "Connections of sockets, whether they listen to a room or not",
  );
  const parked = gauge("kover_parked_acts_open", "Acts of tables that wait for a decision of a person");
  const age = gauge("kover_backup_age_seconds", "Since the newest backup; +Inf without any");
  const failedAt = gauge(
    "kover_backup_last_failure_timestamp_seconds",
    "When a backup last failed; 0: never",
  );
  return {
    backupFailed: (nowMs: number) => failedAt.set(nowMs / 1000),
    set: (moment: Moment) => {
      for (const [room, count] of Object.entries(moment.sockets)) sockets.set({ room }, count);
      connections.set(moment.connections);
      if (moment.parkedActs === undefined) parked.remove();
      else parked.set(moment.parkedActs);
      const { nowMs, newestBackupMs = -Infinity } = moment;
      age.set((nowMs - newestBackupMs) / 1000);
    },
  };
}
