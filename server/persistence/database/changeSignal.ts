import { sql, type Transaction } from "kysely";
import { Client } from "pg";
import { isPostgres } from "./columns.ts";
import type { DatabaseSettings } from "./database.ts";
import type { Tables } from "./tables.ts";

const CHANNEL = "kover_changes";
const RETRY_MS = 1000;
const CONNECT_TIMEOUT_MS = 2000;

/** Heard by every instance on this database when the transaction is committed, and never otherwise (RT28). */
export async function announceChange(trx: Transaction<Tables>, competitionUuid: string): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_notify(${CHANNEL}, ${competitionUuid})`.execute(trx);
}

export type ChangeSignal = { readonly close: () => Promise<void> };

type Listening = {
  readonly onChange: (competitionUuid: string) => void;
  readonly onError: (cause: unknown) => void;
};

/**
 * Tells which competition another instance has changed. It only wakes: what changed is read from the database, and a
 * signal lost with its connection is made up for by the next poll. SQLite has one process, which knows what it wrote.
 */
export async function listenForChanges(
  settings: DatabaseSettings,
  { onChange, onError }: Listening,
): Promise<ChangeSignal> {
  if (settings.kind === "sqlite") return { close: async () => {} };
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const listenAgain = (failed: Client, cause: unknown) => {
    if (isClosed || client !== failed) return;
    client = undefined;
    onError(cause);
    failed.end().catch(() => {});
    retry = setTimeout(() => void listen(), RETRY_MS);
  };
  const listen = async () => {
    const started = new Client({
      connectionString: settings.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: "kover-changes",
    });
    client = started;
    started.on("notification", ({ payload }) => void (payload !== undefined && onChange(payload)));
    started.on("error", (cause) => listenAgain(started, cause));
    started.on("end", () => listenAgain(started, new Error("the connection for changes has ended")));
    await started
      .connect()
      .then(() => started.query(`listen ${CHANNEL}`))
      .catch((cause: unknown) => listenAgain(started, cause));
  };

  await listen();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
