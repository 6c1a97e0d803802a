import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { DatabaseSettings } from "./database.ts";

/** Something that goes on until it is stopped. */
export type Work = { readonly stop: () => Promise<void> };

type Holding = {
  readonly jobs: keyof typeof LOCKS;
  /** Begins what one instance does for all; called again when its turn was lost and has come back. */
  readonly start: () => readonly Work[];
  readonly onError: (cause: unknown) => void;
};

/** Any numbers that nothing else on this database locks. Only instances with a place for backups take turns at making them. */
const LOCKS = { usual: 7_204_025, backups: 7_204_026 } as const;
/** How often those that wait look, and how often the one that works says that it lives. */
const LOOK_MS = 1000;
/** After this silence the database ends the connection, and with it the turn: also of a process that hangs. */
const SILENT_MS = 10_000;
const ANSWER_MS = 2000;

/**
 * Timed jobs are done by one instance: the one that holds a lock of the database, on a connection of its own. It goes with the
 * connection, so nothing is left to clean up after a kill, and the next instance begins about a second later (ST24).
 * SQLite has one process, which does them all.
 */
export function holdJobs(settings: DatabaseSettings, { jobs, start, onError }: Holding): Work {
  if (settings.kind === "sqlite") {
    const work = start();
    return { stop: () => stopAll(work) };
  }
  const over = new AbortController();
  const turns = async () => {
    while (!over.signal.aborted) {
      await takeTurn(settings.url, { jobs, start }, over.signal).catch((cause: unknown) => {
        if (!over.signal.aborted) onError(cause);
      });
      await sleep(LOOK_MS, undefined, { signal: over.signal }).catch(() => {});
    }
  };
  const running = turns();
  return {
    stop: async () => {
      over.abort();
      await running;
    },
  };
}

/** Ends with an error when the connection is lost or nobody needs it any more. */
async function takeTurn(
  url: string,
  { jobs, start }: Pick<Holding, "jobs" | "start">,
  over: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: "kover-jobs",
  });
  const lost = new AbortController();
  client.on("error", (cause) => lost.abort(cause));
  client.on("end", () => lost.abort(new Error("the connection for timed jobs has ended")));
  const wait = () => sleep(LOOK_MS, undefined, { signal: AbortSignal.any([over, lost.signal]) });
  let work: readonly Work[] = [];
  try {
    await client.connect();
    // Servers before PostgreSQL 14 have no such setting.
    await client.query(
      "select set_config(name, $1, false) from pg_settings where name = 'idle_session_timeout'",
      [String(SILENT_MS)],
    );
    while (!(await tryLock(client, LOCKS[jobs]))) await wait();
    work = start();
    for (;;) {
      await wait();
      await client.query("select 1");
    }
  } finally {
    await stopAll(work);
    await client.end().catch(() => {});
  }
}

async function tryLock(client: Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [lock]);
  return rows[0]?.held === true;
}

async function stopAll(work: readonly Work[]): Promise<void> {
  // One that fails keeps neither the others from ending nor the connection from closing.
  for (const { stop } of work) await Promise.allSettled([stop()]);
}
