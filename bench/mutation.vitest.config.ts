import { defineConfig } from "vitest/config";

/** The tests that judge a mutant: those of the rules, without the servers and pages of the other projects. */
export default defineConfig({
  test: {
    // Instrumented code is slow, and a property that times out would look like a killed mutant.
    testTimeout: 60_000,
    include: ["domain/{leaderboard,bout,draw}/**/*.test.ts"],
    // Left out because they take longer than all the others together; the examples alone have to notice a mutant.
    exclude: ["domain/draw/differential.test.ts", "domain/draw/draw.properties.test.ts"],
  },
});
