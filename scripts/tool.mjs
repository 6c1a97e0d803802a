#!/usr/bin/env node
import { requireNode } from "./lib/require-node.mjs";

// `kover backup` and `npm run backup`, and the other programs beside the server, by their name. `npm run simulate` and
// `npm run bench` are named by their file: they start the built server.
requireNode(process.versions.node);
const { runBench, runKover } = await import("./lib/serverTool.mjs");
const [name = "", ...args] = process.argv.slice(2);
process.exitCode = await (name.startsWith("bench/") ? runBench(name, args) : runKover(process.argv.slice(2)));
