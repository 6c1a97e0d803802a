import { requireNode } from "./lib/require-node.mjs";

// `npm run backup`, `restore`, `verify`, `export` and `import`: programs beside the server, by their name.
requireNode(process.versions.node);
const { runServerTool } = await import("./lib/serverTool.mjs");
const [name, ...args] = process.argv.slice(2);
process.exitCode = await runServerTool(`server/${name}.ts`, args);
