import { join } from "node:path";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { CACHE } from "./paths.mjs";
import { sayProblems } from "./problem.mjs";
import { run, toolEnv } from "./run.mjs";
import { findRuntime } from "./runtime.mjs";

// node:sqlite is still marked experimental in Node 24; the console belongs to what the operator must read.
const SERVER = ["--disable-warning=ExperimentalWarning", "server/main.ts"];
// No code of ours or of the packages reads `__proto__`; without it a polluted prototype cannot be reached by name.
const HARDENED = ["--disable-proto=throw"];
// On a large machine the young heap grows to 128 MB while the program is loaded, and is kept for good: 336 MB at rest instead of 265.
const SMALL = ["--max-semi-space-size=8"];
/** What Node is called with; an image and a service call it so too. */
export const SERVER_ARGS = [...HARDENED, ...SMALL, ...SERVER];
// The C library of Linux keeps a heap for nearly every thread, and what was freed in one stays there: 334 MB after a first start instead of 286.
export const SERVER_ENV = { MALLOC_ARENA_MAX: "2" };

/**
 * With `isBuildOnly` everything is made ready and nothing runs: for an image, or a service that runs the server itself.
 * @param {{ isDev: boolean, isBuildOnly: boolean }} options
 */
export function start({ isDev, isBuildOnly }) {
  return sayProblems(async () => {
    await install("1/3 Installing packages");
    if (isDev) return run(findRuntime(), SERVER, { env: { ...serverEnv(), KOVER_DEV: "1" } });
    await build("2/3 Building the web app");
    if (isBuildOnly) return 0;
    return run(findRuntime(), SERVER_ARGS, { env: serverEnv() });
  });
}

/** What was compiled at one start is kept for the next: it saves a third of the time to ready. */
const serverEnv = () => ({ NODE_COMPILE_CACHE: join(CACHE, "compile"), ...SERVER_ENV, ...toolEnv() });
