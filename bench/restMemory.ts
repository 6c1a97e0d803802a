import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { SERVER_ARGS, SERVER_ENV } from "../scripts/lib/start.mjs";
import { rssMbOf } from "./lib/processFigures.ts";

/**
 * The memory of a server at rest, started as `npm start` does: a first start that fills its database with the demo, and the
 * next one; at once, and after pages were asked for. Needs the built web app. Run: node bench/restMemory.ts
 */
const ROOT = join(import.meta.dirname, "..");
const REST_MS = 20_000;
const PAGES = ["/", "/search", "/events/1", "/events/1/competition", "/events/1/carpets", "/partners"];
const ROUNDS = 12;

const dataDir = mkdtempSync(join(tmpdir(), "kover-memory-"));
try {
  for (const start of ["first start", "next start"]) await measureStart(start);
} finally {
  rmSync(dataDir, { recursive: true });
}

async function measureStart(name: string): Promise<void> {
  const child = spawn(process.execPath, SERVER_ARGS, {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      ...SERVER_ENV,
      NODE_COMPILE_CACHE: join(dataDir, "compiled"),
      KOVER_DATA: dataDir,
      PORT: "0",
      RATE_LIMIT: "off",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const address = await addressOf(createInterface({ input: child.stdout }));
    const tell = (moment: string) => console.log(`${name}, ${moment}: ${rssMbOf(child.pid).toFixed(0)} MB`);
    await sleep(REST_MS);
    tell("at rest");
    for (let round = 0; round < ROUNDS; round += 1)
      for (const page of PAGES) await (await fetch(address + page)).arrayBuffer();
    await sleep(REST_MS);
    tell(`after ${ROUNDS * PAGES.length} pages`);
  } finally {
    const ended = once(child, "exit");
    child.kill();
    await ended;
  }
}

async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = /^Ready: (.+)$/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("the server ended before it was ready");
}
