import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/lib/longestFirst.mjs";

const unit = [
  "domain/**/*.test.ts",
  "contract/**/*.test.ts",
  "web/**/*.test.{ts,tsx}",
  "scripts/**/*.test.mjs",
];

export default defineConfig({
  test: {
    // One more than there are cores: tests of the server wait for the disk of PostgreSQL and for real sockets.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: unit,
          // Modules and globals of each file are its own. Of the pools that isolate this is the cheapest: 1.4 times the time
          // of shared modules, where processes take 1.6 times.
          isolate: true,
          pool: "vmThreads",
          css: { include: [/tokens\.css/] },
          // Properties of whole days take six seconds on an idle machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "simulation",
          include: ["bench/**/*.test.ts"],
          // It starts servers of its own and runs with them.
          exclude: ["bench/instances/**"],
          // In a process and not in a context of its own, where every name of the language takes longer to find.
          isolate: true,
          pool: "forks",
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.ts", "bench/instances/**/*.test.ts"],
          // The files a worker runs share their modules: loading the server anew for each of them takes 2.2 times as long in
          // every pool. Each test has its own app and database; `--isolate` shows whether a file needs another one.
          isolate: false,
          globalSetup: ["server/testing/globalSetup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          isolate: true,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // What must come within a time says so itself; everything else may take what three journeys at once need.
          expect: { poll: { timeout: 30_000 } },
          // Apart from the others: what a browser must show within a second cannot share two cores with a whole suite.
          sequence: { groupOrder: 1 },
          // A journey waits a third of its time, for the network it is cut off from and for seconds to pass.
          maxWorkers: 3,
          retry: 1,
        },
      },
    ],
  },
});
