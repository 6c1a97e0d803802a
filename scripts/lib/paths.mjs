import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const CACHE = join(ROOT, ".cache");

/** The packages of tools that are not called as their package is. */
const PACKAGES = new Map([
  ["react-router", "@react-router/dev"],
  ["tsc", "typescript"],
]);

/**
 * The script of a command-line tool, to be run with Node: its file in `.bin` is a batch file on Windows, which cannot be
 * started without a shell.
 * @param {string} name
 */
export function toolScript(name) {
  const folder = join(ROOT, "node_modules", PACKAGES.get(name) ?? name);
  /** @type {{ bin: Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, bin[name] ?? "");
}
