import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { pageChunks } from "./scripts/lib/chunks.mjs";
import { serviceWorker } from "./scripts/lib/serviceWorker.mjs";
import { zodWithoutEval } from "./scripts/lib/zodWithoutEval.mjs";

export default defineConfig({
  plugins: [reactRouter(), serviceWorker(), zodWithoutEval()],
  css: { modules: { generateScopedName: "[local]_[hash:base64:5]" } },
  // Every browser we serve preloads modules by itself.
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
