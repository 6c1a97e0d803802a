import { existsSync } from "node:fs";
import { join } from "node:path";
import { BaseSequencer } from "vitest/node";
import { ROOT } from "./paths.mjs";

/**
 * The files that take longest, in their order, as measured on two cores. Without it vitest goes by the size of a file, and
 * one core waits for the other at the end. A file that is not named here is short.
 */
const LONGEST = [
  "bench/simulation/simulation.test.ts",
  "server/main.test.ts",
  "server/http/account/push.test.ts",
  "server/http/matrix.test.ts",
  "server/http/rehearsal/playing.test.ts",
  "bench/instances/instances.test.ts",
  "server/http/limits.test.ts",
  "server/commands.test.ts",
  "server/backup/killed.test.ts",
  "server/http/paper/papers.test.ts",
  "server/http/leakOracle.test.ts",
  "e2e/visitor.test.ts",
  "e2e/matQueue.test.ts",
  "e2e/phone.test.ts",
  "e2e/headTable.test.ts",
  "e2e/recovery.test.ts",
  "e2e/following.test.ts",
  "e2e/operation.test.ts",
  "e2e/people.test.ts",
  "e2e/federation.test.ts",
  "e2e/board.test.ts",
  "e2e/tableInHand.test.ts",
  "e2e/groupEntry.test.ts",
  "e2e/refusedActs.test.ts",
  "e2e/offline.test.ts",
  "e2e/waysIn.test.ts",
  "e2e/repaint.test.ts",
  "e2e/look.test.ts",
  "e2e/wholeDay.test.ts",
  "e2e/english.test.ts",
  "e2e/killLoop.test.ts",
  "e2e/screens.test.ts",
  "e2e/account.test.ts",
  "e2e/fees.test.ts",
  "e2e/refereeing.test.ts",
  "e2e/programme.test.ts",
  "e2e/organiser.test.ts",
  "e2e/crash.test.ts",
  "e2e/coachDay.test.ts",
  "e2e/awarding.test.ts",
  "e2e/keyboard.test.ts",
  "e2e/tableStandsStill.test.ts",
  "e2e/season.test.ts",
  "e2e/control.test.ts",
  "e2e/advancedSelect.test.ts",
  "e2e/killedBrowser.test.ts",
  "e2e/roles.test.ts",
  "e2e/hostileTexts.test.ts",
  "e2e/drawing.test.ts",
  "e2e/formats.test.ts",
  "e2e/rehearsal.test.ts",
  "e2e/databaseAway.test.ts",
  "e2e/referees.test.ts",
  "e2e/correction.test.ts",
  "e2e/sleep.test.ts",
  "e2e/parked.test.ts",
  "e2e/boutPage.test.ts",
  "e2e/persons.test.ts",
  "e2e/actDialog.test.ts",
];

/** Starts long test files first, whatever a run before has left in the cache. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import("vitest/node").TestSpecification[]} files
   */
  async sort(files) {
    // A file that was renamed would lose its place without a word, and the suite its minutes.
    const gone = LONGEST.filter((file) => !existsSync(join(ROOT, file)));
    if (gone.length > 0) throw new Error(`scripts/lib/longestFirst.mjs names no file: ${gone.join(", ")}`);
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => groupOf(one) - groupOf(other) || placeOf(one) - placeOf(other));
  }
}

/** @param {import("vitest/node").TestSpecification} file */
const groupOf = ({ project }) => project.config.sequence.groupOrder ?? 0;

/** @param {import("vitest/node").TestSpecification} file */
function placeOf({ moduleId }) {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? LONGEST.length : place;
}
