import { parseArgs } from "node:util";
import { createChance } from "#domain/draw/chance.ts";
import { runInstances } from "../instances/longRun.ts";
import { runKillLoop } from "./killLoop.ts";

/**
 * Kills the real server again and again under writing tables and compares what they were told with what is there.
 * Needs the built web app. Run: node bench/durability/run.ts [--engine sqlite|postgres] [--rounds 500] [--tables 8]
 * or with several instances on one PostgreSQL, one of which is killed at a time: --instances 2 --rounds 50
 */
const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "sqlite" },
    rounds: { type: "string", default: "100" },
    tables: { type: "string", default: "8" },
    instances: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
  },
});

if (values.instances === "1") await killOne();
else await killOneOf(Number(values.instances));

async function killOne(): Promise<void> {
  const report = await runKillLoop({
    engine: values.engine === "postgres" ? "postgres" : "sqlite",
    rounds: Number(values.rounds),
    tables: Number(values.tables),
    seed: values.seed,
    onRound: (round, acknowledged) => {
      if (round % 25 === 0) console.log(`round ${round}: ${acknowledged} acts acknowledged`);
    },
  });

  const sorted = report.restartMs.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  const { lost, doubled, reordered, unknown, refused } = report.damage;
  console.log(
    `${report.kills} kills of the server, ${report.databaseKills} of the database, ${report.acknowledged} acts acknowledged`,
  );
  console.log(
    `lost ${lost}, doubled ${doubled}, reordered ${reordered}, from nowhere ${unknown}, refused ${refused}`,
  );
  if (report.failedStarts > 0)
    console.log(`${report.failedStarts} starts ended by themselves and were repeated`);
  console.log(`integrity_check ok ${report.intact[0]} of ${report.intact[1]}`);
  console.log(
    `start to first acknowledgement: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`,
  );
  if (lost + doubled + reordered + unknown + refused > 0 || report.intact[0] !== report.intact[1])
    process.exitCode = 1;
}

/** Three of four times an instance, else the database. */
async function killOneOf(instances: number): Promise<void> {
  const chance = createChance(values.seed);
  const report = await runInstances({
    instances,
    balancing: "spread",
    tables: Number(values.tables),
    viewers: 2,
    faults: Array.from({ length: Number(values.rounds) }, () =>
      chance.below(4) === 0 ? "database-kill" : "kill",
    ),
    everyMs: 400,
    awayMs: 0,
    onFault: (fault, acknowledged) => console.log(`${acknowledged} acts acknowledged; now ${fault}`),
  });
  const { lost, doubled, reordered, unknown, refused } = report.damage;
  console.log(`${values.rounds} kills, ${instances} instances, ${report.acknowledged} acts acknowledged`);
  console.log(
    `lost ${lost}, doubled ${doubled}, reordered ${reordered}, from nowhere ${unknown}, refused ${refused}`,
  );
  if (report.failedStarts > 0)
    console.log(`${report.failedStarts} starts ended by themselves and were repeated`);
  const isEqual = report.equalMs !== undefined && report.equalMs <= 2000;
  console.log(`${report.viewers} viewers ${isEqual ? "" : "not "}equal within 2 s`);
  if (lost + doubled + reordered + unknown + refused > 0 || !isEqual) process.exitCode = 1;
}
