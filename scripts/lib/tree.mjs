import { dirname, join } from "node:path/posix";

const LONGEST_LINES = 300;
const ROUTE_LINES = 60;
const MOST_FILES = 60;
// Written in halves so that this file does not find itself.
const HALVES = [
  ["TO", "DO"],
  ["FIX", "ME"],
  ["coming", " soon"],
  ["lorem", " ipsum"],
];
const OWN_STYLES = /from "(\.\/[\w.]+\.module\.css)"/;
const TAKES_CLASS = /cx\(styles[^)]*, className\b/;
const SHOWS_KEYS = /^web\/(?!features\/(?:gallery|refereeing)\/).*\.tsx$/;
// Those `web/theme/tokens.css` names: small, phone, tablet and their other sides; the table in hand, stacked or low.
const WIDTHS = /^\((?:max-width: (?:480|760|1100)px|min-width: (?:481|761|1101)px)\)$/;
const TABLE_CONDITIONS = [
  "(max-width: 760px) and (orientation: portrait), (max-width: 760px) and (min-height: 641px)",
  "(max-width: 760px), (max-height: 640px) and (orientation: landscape)",
  "(max-height: 640px) and (orientation: landscape)",
  "(max-width: 1100px) and (max-aspect-ratio: 13/10) and (min-width: 761px) and (min-height: 641px)",
  "(max-height: 760px) and (min-width: 1101px) and (min-height: 641px)",
  "(max-height: 700px)",
];
const FORBIDDEN = HALVES.map((halves) => halves.join(""));

/** @typedef {{ path: string, text: string }} SourceFile */

/** @param {SourceFile} file */
export function fileProblems({ path, text }) {
  const lines = countLines(text);
  const words = FORBIDDEN.filter((word) => wordPattern(word).test(text));
  return [
    ...(lines > LONGEST_LINES && isMeasured(path)
      ? [`${path} has ${lines} lines; ${LONGEST_LINES} is the most`]
      : []),
    ...words.map((word) => `${path} says "${word}"`),
  ];
}

const MIGRATIONS = "server/persistence/migrations/migrate.ts";
/** Beside `0037-detail-consents`: both were released before anybody looked. */
const SHARED_NUMBER = "0037-paper-languages";

/**
 * Two branches may take the same next number, and git merges them without a word.
 * @param {SourceFile} file
 */
export function migrationProblems({ path, text }) {
  if (path !== MIGRATIONS) return [];
  const run = text.slice(text.indexOf("MIGRATIONS:"), text.indexOf("STEPS_BEFORE"));
  const names = [...run.matchAll(/"(\d{4}-[^"]+)":/g)].flatMap(([, name]) => name ?? []);
  if (names.length === 0) return [`${path} lists no migration where they are looked for`];
  const numbers = names.filter((name) => name !== SHARED_NUMBER).map((name) => name.slice(0, 4));
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))].map(
    (number) => `${path} has two migrations ${number}: the later one takes a new number`,
  );
}

/**
 * Where the styles of a component that takes a class stand in no layer, which of both wins is up to the bundler.
 * @param {readonly SourceFile[]} files
 */
export function layerProblems(files) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return files.flatMap(({ path, text }) => {
    const own = path.endsWith(".tsx") && TAKES_CLASS.test(text) ? OWN_STYLES.exec(text)?.[1] : undefined;
    if (own === undefined) return [];
    const styles = join(dirname(path), own);
    return /^@layer /m.test(texts.get(styles) ?? "")
      ? []
      : [`${styles} stands in no layer, and ${path} takes a class`];
  });
}

/**
 * A ring moved inside its box is inside whole: a card that clips would cut the rest of it.
 * @param {SourceFile} file
 */
export function ringProblems({ path, text }) {
  const rules = path.endsWith(".css") ? (text.match(/\{[^{}]*\}/g) ?? []) : [];
  return rules.some((rule) => /--focus-offset: -/.test(rule) && !/--focus-shadow: (?:inset|none)/.test(rule))
    ? [`${path} moves the ring inside and leaves its shadow outside`]
    : [];
}

/**
 * A media query takes no variable: that the named sizes of a screen are the only ones is checked here.
 * @param {SourceFile} file
 */
export function widthProblems({ path, text }) {
  const rules = path.endsWith(".css")
    ? (text.replaceAll(/\/\*[^]*?\*\//g, "").match(/@media[^{]+/g) ?? [])
    : [];
  return rules.flatMap((rule) => {
    const words = rule.replaceAll(/\s+/g, " ");
    const rest = TABLE_CONDITIONS.reduce((left, condition) => left.replace(condition, ""), words);
    const unknown = (rest.match(/\([^()]*(?:width|height)[^()]*\)/g) ?? []).filter(
      (size) => !WIDTHS.test(size),
    );
    return unknown.map((size) => `${path} asks for ${size}, which web/theme/tokens.css does not name`);
  });
}

/**
 * The sign of a key is not for who has a finger only. A table is worked with keys, the gallery shows everything.
 * @param {readonly SourceFile[]} files
 */
export function keyProblems(files) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return files
    .filter(({ path, text }) => SHOWS_KEYS.test(path) && /<Kbd\b/.test(text))
    .map(({ path }) => path.replace(/tsx$/, "module.css"))
    .filter((styles) => !/@media \((?:hover: none|pointer: coarse)\)/.test(texts.get(styles) ?? ""))
    .map((styles) => `${styles} shows a key where there is none`);
}

/**
 * A folder can be read at a glance; a route is an address, and nothing else stands among the routes.
 * @param {readonly SourceFile[]} files
 */
export function roomProblems(files) {
  const web = files.filter(({ path }) => path.startsWith("web/") && !/\.test\.|\/testing\//.test(path));
  const table = web.find(({ path }) => path === "web/routes.ts")?.text ?? "";
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const { path } of web.filter((file) => /\.tsx?$/.test(file.path)))
    sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  const routes = web.filter(({ path }) => path.startsWith("web/routes/"));
  return [
    ...[...sizes]
      .filter(([, size]) => size > MOST_FILES)
      .map(([folder, size]) => `${folder} has ${size} files; ${MOST_FILES} is the most`),
    ...routes
      .filter(({ path }) => !table.includes(`"${path.slice("web/".length)}"`))
      .map(({ path }) => `${path} is no route of web/routes.ts`),
    ...routes
      .filter(({ text }) => countLines(text) > ROUTE_LINES)
      .map(
        ({ path, text }) => `${path} has ${countLines(text)} lines; ${ROUTE_LINES} is the most for a route`,
      ),
  ];
}

/** @param {readonly SourceFile[]} files */
export function sizeSummary(files) {
  const sizes = files
    .filter(({ path }) => isMeasured(path))
    .map(({ text }) => countLines(text))
    .sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  return `${sizes.length} files, lines: median ${at(0.5)}, 90 % within ${at(0.9)}, longest ${at(1)}`;
}

/** @param {string} path */
export const isSource = (path) => /\.(?:ts|tsx|mts|mjs|css|html)$/.test(path);

/** @param {string} path */
const isMeasured = (path) => /\.(?:ts|tsx|mjs|css)$/.test(path) && !/\.gen\.|\.d\.m?ts$/.test(path);

/** @param {string} text */
const countLines = (text) => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

/** @param {string} word */
const wordPattern = (word) => new RegExp(`\\b${word}\\b`, word === word.toUpperCase() ? "" : "i");
