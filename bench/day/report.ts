import { cpus } from "node:os";
import type { createToldWindows } from "./told.ts";
import type { HeadActs } from "./headTable.ts";
import type { DayOptions } from "./options.ts";
import type { Look } from "./spectators.ts";
import { isClean, type Verdict } from "./verdict.ts";
import type { WeighedIn } from "./weighIn.ts";

export type Outcome = {
  readonly options: DayOptions;
  readonly entered: number;
  readonly weighedIn: WeighedIn;
  readonly bouts: number;
  readonly finished: number;
  readonly verdict: Verdict;
  readonly head: HeadActs;
  readonly kills: number;
  readonly takeovers: number;
  readonly times: { readonly p50: number; readonly p99: number; readonly longestGapMs: number };
  readonly looks: readonly { readonly when: string; readonly look: Look }[];
  readonly truth: ReturnType<ReturnType<typeof createToldWindows>["truth"]>;
  readonly memory: readonly { readonly when: string; readonly mb: number }[];
  readonly cpuSeconds: number;
  readonly realSeconds: number;
  readonly brackets: readonly string[];
  readonly verified: { readonly isClean: boolean; readonly said: string };
  /** Why the event could not be closed in the evening; undefined when it was. */
  readonly notClosed: string | undefined;
};

/** What must not be, one line each; empty on a good day. */
export function faultsOf(outcome: Outcome): readonly string[] {
  const { verdict, looks, brackets, verified, notClosed, bouts, finished } = outcome;
  return [
    ...(isClean(verdict) ? [] : [`acts: ${JSON.stringify(verdict)}`]),
    ...looks
      .filter(({ look }) => look.equal !== look.spectators)
      .map(
        ({ when, look }) =>
          `${when}: ${look.equal} of ${look.spectators} equal; ${look.differences.join("; ")}`,
      ),
    ...brackets.slice(0, 5).map((line) => `bracket: ${line}`),
    ...(verified.isClean ? [] : [`stored: ${verified.said}`]),
    ...(notClosed === undefined ? [] : [`the event could not be closed: ${notClosed}`]),
    ...(finished === 0 || finished > bouts ? [`${finished} of ${bouts} bouts finished`] : []),
  ];
}

const number = (value: number, digits = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
const seconds = (ms: number) => `${number(ms / 1000, 1)} s`;

export function reportOf(outcome: Outcome): string {
  const { options, truth, memory } = outcome;
  const faults = faultsOf(outcome);
  const command = `--athletes ${options.athletes} --mats ${options.mats} --speed ${options.speed} --spectators ${options.spectators} --faults ${options.faults ? "on" : "off"} --seed ${options.seed}`;
  return [
    `# A simulated event: ${faults.length === 0 ? "nothing lost, nothing diverged" : `${faults.length} faults`}`,
    "",
    `\`npm run simulate -- ${command}\`, ${options.database}, ${options.instances} server(s), ${cpus().length} cores, Node ${process.version}.`,
    `The clock of the servers and of the tables ran ${options.speed} times as fast; networks, restarts and the disk ran as they do.`,
    "",
    ...faults.map((fault) => `- **${fault}**`),
    ...(faults.length > 0 ? [""] : []),
    "| What | Figure |",
    "| ---- | ------ |",
    ...rowsOf(outcome).map(([what, figure]) => `| ${what} | ${figure} |`),
    "",
    "| Told before the start | Inside the window | Before it | Median width | Told |",
    "| --------------------- | ----------------- | --------- | ------------ | ---- |",
    ...truth.rows.map(
      (row) =>
        `| ${row.distance} | ${number(row.inside, 1)} % | ${number(row.before, 1)} % | ${number(row.medianMinutes, 1)} min | ${number(row.count)} |`,
    ),
    "",
    "| Time of the hall | Memory of the servers |",
    "| ---------------- | --------------------- |",
    ...memory.map(({ when, mb }) => `| ${when} | ${number(mb)} MB |`),
    "",
  ].join("\n");
}

function rowsOf(outcome: Outcome): readonly (readonly [string, string])[] {
  const { verdict, weighedIn, head, times, looks, truth } = outcome;
  const last = looks.at(-1)?.look;
  return [
    [
      "entries; weighed, absent, moved, out",
      `${outcome.entered}; ${weighedIn.weighed}, ${weighedIn.absent}, ${weighedIn.moved}, ${weighedIn.out}`,
    ],
    [
      "bouts finished",
      `${number(outcome.finished)} of ${number(outcome.bouts)} (the others were never to be fought)`,
    ],
    ["acts made at the tables", number(verdict.made)],
    [
      "acknowledged, parked, rejected, to be decided anew",
      `${number(verdict.applied)}, ${verdict.parked}, ${verdict.rejected}, ${verdict.stale}`,
    ],
    ["undecided, left open", `${verdict.undecided}, ${verdict.open}`],
    ["lost, doubled, reordered", `${verdict.lost}, ${verdict.doubled}, ${verdict.reordered}`],
    [
      "corrections, withdrawals, late acts decided, categories awarded, refused",
      `${head.corrections}, ${head.withdrawals}, ${head.decided}, ${head.awarded}, ${head.refused}`,
    ],
    ["servers killed, mats taken over by a spare table", `${outcome.kills}, ${outcome.takeovers}`],
    ["acknowledgement p50, p99", `${number(times.p50, 1)} ms, ${number(times.p99, 1)} ms`],
    ["longest time without any acknowledgement", seconds(times.longestGapMs)],
    ...looks.map(
      ({ when, look }) =>
        [
          `spectators equal, ${when}`,
          `${look.equal} of ${look.spectators} after ${seconds(look.tookMs)}`,
        ] as const,
    ),
    [
      "sent to spectators",
      `${number(last?.pushes ?? 0)} messages, ${number(last?.megabytes ?? 0)} MB, ${last?.drops ?? 0} connections dropped`,
    ],
    [
      "starts inside the window told before",
      truth.inside === undefined ? "none told" : `${number(truth.inside, 1)} %`,
    ],
    [
      "brackets worked out anew",
      outcome.brackets.length === 0 ? "equal" : `${outcome.brackets.length} corners differ`,
    ],
    ["`npm run verify`", outcome.verified.said.split("\n").at(-1) ?? ""],
    ["processor time of the servers", seconds(outcome.cpuSeconds * 1000)],
    ["took", seconds(outcome.realSeconds * 1000)],
  ];
}
