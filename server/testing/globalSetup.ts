import { once } from "node:events";
import { createServer } from "node:net";
import type { TestProject } from "vitest/node";
import { startTestPostgres, type TestPostgres } from "./testPostgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A port of loopback: who knocks there is told the address of the PostgreSQL of this run. */
    postgresDoor: number;
  }
}

const door = createServer();
let starting: Promise<TestPostgres> | undefined;

/** PostgreSQL is started when the first test file asks for it, and once for the whole run. */
export async function setup(project: TestProject): Promise<void> {
  door.on("connection", (socket) => {
    socket.on("error", () => {});
    starting ??= startTestPostgres();
    starting.then(
      ({ url }) => socket.end(JSON.stringify({ url })),
      (error: unknown) => socket.end(JSON.stringify({ error: String(error) })),
    );
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  const address = door.address();
  if (address === null || typeof address === "string") throw new Error("no free port on loopback");
  project.provide("postgresDoor", address.port);
}

export async function teardown(): Promise<void> {
  door.close();
  const postgres = await starting?.catch(() => undefined);
  await postgres?.stop();
}
