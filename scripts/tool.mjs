import { requireNode } from "./lib/require-node.mjs";

// `npm run backup`, `restore`, `verify`, `export` and `import`: programs beside the server, by their name. `simulate` and `bench`
// are named by their file; they start the built server.
requireNode(process.versions.node);
const { runBenchTool, runServerTool } = await import("./lib/serverTool.mjs");
const [name = "", ...args] = process.argv.slice(2);
process.exitCode = await (name.startsWith("bench/")
  ? runBenchTool(name, args)
  : runServerTool(`server/${name}.ts`, args));
