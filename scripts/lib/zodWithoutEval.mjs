import { join } from "node:path";
import { ROOT } from "./paths.mjs";

const WRAPPED = "\0kover-zod-without-eval";
const CODE = 'import { config } from "zod"; config({ jitless: true }); export * from "zod";';

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
    async resolveId(source, importer) {
      if (source !== "zod") return undefined;
      if (importer !== WRAPPED) return WRAPPED;
      return await this.resolve(source, join(ROOT, "package.json"), { skipSelf: true });
    },
    load: (id) => (id === WRAPPED ? CODE : undefined),
  };
}
