import { requireNode } from "./lib/require-node.mjs";

requireNode(process.versions.node);
const { runServerTool } = await import("./lib/serverTool.mjs");
process.exitCode = await runServerTool("server/verify.ts", process.argv.slice(2));
