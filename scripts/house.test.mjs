import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "./lib/paths.mjs";

/** A tree in which everything that is counted stands once or twice. */
const TREE = {
  "vite.config.ts":
    'import { late } from "./scripts/lib/late.mjs";\nimport { plain } from "./scripts/lib/plain.mjs";\n',
  "scripts/lib/late.mjs": "export const late = () => ({ generateBundle() {} });\n",
  "scripts/lib/plain.mjs": "export const plain = () => ({ transform() {} });\n",
  "web/routes.ts": 'export default [index("routes/home.tsx")];\n',
  "web/routes/home.tsx": 'import { a } from "#web/frame/a.ts";\nexport default () => a;\n',
  "web/routes/Part.tsx":
    "const x = <TextField />;\nconst y = useState();\nconst z = () => <Dialog />;\nsetIsBusy(true);\n",
  "web/routes/Part.test.tsx": "<Dialog />;\n",
  "web/frame/a.ts": 'import type { B } from "../sport/b.tsx";\nexport const a = 1;\n',
  "web/sport/b.tsx":
    'import { a } from "#web/frame/a.ts";\nconst red = format === "round_robin";\nconst blue = <i data-corner="x" />;\n',
  "web/sport/c.ts": 'const isWall = /^\\/display$/.test(pathname);\nconst d = await import("./d.ts");\n',
  "web/sport/d.ts": 'import { UNSAFE_x } from "react-router";\n',
  "web/theme/tokens.css": ":root { --white: #fff; }\n",
  "web/ui/Dialog.module.css":
    ".a { padding: 4px 8px; margin-top: var(--space-2); gap: 0; color: #FFF; fill: rgb(0 0 0 / 50%); }\n@media (max-width: 600px) and (hover: none) { }\n@container x (width < 600px) { }\n",
};

/** @type {string} */
let root;
/** @type {Map<string, string>} */
let rows;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "kover-house-"));
  for (const [path, text] of Object.entries(TREE)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  rows = figuresOf(root);
});

/** @param {string} folder */
function figuresOf(folder) {
  const { stdout } = spawnSync(process.execPath, [join(ROOT, "scripts/house.mjs"), folder], {
    encoding: "utf8",
  });
  const cells = stdout.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  return new Map(cells.map(([, what = "", figure = ""]) => [what, figure]));
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ["files in web/routes that are no routes", "1 of 2 (4 of 6 lines)"],
  ["top folders of web in a knot", "2 (frame, sport)"],
  ["all folders of web in a knot", "2 in 1 knots"],
  ["files of web in a circle, types included", "2 in 1 circles"],
  ["files that open a Dialog of their own", "1"],
  ["setIsBusy", "1"],
  ["files with raw fields and useState beside the form layer", "1"],
  ["lines of CSS with raw colours outside web/theme", "1"],
  ["px spacings in CSS against tokens", "1 against 1"],
  ["different width conditions", "2"],
  ["addresses tested by a pattern or compared with pathname in web", "1 times in 1 files"],
  ["UNSAFE_ in web", "1 (1 names)"],
  ["plug-ins of vite.config.ts with a hook over the output", "1 (late)"],
  ['comparisons with "round_robin" in web', "1"],
  ["components that name both corners (red and blue, cornersOf, CORNERS)", "1"],
  ["of them, with a mark or an attribute of a corner", "1"],
  [
    "largest flat folders, code without tests",
    "web/sport 3, web/routes 2, scripts/lib 2, web/frame 1, web 1, . 1",
  ],
  ["files of 20 lines or fewer, code without tests", "10 of 10"],
  ["lines of code in web", "15"],
  ["lines of CSS in web", "4"],
  ["lines of tests in web and scripts", "1"],
])("%s: %s", (what, figure) => {
  expect(rows.get(what)).toBe(figure);
});

/** What shall become less: a change that brings one of them down brings its ceiling down too, and none rises. */
const CEILINGS = {
  "files with raw fields and useState beside the form layer": 13,
  "files that open a Dialog of their own": 15,
  "different width conditions": 14,
  "px spacings in CSS against tokens": 66,
  "lines of CSS with raw colours outside web/theme": 39,
  "addresses tested by a pattern or compared with pathname in web": 2,
  "files of 20 lines or fewer, code without tests": 265,
};

test("no figure of the tree rises above its ceiling", () => {
  const figures = figuresOf(ROOT);
  for (const [what, ceiling] of Object.entries(CEILINGS))
    expect(Number.parseInt(figures.get(what) ?? "", 10), what).toBeLessThanOrEqual(ceiling);
});
