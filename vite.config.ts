import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { fetchedAhead, pageChunks } from "./scripts/lib/chunks.mjs";
import { classNames, scopedName } from "./scripts/lib/classNames.mjs";
import { lateRouter } from "./scripts/lib/lateRouter.mjs";
import { lateStyles } from "./scripts/lib/lateStyles.mjs";
import { routeModules } from "./scripts/lib/routeModules.mjs";
import { serviceWorker } from "./scripts/lib/serviceWorker.mjs";

export default defineConfig({
  plugins: [classNames(), reactRouter(), lateRouter(), lateStyles(), routeModules(), serviceWorker()],
  css: { modules: { generateScopedName: scopedName } },
  // Every browser we serve preloads modules by itself.
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: fetchedAhead },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: { codeSplitting: { groups: pageChunks() } },
        },
      },
    },
  },
});
