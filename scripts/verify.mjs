import { requireNode } from "./lib/require-node.mjs";

requireNode(process.versions.node);
const { verify } = await import("./lib/verify.mjs");
process.exitCode = await verify();
