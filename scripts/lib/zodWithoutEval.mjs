import { join } from "node:path";
import { ROOT } from "./paths.mjs";

const WRAPPED = join(ROOT, "web", "platform", "browser", "zodWithoutEval.ts");

/**
 * In the browser whoever imports zod gets it through a module that tells it not to write functions: it tries to while the
 * first schema is made, and our policy forbids it (SE8). Pages that fetch zod late fetch this with it.
 * @returns {import("vite").Plugin}
 */
export function zodWithoutEval() {
  return {
    name: "kover-zod-without-eval",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      return source === "zod" && importer !== WRAPPED ? WRAPPED : undefined;
    },
  };
}
