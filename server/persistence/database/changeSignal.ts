import { sql, type Kysely, type Transaction } from "kysely";
import { Client } from "pg";
import { isPostgres } from "./columns.ts";
import type { DatabaseSettings } from "./database.ts";
import type { Tables } from "./tables.ts";

/** What instances tell each other: a competition has changed, sessions have ended, officials have news of a competition. */
const CHANNELS = { changed: "kover_changes", ended: "kover_sessions", told: "kover_officials" } as const;
type Signal = keyof typeof CHANNELS;
const RETRY_MS = 1000;
const CONNECT_TIMEOUT_MS = 2000;
/** A line that was cut without a word is noticed this late. */
const BEAT_MS = 5000;
const ANSWER_MS = 2000;

/** Heard by every instance on this database when the transaction is committed, and never otherwise (RT28). */
export async function announceChange(trx: Transaction<Tables>, competitionUuid: string): Promise<void> {
  await announce(trx, "changed", competitionUuid);
}

/** Heard by every instance, this one too. */
export async function announce(db: Kysely<Tables>, signal: Signal, about: string): Promise<void> {
  if (isPostgres(db)) await sql`select pg_notify(${CHANNELS[signal]}, ${about})`.execute(db);
}

export type ChangeSignal = { readonly close: () => Promise<void> };

type Listening = {
  readonly hear: Readonly<Record<Signal, (about: string) => void>>;
  /** Listening again after a time in which signals may have been missed. */
  readonly onGap: () => void;
  readonly onError: (cause: unknown) => void;
};

const SIGNALS: readonly Signal[] = ["changed", "ended", "told"];

/**
 * Tells what another instance has done. It only wakes: what changed is read from the database, and a
 * signal lost with its connection is made up for by the next poll. SQLite has one process, which knows what it wrote.
 */
export async function listenForChanges(
  settings: DatabaseSettings,
  { hear, onGap, onError }: Listening,
): Promise<ChangeSignal> {
  if (settings.kind === "sqlite") return { close: async () => {} };
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let hasMissed = false;

  const listenAgain = (failed: Client, cause: unknown) => {
    if (isClosed || client !== failed) return;
    client = undefined;
    hasMissed = true;
    onError(cause);
    failed.end().catch(() => {});
    retry = setTimeout(() => void listen(), RETRY_MS);
  };
  const listen = async () => {
    const started = newClient(settings.url);
    client = started;
    started.on("notification", ({ channel, payload }) => {
      const signal = SIGNALS.find((one) => CHANNELS[one] === channel);
      if (signal !== undefined && payload !== undefined) hear[signal](payload);
    });
    started.on("error", (cause) => listenAgain(started, cause));
    started.on("end", () => listenAgain(started, new Error("the connection for changes has ended")));
    try {
      await started.connect();
      await started.query(SIGNALS.map((signal) => `listen ${CHANNELS[signal]}`).join("; "));
      if (hasMissed) onGap();
      hasMissed = false;
    } catch (cause) {
      listenAgain(started, cause);
    }
  };

  const beat = setInterval(() => {
    const asked = client;
    asked?.query("select 1").catch((cause: unknown) => listenAgain(asked, cause));
  }, BEAT_MS).unref();

  await listen();
  return {
    close: async () => {
      isClosed = true;
      clearInterval(beat);
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

const newClient = (url: string) =>
  new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: "kover-changes",
  });
