import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { figureIn, readCurves, readRows, rowOf, type Row, writeCurve, writeTable } from "./lib/results.ts";
import { GROWTH, type Yardstick, YARDSTICKS } from "./yardsticks.ts";

/**
 * Runs every yardstick one after the other and writes `bench/RESULTS.md` and the curves beside it: `npm run bench`. Only those
 * whose name holds a text: `-- --only kills`. `-- --quick` sees in minutes that all of them run, and writes to `.cache` instead.
 */
const ROOT = join(import.meta.dirname, "..");
const START = "<!-- table -->";
const END = "<!-- end of the table -->";

const { values } = readArguments();
const isQuick = values.quick ?? false;
const only = values.only ?? "";
const chosen = YARDSTICKS.filter(({ name }) => name.includes(only));
const isGrowthAsked = only === "" || "growth".includes(only);
if (chosen.length === 0 && !isGrowthAsked) {
  const names = YARDSTICKS.map(({ name }) => `  ${name}`).join("\n");
  console.error(`No yardstick has "${only}" in its name. There are growth and\n${names}`);
  process.exit(2);
}
const folder = isQuick ? join(ROOT, ".cache", "bench") : join(ROOT, "bench");
const results = join(folder, "RESULTS.md");
mkdirSync(join(folder, "curves"), { recursive: true });
const where = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? process.arch}`;

const measured = new Map<string, Row>();
for (const [command, yardsticks] of Map.groupBy(chosen, commandOf)) {
  const { printed, exitCode } = await runBench(command);
  for (const yardstick of yardsticks) {
    const row = rowOf(yardstick, figureIn(yardstick, printed, exitCode), where);
    measured.set(row.name, row);
    console.log(`→ ${row.name}: ${row.figure} (${row.limit}), ${row.verdict}`);
  }
  // After each: whoever stops it half-way keeps what was measured.
  writeResults();
}
if (isGrowthAsked) {
  const { printed } = await runBench(isQuick ? GROWTH.quick : GROWTH.command);
  for (const curve of readCurves(printed))
    writeFileSync(join(folder, "curves", `${curve.title}.svg`), writeCurve(curve));
  writeResults();
}
const missed = [...measured.values()].filter(({ verdict }) => verdict !== "ok");
console.log(`${measured.size - missed.length} of ${measured.size} reached; written to ${results}`);
if (missed.length > 0) process.exitCode = 1;

function readArguments() {
  try {
    return parseArgs({ options: { only: { type: "string" }, quick: { type: "boolean" } } });
  } catch (cause) {
    console.error(
      `${cause instanceof Error ? cause.message : String(cause)}. What can be set: --only name, --quick.`,
    );
    process.exit(2);
  }
}

function commandOf({ command, quick }: Yardstick): string {
  return isQuick ? (quick ?? command) : command;
}

async function runBench(command: string): Promise<{ printed: string; exitCode: number }> {
  console.log(`\n— bench/${command} (load ${(loadavg()[0] ?? 0).toFixed(1)})`);
  const [program = "", ...args] = command.split(" ");
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", `bench/${program}`, ...args],
    {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    process.stdout.write(chunk);
  });
  await once(child, "close");
  return { printed: Buffer.concat(chunks).toString(), exitCode: child.exitCode ?? 1 };
}

/** What was not measured now stays as it was. */
function writeResults(): void {
  const text = readFileSync(join(ROOT, "bench", "RESULTS.md"), "utf8");
  const before = readRows(isQuick ? "" : text);
  const rows = YARDSTICKS.map(
    (yardstick) =>
      measured.get(yardstick.name) ?? before.get(yardstick.name) ?? rowOf(yardstick, undefined, ""),
  );
  const [head = "", rest = ""] = text.split(START);
  const foot = rest.split(END)[1] ?? "";
  writeFileSync(results, `${head}${START}\n\n${writeTable(rows)}\n\n${END}${foot}`);
}
