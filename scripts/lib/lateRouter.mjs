import { join } from "node:path";
import { ROOT } from "./paths.mjs";

const OWN = join(ROOT, "web", "lateRouter", "react", "reactRouter.ts");
/** The one place that asks for React Router itself, when somebody moves. */
const WHOLE = /\/web\/lateRouter\/wholeRouter\.ts$/;

/**
 * In the browser our pages get `web/lateRouter/react` for "react-router". The server and the development server render with
 * React Router's own.
 * @returns {import("vite").Plugin}
 */
export function lateRouter() {
  return {
    name: "kover-late-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (source !== "react-router" || importer === undefined) return null;
      return importer.startsWith(join(ROOT, "web")) && !WHOLE.test(importer) ? OWN : null;
    },
  };
}
