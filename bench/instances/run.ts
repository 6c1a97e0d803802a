import { parseArgs } from "node:util";
import { BALANCINGS } from "./balancer.ts";
import { FAULTS, runInstances } from "./longRun.ts";

/**
 * Several instances on one PostgreSQL behind a balancer of our own, under writing tables and watching sockets, while
 * instances are restarted in turn and killed, and the database is killed and away. Ends with 1 when anything acknowledged
 * is lost or doubled, or when viewers are not equal within two seconds.
 * Run: node bench/instances/run.ts [--instances 2] [--balancing sticky|spread] [--tables 8] [--viewers 50]
 *   [--every 30] [--away 60] [--rounds 1] [--faults restart,restart,kill,database-kill,connections,away]
 */
const { values } = parseArgs({
  options: {
    instances: { type: "string", default: "2" },
    balancing: { type: "string", default: "spread" },
    tables: { type: "string", default: "8" },
    viewers: { type: "string", default: "50" },
    /** Seconds of writing between two faults. */
    every: { type: "string", default: "30" },
    /** Seconds without the database. */
    away: { type: "string", default: "60" },
    rounds: { type: "string", default: "1" },
    faults: { type: "string", default: "restart,restart,restart,kill,database-kill,connections,away" },
  },
});

const balancing = BALANCINGS.find((one) => one === values.balancing);
if (balancing === undefined) throw new Error(`--balancing is one of ${BALANCINGS.join(", ")}`);
const wished = values.faults.split(",").map((name) => {
  const fault = FAULTS.find((one) => one === name);
  if (fault === undefined) throw new Error(`--faults lists some of ${FAULTS.join(", ")}`);
  return fault;
});
const report = await runInstances({
  instances: Number(values.instances),
  balancing,
  tables: Number(values.tables),
  viewers: Number(values.viewers),
  faults: Array.from({ length: Number(values.rounds) }, () => wished).flat(),
  everyMs: Number(values.every) * 1000,
  awayMs: Number(values.away) * 1000,
  onFault: (fault, acknowledged) => console.log(`${acknowledged} acts acknowledged; now ${fault}`),
});

const { lost, doubled, reordered, unknown, refused } = report.damage;
console.log(`${values.instances} instances, ${balancing}: ${report.acknowledged} acts acknowledged`);
console.log(
  `lost ${lost}, doubled ${doubled}, reordered ${reordered}, from nowhere ${unknown}, refused ${refused}`,
);
console.log(`longest wait for an acknowledgement around each fault: ${report.gapMs.join(", ")} ms`);
if (report.failedStarts > 0)
  console.log(`${report.failedStarts} starts ended by themselves and were repeated`);
const isEqual = report.equalMs !== undefined && report.equalMs <= 2000;
console.log(
  report.equalMs === undefined
    ? `some of ${report.viewers} viewers never showed what the instances tell`
    : `${report.viewers} viewers equal to all instances after ${Math.round(report.equalMs)} ms`,
);
process.exitCode = lost + doubled + reordered + unknown + refused > 0 || !isEqual ? 1 : 0;
