import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { pageChunks } from "./scripts/lib/chunks.mjs";
import { lateRouter } from "./scripts/lib/lateRouter.mjs";
import { lateStyles } from "./scripts/lib/lateStyles.mjs";
import { serviceWorker } from "./scripts/lib/serviceWorker.mjs";

export default defineConfig({
  plugins: [reactRouter(), lateRouter(), lateStyles(), serviceWorker()],
  // Every browser we serve preloads modules by itself.
  build: { target: "es2023", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: pageChunks() } } } } },
  },
});
