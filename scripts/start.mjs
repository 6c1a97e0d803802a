import { requireNode } from "./lib/require-node.mjs";

requireNode(process.versions.node);
// Imported only now: an old Node must meet the sentence above before it meets syntax it cannot read.
const { start } = await import("./lib/start.mjs");
process.exitCode = await start({
  isDev: process.argv.includes("--dev"),
  isBuildOnly: process.argv.includes("--build"),
});
