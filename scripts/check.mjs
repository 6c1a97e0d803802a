import { requireNode } from "./lib/require-node.mjs";

requireNode(process.versions.node);
const { check } = await import("./lib/check.mjs");
process.exitCode = await check();
