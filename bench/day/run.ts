import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { BadOption, readDayOptions } from "./options.ts";
import { faultsOf, reportOf } from "./report.ts";
import { simulate } from "./simulate.ts";

/**
 * Plays an event of two days against the real server: entries, scale, draw, plan, tables with their outboxes on networks that
 * fail, servers that are killed, corrections, awarding, and spectators who compare what they see with what the server knows.
 * `npm run simulate -- --athletes 750 --mats 12 --speed 60 --spectators 2000 --faults on --seed 7`. Ends with 1 on any loss or
 * difference; the same seed is the same event with the same misfortunes.
 */
try {
  const options = readDayOptions(process.argv.slice(2));
  const outcome = await simulate(options);
  const report = reportOf(outcome);
  mkdirSync(dirname(options.report), { recursive: true });
  writeFileSync(options.report, report);
  console.log(`\n${report}\nWritten to ${options.report}`);
  process.exit(faultsOf(outcome).length === 0 ? 0 : 1);
} catch (cause) {
  console.error(cause instanceof BadOption ? cause.message : cause);
  process.exit(2);
}
