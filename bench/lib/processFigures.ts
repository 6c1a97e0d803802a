import { readFileSync } from "node:fs";

const TICK_MS = 10;
const KB_PER_MB = 1024;

/** What all threads of a process have kept cores busy for; what others do on the machine meanwhile is not counted. */
export function coreMsOf(pid: number | undefined): number {
  // After the name, which may hold anything: state is the 1st field, user and system time are the 12th and 13th.
  const fields = ofSystem(pid, "stat").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/** The memory a process holds now. */
export const rssMbOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(ofSystem(pid, "status"))?.[1] ?? 0) / KB_PER_MB;

/** Nothing of a process that has ended. */
function ofSystem(pid: number | undefined, name: string): string {
  try {
    return pid === undefined ? "" : readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}
