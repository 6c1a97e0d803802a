import { requireNode } from "./lib/require-node.mjs";

requireNode(process.versions.node);
const { test } = await import("./lib/test.mjs");
process.exitCode = await test(process.argv.slice(2));
