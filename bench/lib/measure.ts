import { performance } from "node:perf_hooks";

export type Measured = {
  /** What one run keeps a core busy for, on average; what others do on the machine meanwhile is not counted. */
  readonly coreMs: number;
  /** The quickest run by the clock on the wall. */
  readonly bestMs: number;
};

/** How long a pure function takes. */
export function measure(work: () => unknown, runs = 60): Measured {
  // Long enough for the compiler to have seen the function; cold figures say more about the runtime than about us.
  for (let run = 0; run < runs; run += 1) work();
  const before = process.threadCpuUsage();
  const times = Array.from({ length: runs }, () => wallTimeOf(work));
  // The core's own clock is too coarse for one run, so it is read around all of them.
  const { user, system } = process.threadCpuUsage(before);
  return { coreMs: (user + system) / 1000 / runs, bestMs: Math.min(...times) };
}

function wallTimeOf(work: () => unknown): number {
  const startedMs = performance.now();
  work();
  return performance.now() - startedMs;
}

export type Step = { readonly n: number } & Measured;

/** The same work for n, 2n, 4n …, so that its growth can be read. */
export function measureGrowth(
  sizes: readonly number[],
  workOf: (n: number) => () => unknown,
): readonly Step[] {
  return sizes.map((n) => ({ n, ...measure(workOf(n)) }));
}

/** One line per size, the growth against the line before it, and whether the last one keeps to the limit. */
export function report(title: string, steps: readonly Step[], limitMs: number): readonly string[] {
  const last = steps.at(-1);
  const isWithin = last !== undefined && last.coreMs <= limitMs;
  return [
    title,
    ...steps.map((step, index) => {
      const before = steps[index - 1];
      const growth = before ? `  ×${(step.bestMs / before.bestMs).toFixed(2)}` : "";
      return `  n = ${String(step.n).padStart(5)}   core ${shown(step.coreMs)}   best ${shown(step.bestMs)}${growth}`;
    }),
    `  limit ${limitMs} ms: ${isWithin ? "kept" : "BROKEN"}`,
  ];
}

const shown = (ms: number): string => `${ms.toFixed(2).padStart(7)} ms`;
