import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** What the server asked of the kernel, in its order, as far as it matters to a power cut. */
export type Step =
  | { readonly type: "write"; readonly file: string; readonly offset: number; readonly bytes: Buffer }
  | { readonly type: "truncate"; readonly file: string; readonly size: number }
  /** The disk has everything written to the file before this. */
  | { readonly type: "sync"; readonly file: string }
  | { readonly type: "answer"; readonly text: string };

const CALLS = "pwrite64,ftruncate,fsync,fdatasync,write,writev,sendto";

/** The tracer is the child of the server (-D), so that ending the server by its id ends both. */
export function tracer(file: string, mostBytes: number): readonly string[] {
  return [
    "strace",
    "-D",
    "-f",
    "--seccomp-bpf",
    "-y",
    "-xx",
    "-s",
    String(mostBytes),
    "-e",
    `trace=${CALLS}`,
    "-o",
    file,
  ];
}

/** Reads what the tracer wrote. A call that another thread cut in two counts where it ended; a write where it began. */
export async function readTrace(file: string): Promise<readonly Step[]> {
  const steps: Step[] = [];
  const syncing = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [, pid = "", call = ""] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    const resumed = /^<\.\.\. f(?:data)?sync resumed>.*= 0$/.test(call);
    const synced = resumed ? syncing.get(pid) : undefined;
    if (synced !== undefined) steps.push({ type: "sync", file: synced });
    const step = readCall(call);
    if (step?.type === "sync" && call.includes("<unfinished")) syncing.set(pid, step.file);
    else if (step !== undefined) steps.push(step);
  }
  return steps;
}

function readCall(call: string): Step | undefined {
  const [, name = "", target = ""] = /^(\w+)\(\d+<([^>]*)>/.exec(call) ?? [];
  // With -xx the tracer writes paths in hex as well.
  const file = fromHex(target).toString();
  switch (name) {
    case "pwrite64": {
      const [, offset] = /, \d+, (\d+)(?:\)| <unfinished)/.exec(call) ?? [];
      return { type: "write", file, offset: Number(offset), bytes: bytesOf(call) };
    }
    case "ftruncate":
      return { type: "truncate", file, size: Number(/>, (\d+)/.exec(call)?.[1]) };
    case "fsync":
    case "fdatasync":
      return { type: "sync", file };
    case "write":
    case "writev":
    case "sendto":
      return /^(?:TCP|socket)/.test(file)
        ? { type: "answer", text: bytesOf(call).toString("latin1") }
        : undefined;
    default:
      return undefined;
  }
}

/** All quoted bytes of a call: one string, or the pieces of a vector. */
const bytesOf = (call: string) =>
  Buffer.concat([...call.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = ""]) => fromHex(hex)));

const fromHex = (hex: string) => Buffer.from(hex.replaceAll("\\x", ""), "hex");
