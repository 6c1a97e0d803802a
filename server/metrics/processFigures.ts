import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, type Registry } from "prom-client";

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

/** The machine's side of the server: how late its event loop runs, memory and processor time. */
export function createProcessFigures(parts: { readonly registers: Registry[] }) {
  const delay = new Gauge({
    ...parts,
    name: "kover_event_loop_delay_seconds",
    help: "How late the event loop ran since the last reading: whoever asks waits that much longer",
    labelNames: ["quantile"],
  });
  const memory = new Gauge({
    ...parts,
    name: "kover_memory_bytes",
    help: "Memory of the process, all of it (resident) and its parts",
    labelNames: ["kind"],
  });
  const processor = new Counter({
    ...parts,
    name: "kover_processor_seconds_total",
    help: "Processor time of the process, threads included",
  });
  new Gauge({ ...parts, name: "kover_start_time_seconds", help: "When the process started" }).set(
    performance.timeOrigin / 1000,
  );
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  let counted = 0;

  // A sample is the time between two ticks of a timer: what is above its own period is the delay.
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);

  return {
    read: (): void => {
      for (const percent of [50, 99]) delay.set({ quantile: percent / 100 }, late(loop.percentile(percent)));
      delay.set({ quantile: 1 }, late(loop.max));
      loop.reset();
      const { rss, heapUsed, external } = process.memoryUsage();
      memory.set({ kind: "resident" }, rss);
      memory.set({ kind: "heap" }, heapUsed);
      memory.set({ kind: "external" }, external);
      const { user, system } = process.cpuUsage();
      const used = (user + system) / 1e6;
      processor.inc(used - counted);
      counted = used;
    },
    close: (): void => void loop.disable(),
  };
}
