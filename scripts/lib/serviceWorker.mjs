import { join } from "node:path";
import { build } from "vite";
import { ROOT } from "./paths.mjs";

/** What an official's pages are made of; the files of all others are kept when they are visited. */
const OFFICIAL =
  /web\/(?:entry\.client|root|guards\/operator|layouts\/(?:scoreboard|fullscreen)|routes\/competition\/)/;

/**
 * Builds the service worker after the pages, as one file at the root of the site, and tells it which files a table
 * needs: every script of the officials' pages, whatever they load later, their styles and fonts.
 * @returns {import("vite").Plugin}
 */
export function serviceWorker() {
  return {
    name: "kover-service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle(options, bundle) {
      const files = JSON.stringify(filesOfTable(bundle));
      await build({
        root: ROOT,
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        define: { KOVER_FILES: files },
        build: {
          target: "es2023",
          outDir: options.dir ?? join(ROOT, "build", "client"),
          emptyOutDir: false,
          rolldownOptions: {
            input: join(ROOT, "web", "platform", "offline", "sw.ts"),
            output: { entryFileNames: "sw.js", format: "iife" },
          },
        },
      });
    },
  };
}

/** @param {import("vite").Rolldown.OutputBundle} bundle */
function filesOfTable(bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const waiting = chunks.filter(({ facadeModuleId }) => OFFICIAL.test(facadeModuleId ?? ""));
  /** @type {Set<string>} */
  const found = new Set();
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = bundle[name];
      if (next?.type === "chunk") waiting.push(next);
    }
    for (const name of chunk.viteMetadata?.importedCss ?? []) found.add(name);
  }
  // Fonts, and the signs of everything that is shown after the page has come.
  const assets = Object.keys(bundle).filter((name) => /\.(?:woff2|svg)$/.test(name));
  return [...found, ...assets].map((name) => `/${name}`).toSorted((a, b) => a.localeCompare(b));
}
