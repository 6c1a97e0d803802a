import { relative } from "node:path";

/**
 * The part of the JSON report of vitest that is counted.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: TestResult[] }[]} testResults
 */

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult */

/**
 * @param {Report | undefined} report absent when vitest died before writing it
 * @param {number} exitCode of vitest
 */
export function countTests(report, exitCode) {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  const failed = (report?.numFailedTests ?? 0) + brokenFiles(report);
  // An error outside every test fails the run although no test did; the closing line must not hide it.
  return { passed, skipped, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** @param {ReturnType<typeof countTests>} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * Files that could not even be loaded, or whose hooks failed: no test in them failed, and none can be trusted.
 * @param {Report | undefined} report
 */
function brokenFiles(report) {
  return (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
}

/**
 * Tests that passed although a try before had failed, each with its file and the first line of the failure.
 * @param {Report | undefined} report
 * @param {string} root folder that file names are told from
 */
export function retriedLines(report, root) {
  const lines = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages: [why = ""] }) =>
          `  ${relative(root, name)}: ${fullName} (${why.split("\n")[0]})`,
      ),
  );
  return lines.length === 0 ? [] : [`Passed only at the second try (${lines.length}):`, ...lines];
}
