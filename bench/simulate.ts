import { parseArgs } from "node:util";
import { bugReport } from "./simulation/bugReport.ts";
import { simulateDay } from "./simulation/simulate.ts";

/**
 * Plays bad days of the scoring protocol: the real code under a virtual clock, network and disk. A broken promise prints
 * as a bug report. Run: node bench/simulate.ts [--from 1] [--days 5000], or one day with its whole trace: --seed 17
 */
const { values } = parseArgs({
  options: {
    from: { type: "string", default: "1" },
    days: { type: "string", default: "5000" },
    seed: { type: "string" },
  },
});

if (values.seed === undefined) await playMany(Number(values.from), Number(values.days));
else await playOne(Number(values.seed));

async function playOne(seed: number): Promise<void> {
  const report = await simulateDay(seed);
  console.log(report.trace.join("\n"));
  console.log(report.violations.length === 0 ? `Day ${seed} kept every promise.` : bugReport(report));
  if (report.violations.length > 0) process.exitCode = 1;
}

async function playMany(from: number, days: number): Promise<void> {
  const before = process.cpuUsage();
  let [acts, broken] = [0, 0];
  for (let seed = from; seed < from + days; seed += 1) {
    const report = await simulateDay(seed);
    acts += report.acts;
    if (report.violations.length === 0) continue;
    broken += 1;
    console.log(`${bugReport(report)}\n`);
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  console.log(`${days} days, ${acts} acts, ${broken} days with a broken promise`);
  console.log(`${seconds.toFixed(1)} s of one core, ${(days / seconds).toFixed(0)} days a second`);
  if (broken > 0) process.exitCode = 1;
}
