import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { z } from "zod";
import type { DayOptions } from "./options.ts";
import type { Look } from "./spectators.ts";

const lookSchema: z.ZodType<Look> = z.object({
  spectators: z.number(),
  joined: z.number(),
  equal: z.number(),
  tookMs: z.number(),
  differences: z.array(z.string()),
  pushes: z.number(),
  megabytes: z.number(),
  drops: z.number(),
});

export type Crowd = ReturnType<typeof createCrowd>;

/** The spectators, who live in a process of their own and are asked what they see. */
export function createCrowd({ spectators, seed, faults }: DayOptions, origins: readonly string[]) {
  let child: ChildProcess | undefined;
  const ask = async (): Promise<Look> => {
    if (child === undefined) throw new Error("nobody watches yet");
    child.send("look");
    const said: unknown[] = await once(child, "message");
    return lookSchema.parse(said[0]);
  };
  return {
    come: (uuid: string) => {
      if (spectators === 0) return;
      const args = [String(spectators), uuid, seed, faults ? "on" : "off", ...origins];
      child ??= fork(join(import.meta.dirname, "spectators.ts"), args, {
        execArgv: ["--disable-warning=ExperimentalWarning"],
      });
    },
    look: async (when: string, looks: { readonly when: string; readonly look: Look }[]) => {
      if (child !== undefined) looks.push({ when, look: await ask() });
    },
    end: () => void child?.kill(),
  };
}
