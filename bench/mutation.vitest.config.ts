import { defineConfig } from "vitest/config";

/** The tests that judge a mutant: those of the rules, without the servers and pages of the other projects. */
export default defineConfig({
  test: {
    // Instrumented code is slow, and a property that times out would look like a killed mutant.
    testTimeout: 60_000,
    include: ["domain/{leaderboard,bout,draw}/**/*.test.ts"],
    exclude: ["**/differential*.test.ts"],
  },
});
