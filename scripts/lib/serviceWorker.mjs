import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, defaultClientConditions, runnerImport } from "vite";
import { localeOfBuild, TEXT_CONDITIONS } from "./locale.mjs";
import { ROOT } from "./paths.mjs";

const WEB = join(ROOT, "web");
const ALWAYS = ["entry.client.tsx", "root.tsx"];
/** Whose files are kept before anybody visits them; those of all others are kept when they are visited. */
const KEPT_AHEAD = ["official", "wall"];

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
      const { config } = this.environment;
      const files = JSON.stringify(filesOfTable(bundle, await filesOfOfficials(), config.base));
      const conditions = TEXT_CONDITIONS[localeOfBuild(process.env)];
      await build({
        root: ROOT,
        configFile: false,
        base: config.base,
        resolve: { conditions: [...conditions, ...defaultClientConditions] },
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

/**
 * The modules of every page that says it is an official's or a wall (ADR 53), with the layouts and guards around it.
 * @returns {Promise<string[]>}
 */
async function filesOfOfficials() {
  /** @type {{ module: { default: import("@react-router/dev/routes").RouteConfig } }} */
  const { module } = await runnerImport(join(WEB, "routes.ts"), { root: ROOT, configFile: false });
  const chains = chainsOf(await module.default);
  const kept = await Promise.all(
    chains.map(async (chain) => (KEPT_AHEAD.includes((await kindOf(chain)) ?? "") ? chain : [])),
  );
  return [...ALWAYS, ...kept.flat()].map((file) => join(WEB, file));
}

/**
 * The files around and of every page, the page last.
 * @param {readonly import("@react-router/dev/routes").RouteConfigEntry[]} routes
 * @param {readonly string[]} around
 * @returns {string[][]}
 */
const chainsOf = (routes, around = []) =>
  routes.flatMap(({ file, children }) =>
    children === undefined ? [[...around, file]] : chainsOf(children, [...around, file]),
  );

/** @param {readonly string[]} chain */
async function kindOf(chain) {
  const sources = await Promise.all(chain.map((file) => readFile(join(WEB, file), "utf8")));
  return sources
    .map((source) => /^export const handle\b.*\bkind: "(\w+)"/m.exec(source)?.[1])
    .findLast((kind) => kind !== undefined);
}

/**
 * @param {import("vite").Rolldown.OutputBundle} bundle
 * @param {readonly string[]} officials
 * @param {string} base
 */
function filesOfTable(bundle, officials, base) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const waiting = chunks.filter(({ facadeModuleId }) =>
    officials.includes((facadeModuleId ?? "").replace(/\?.*$/, "")),
  );
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
  return [...found, ...assets].map((name) => base + name).toSorted((a, b) => a.localeCompare(b));
}
