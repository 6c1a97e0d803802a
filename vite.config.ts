import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { serviceWorker } from "./scripts/lib/serviceWorker.mjs";

// Two files that every page needs, instead of a request for each small module of them.
const groups = [
  { name: "react", test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|zod|nanoid)\// },
  { name: "kit", test: /web\/(?:ui|theme|frame|session|i18n|layouts|guards)\// },
];

export default defineConfig({
  plugins: [reactRouter(), serviceWorker()],
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
