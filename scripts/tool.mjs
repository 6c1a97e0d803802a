#!/usr/bin/env node
import { requireNode } from "./lib/require-node.mjs";

// `kover backup` and `npm run backup`, and the other programs beside the server, by their name.
requireNode(process.versions.node);
const { runKover } = await import("./lib/serverTool.mjs");
process.exitCode = await runKover(process.argv.slice(2));
