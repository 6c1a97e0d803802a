import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { serviceWorker } from "./scripts/lib/serviceWorker.mjs";

// What every page needs, in one file. Everything else is split by who needs it: a page must not pay for another one.
const groups = [{ name: "react", test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es)\// }];

export default defineConfig({
  plugins: [reactRouter(), serviceWorker()],
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
