import { rm } from "node:fs/promises";
import { SEEDED_DEMO, startApp } from "./app.ts";

let remove = async () => {};

/** Making the demo is half of a start, and thirty apps of a run begin with the same one: it is made once. */
export async function setup(): Promise<void> {
  const app = await startApp();
  await app.end();
  process.env[SEEDED_DEMO] = app.dataDir;
  remove = () => rm(app.dataDir, { recursive: true, force: true });
}

export const teardown = (): Promise<void> => remove();
