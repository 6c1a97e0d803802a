import { reactRouter } from "@react-router/dev/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { prefixOf } from "./contract/locale.ts";
import { pageChunks } from "./scripts/lib/chunks.mjs";
import { localeOfBuild, TEXT_CONDITIONS } from "./scripts/lib/locale.mjs";
import { serviceWorker } from "./scripts/lib/serviceWorker.mjs";
import { zodWithoutEval } from "./scripts/lib/zodWithoutEval.mjs";

const locale = localeOfBuild(process.env);
const conditions = TEXT_CONDITIONS[locale];

export default defineConfig({
  base: `${prefixOf(locale)}/`,
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
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
