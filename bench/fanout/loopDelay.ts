import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded before the server (`node --import`): whoever started the process asks by a message how long its event loop kept
 * others waiting since the last question. The product knows nothing of it.
 */

/** The histogram counts from one look to the next: a loop with nothing to do shows this much. */
const LOOK_MS = 1;

if (isMainThread && process.send !== undefined) {
  const delays = monitorEventLoopDelay({ resolution: LOOK_MS });
  delays.enable();
  const at = (percent: number) => Math.max(0, delays.percentile(percent) / 1e6 - LOOK_MS);
  process.on("message", () => {
    const told = { p50Ms: at(50), p99Ms: at(99), maxMs: at(100) };
    delays.reset();
    process.send?.(told);
  });
  process.channel?.unref();
}
