import { basename, dirname } from "node:path/posix";
import { groupedBy, importsOf, knotsOf } from "./importGraph.mjs";

/** @typedef {import("./tree.mjs").SourceFile} SourceFile */
/** @typedef {readonly [what: string, figure: string]} Row */

const FIELD =
  /<(?:TextField|NumberField|SelectField|TextArea|PasswordField|Checkbox|Radio|Switch|AdvancedSelect)\b/;
const FORM_LAYERS = /^web\/(?:kit|features\/gallery)\//;
const SPACING = /(?<![\w-])(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?\s*:\s*([^;}]+)/g;
const RAW_COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
const WIDTH = /\([^()]*(?:width|inline-size)[^()]*\)/g;
const SEGMENTS = "auth|personal|organiser|competition|display|events|search|following|page|partners";
const PATH_PATTERN = new RegExp(
  `/\\^?\\\\/(?:\\(\\?:)?(?:${SEGMENTS})\\b[^\\n]*/[a-z]*\\.(?:test|exec)\\(`,
  "g",
);
const PATH_COMPARED = new RegExp(`pathname(?: === |\\.startsWith\\()["\`]/(?:${SEGMENTS})`, "g");
const READS_OUTPUT = /\b(?:generateBundle|renderChunk|writeBundle|closeBundle)\b/;
const BOTH_CORNERS = /\bcornersOf\(|\bCORNERS\b|\bred\b[\s\S]*\bblue\b|\bblue\b[\s\S]*\bred\b/;
const DRAWS_CORNER = /\bcorner=|\bdata-corner=|<CornerMark\b/;
const FEW_LINES = 20;
const SHOWN_FOLDERS = 8;

/**
 * How the tree stands, in figures; all of them are counted in the text, so the doubtful ones say how.
 * @param {readonly SourceFile[]} files
 * @returns {Row[]}
 */
export function houseFigures(files) {
  const source = files.filter(({ path }) => !isTest(path));
  const web = source.filter(({ path }) => path.startsWith("web/"));
  return [
    ...routeRows(web),
    ...knotRows(web),
    ...formRows(web),
    ...styleRows(web),
    ...routerRows(source, web),
    ...sportRows(web),
    ...sizeRows(files, source),
  ];
}

/** @param {readonly SourceFile[]} web @returns {Row[]} */
function routeRows(web) {
  const table = web.find(({ path }) => path === "web/routes.ts")?.text ?? "";
  const named = new Set([...table.matchAll(/"(routes\/[^"]+)"/g)].map(([, path]) => `web/${path}`));
  const inside = web.filter(({ path }) => path.startsWith("web/routes/") && isCode(path));
  const others = inside.filter(({ path }) => !named.has(path));
  const lines = `${sumOfLines(others)} of ${sumOfLines(inside)} lines`;
  return [["files in web/routes that are no routes", `${others.length} of ${inside.length} (${lines})`]];
}

/** @param {readonly SourceFile[]} web @returns {Row[]} */
function knotRows(web) {
  const graph = importsOf(web.filter(({ path }) => isCode(path)));
  const top = knotsOf(groupedBy(graph, (path) => /^web\/([^/]+)\//.exec(path)?.[1]));
  const folders = knotsOf(groupedBy(graph, (path) => dirname(path)));
  const circles = knotsOf(graph);
  return [
    ["top folders of web in a knot", `${countOf(top)} (${top.map((knot) => knot.join(", ")).join("; ")})`],
    ["all folders of web in a knot", `${countOf(folders)} in ${folders.length} knots`],
    ["files of web in a circle, types included", `${countOf(circles)} in ${circles.length} circles`],
  ];
}

/** @param {readonly SourceFile[]} web @returns {Row[]} */
function formRows(web) {
  const dialogs = web.filter(({ path, text }) => isPicture(path) && /<Dialog\b/.test(text));
  const busy = web.reduce((sum, { text }) => sum + matches(text, /\bsetIsBusy\b/g), 0);
  const raw = web.filter(
    ({ path, text }) => !FORM_LAYERS.test(path) && FIELD.test(text) && /\buseState\b/.test(text),
  );
  return [
    ["files that open a Dialog of their own", String(dialogs.length)],
    ["setIsBusy", String(busy)],
    ["files with raw fields and useState beside the form layer", String(raw.length)],
  ];
}

/** @param {readonly SourceFile[]} web @returns {Row[]} */
function styleRows(web) {
  const sheets = web.filter(({ path }) => path.endsWith(".css"));
  const styles = sheets.map(({ text }) => text);
  const spacings = styles.flatMap((text) => [...text.matchAll(SPACING)].map(([, value = ""]) => value));
  const raw = spacings.filter((value) => /\dpx/.test(value)).length;
  const tokens = spacings.filter((value) => !/\dpx/.test(value) && value.includes("var(--")).length;
  const conditions = styles
    .flatMap((text) => text.match(/@(?:media|container)[^{]+/g) ?? [])
    .flatMap((rule) => rule.match(WIDTH) ?? []);
  const different = new Set(conditions.map((condition) => condition.replaceAll(/\s/g, "")));
  const painted = sheets
    .filter(({ path }) => !path.startsWith("web/theme/"))
    .flatMap(({ text }) => text.split("\n").filter((line) => RAW_COLOUR.test(line)));
  return [
    ["lines of CSS with raw colours outside web/theme", String(painted.length)],
    ["px spacings in CSS against tokens", `${raw} against ${tokens}`],
    ["different width conditions", String(different.size)],
  ];
}

/** @param {readonly SourceFile[]} source @param {readonly SourceFile[]} web @returns {Row[]} */
function routerRows(source, web) {
  const kinds = web
    .filter(({ path }) => isCode(path) && path !== "web/routes.ts")
    .map(({ text }) => matches(text, PATH_PATTERN) + matches(text, PATH_COMPARED));
  const unsafe = web.flatMap(({ text }) => text.match(/\bUNSAFE_\w+/g) ?? []);
  const config = source.find(({ path }) => path === "vite.config.ts")?.text ?? "";
  const plugins = source.filter(
    ({ path, text }) => config.includes(`"./${path}"`) && READS_OUTPUT.test(text),
  );
  const names = plugins.map(({ path }) => basename(path, ".mjs")).join(", ");
  const places = kinds.filter((count) => count > 0).length;
  return [
    [
      "addresses tested by a pattern or compared with pathname in web",
      `${sum(kinds)} times in ${places} files`,
    ],
    ["UNSAFE_ in web", `${unsafe.length} (${new Set(unsafe).size} names)`],
    ["plug-ins of vite.config.ts with a hook over the output", `${plugins.length} (${names})`],
  ];
}

/** @param {readonly SourceFile[]} web @returns {Row[]} */
function sportRows(web) {
  const robin = web.map(({ text }) => matches(text, /[!=]== "round_robin"|"round_robin" [!=]==/g));
  const corners = web.filter(
    ({ path, text }) =>
      isPicture(path) && BOTH_CORNERS.test(text) && !path.startsWith("web/features/gallery/"),
  );
  const drawn = corners.filter(({ text }) => DRAWS_CORNER.test(text));
  return [
    ['comparisons with "round_robin" in web', String(sum(robin))],
    ["components that name both corners (red and blue, cornersOf, CORNERS)", String(corners.length)],
    ["of them, with a mark or an attribute of a corner", String(drawn.length)],
  ];
}

/** @param {readonly SourceFile[]} files @param {readonly SourceFile[]} source @returns {Row[]} */
function sizeRows(files, source) {
  const code = source.filter(({ path }) => isCode(path));
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const { path } of code) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, SHOWN_FOLDERS);
  // Texts have a file a subject in each language, however little is said of it.
  const own = code.filter(({ path }) => !/^(web\/i18n|server\/words)\//.test(path));
  const few = own.filter(({ text }) => linesOf(text) <= FEW_LINES);
  /** @param {(path: string) => boolean} fits */
  const lines = (fits) => String(sumOfLines(files.filter(({ path }) => fits(path))));
  return [
    [
      "largest flat folders, code without tests",
      largest.map(([folder, size]) => `${folder} ${size}`).join(", "),
    ],
    [`files of ${FEW_LINES} lines or fewer, code without tests`, `${few.length} of ${own.length}`],
    ["lines of code in web", lines((path) => path.startsWith("web/") && isCode(path) && !isTest(path))],
    ["lines of CSS in web", lines((path) => /^web\/.*\.css$/.test(path))],
    [
      "lines of code in scripts",
      lines((path) => path.startsWith("scripts/") && isCode(path) && !isTest(path)),
    ],
    ["lines of tests in web and scripts", lines((path) => /^(?:web|scripts)\//.test(path) && isTest(path))],
    ["lines of tests in all", lines(isTest)],
    ["lines of all", lines(() => true)],
  ];
}

/** @param {string} path */
const isTest = (path) => /\.test\.\w+$|\/testing\/|^e2e\//.test(path);
/** @param {string} path */
const isCode = (path) => /\.(?:ts|tsx|mjs)$/.test(path);
/** @param {string} path */
const isPicture = (path) => path.endsWith(".tsx");
/** @param {readonly string[][]} knots */
const countOf = (knots) => knots.flat().length;
/** @param {string} text @param {RegExp} pattern */
const matches = (text, pattern) => text.match(pattern)?.length ?? 0;
/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
/** @param {string} text */
const linesOf = (text) => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
/** @param {readonly SourceFile[]} files */
const sumOfLines = (files) => sum(files.map(({ text }) => linesOf(text)));
