import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { houseFigures } from "./lib/house.mjs";
import { ROOT } from "./lib/paths.mjs";
import { filesBelow } from "./lib/stamp.mjs";
import { isSource } from "./lib/tree.mjs";

/** How the tree stands in figures, to be compared with those of another: `node scripts/house.mjs [folder]`. */
const PLACES = ["domain", "contract", "server", "web", "e2e", "bench", "scripts", "vite.config.ts"];

const root = resolve(process.argv[2] ?? ROOT);
const files = PLACES.flatMap((place) => filesBelow(root, place))
  .filter((path) => isSource(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
for (const [what, figure] of houseFigures(files)) console.log(`| ${what} | ${figure} |`);
