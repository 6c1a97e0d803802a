import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createWorld } from "../durability/world.ts";
import { tableOf } from "./figures.ts";
import { buildGenerator } from "./spectators.ts";
import { playRawStage, playStage } from "./stage.ts";
import { takeMat, type Table } from "./tables.ts";
import { startWatched, waitUntilAnswers } from "./watchedProcess.ts";

/**
 * Thousands of spectators of one competition on the real server, with pages and limits as in production, while the tables write:
 * first one spectator, then the server is started anew and all the others come at once, then the day goes on. After that the same
 * number of plain sockets is written to at once, as a yardstick. Prints a table with the limits and ends with 1 when one is
 * missed. Needs the built web app, a C compiler and Linux. Run (Node 24):
 * node bench/fanout/run.ts [--sockets 10000] [--minutes 5] [--mats 12] [--storm 10] [--port 4220] [--results] [--with-rev]
 */
const { values } = parseArgs({
  options: {
    sockets: { type: "string", default: "10000" },
    minutes: { type: "string", default: "5" },
    mats: { type: "string", default: "12" },
    /** Within so many seconds all come. */
    storm: { type: "string", default: "10" },
    port: { type: "string", default: "4220" },
    /** Bouts end as well: that changes more than the bout. */
    results: { type: "boolean", default: false },
    /** Spectators say which rev they have, as our own pages do. */
    "with-rev": { type: "boolean", default: false },
  },
});
const sockets = Number(values.sockets);
const matCount = Number(values.mats);
const port = Number(values.port);
const playMs = Number(values.minutes) * 60_000;
/** The parts that are only compared with. */
const comparedMs = Math.min(60_000, playMs);
const BOUTS = 1600;
/** What a process opens besides its sockets. */
const OTHER_FILES = 200;

const origin = `http://127.0.0.1:${port}`;
const say = (line: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);

const openFiles = Number(
  execFileSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8" }).replace("unlimited", "1e9"),
);
if (openFiles < sockets + OTHER_FILES) {
  say(
    `${sockets} sockets need ${sockets + OTHER_FILES} open files, and ${openFiles} are allowed here: raise them with ulimit -n.`,
  );
  process.exit(2);
}

const dir = mkdtempSync(join(tmpdir(), "kover-fanout-"));
const data = join(dir, "data");
try {
  const program = buildGenerator(dir);
  say(`${BOUTS} bouts on ${matCount} mats`);
  const size = { mats: matCount, boutsPerMat: Math.ceil(BOUTS / matCount) };
  const mats = await createWorld({ kind: "sqlite", file: join(data, "kover.db") }, size);
  const first = await startServer();
  const tables: Table[] = [];
  for (const mat of mats) tables.push(await takeMat(origin, mat, { hasResults: values.results }));
  const uuid = mats[0]?.competitionUuid ?? "";
  const stage = { program, origin, tables, isRevTold: values["with-rev"] };
  const room = { port, uuid };
  say("one spectator");
  const alone = { ...room, sockets: 1, overSeconds: 1 };
  const one = await playStage({ ...stage, server: first, spectators: alone, playMs: comparedMs });
  await first.stop();
  const second = await startServer();
  say(`the server was started anew; ${sockets} spectators come within ${values.storm} s`);
  const crowd = { ...room, sockets, overSeconds: Number(values.storm) };
  const all = await playStage({ ...stage, server: second, spectators: crowd, playMs });
  await second.stop();
  const changesPerSecond = matCount / 2;
  say(`the yardstick: ${changesPerSecond} changes a second to ${sockets} plain sockets`);
  const changeBytes = all.acts[0]?.changeBytes ?? 0;
  const raw = await playRawStage({
    program,
    port,
    sockets,
    changesPerSecond,
    changeBytes,
    playMs: comparedMs,
  });
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}`;
  console.log(
    `${sockets} sockets, ${matCount} mats, ${values.minutes} min, ${machine}, ${new Date().toISOString()}\n`,
  );
  const { text, isWithin } = tableOf({ sockets, one, all, raw });
  console.log(text);
  process.exitCode = isWithin ? 0 : 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}

async function startServer() {
  const env = {
    NODE_ENV: "production",
    PORT: String(port),
    KOVER_DATA: data,
    KOVER_DEMO: "off",
    LOG_LEVEL: "error",
  };
  const server = startWatched("server/main.ts", env);
  await waitUntilAnswers(`${origin}/api/health`);
  return server;
}
