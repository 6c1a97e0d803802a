import { defineConfig } from "vitest/config";

/** The tests that judge a mutant: those of the rules, without the servers and pages of the other projects. */
export default defineConfig({
  test: { include: ["domain/{leaderboard,bout,draw}/**/*.test.ts"], exclude: ["**/differential*.test.ts"] },
});
