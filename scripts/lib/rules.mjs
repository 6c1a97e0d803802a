const ID = "[A-Z]{2,4}\\d+[a-z]?";
const DEFINED = new RegExp(`^\\s*(?:[-*+]|\\d+\\.|\\|)\\s*\\*\\*(${ID})\\*\\*`, "gm");
const AREA = /^## ([A-Z]{2,4}) (.+)$/gm;
const INDEX_ROW = /^\| ([A-Z]{2,4} [^|]+?)\s*\| \[[^\]]+\]\((spec\/[\w.-]+)\)/gm;
const DECISION_ROW = /^\| \[(\d+)\]\(([\w.-]+)\)/gm;
const QUOTED = new RegExp(`["'\`]((?:\\[${ID}(?:,\\s*${ID})*\\]\\s*)+)`, "g");

/**
 * The ids a specification text defines: list items and table rows that begin with **LB1**.
 * @param {string} markdown
 */
export function definedIds(markdown) {
  return [...markdown.matchAll(DEFINED)].map(([, id = ""]) => id);
}

/**
 * The ids quoted at the start of test names: "[LB1] …", "[LB1, LB2] …", "[LB1][LB2] …".
 * @param {string} source
 */
export function quotedIds(source) {
  return [...source.matchAll(QUOTED)].flatMap(
    ([, brackets = ""]) => brackets.match(new RegExp(ID, "g")) ?? [],
  );
}

/**
 * @param {readonly string[]} defined
 * @param {readonly string[]} quoted
 */
export function compareIds(defined, quoted) {
  const isDefined = new Set(defined);
  const isQuoted = new Set(quoted);
  return {
    uncovered: [...isDefined].filter((id) => !isQuoted.has(id)),
    unknown: [...isQuoted].filter((id) => !isDefined.has(id)),
    doubled: defined.filter((id, index) => defined.indexOf(id) !== index),
  };
}

/**
 * The areas a specification file is divided into: headings like "## LB Leaderboard".
 * @param {string} markdown
 */
export function definedAreas(markdown) {
  return [...markdown.matchAll(AREA)].map(([, prefix = "", name = ""]) => ({ prefix, name }));
}

/**
 * The areas the index names, each with the file its row leads to: "| LB leaderboard · NE needs | [..](spec/x.md) |".
 * @param {string} markdown
 */
export function indexedAreas(markdown) {
  return [...markdown.matchAll(INDEX_ROW)].flatMap(([, cell = "", file = ""]) =>
    cell.split("·").map((entry) => ({ prefix: entry.trim().split(" ")[0] ?? "", file })),
  );
}

/**
 * @param {readonly { prefix: string, file: string }[]} defined every area with the file that defines it
 * @param {ReturnType<typeof indexedAreas>} indexed
 * @param {readonly string[]} ids every rule: none stands outside the areas
 */
export function areaProblems(defined, indexed, ids) {
  /** @param {{ prefix: string, file: string }} area */
  const key = ({ prefix, file }) => `${prefix} ${file}`;
  const isIndexed = new Set(indexed.map(key));
  const isDefined = new Set(defined.map(key));
  const prefixes = new Set(defined.map(({ prefix }) => prefix));
  const strayed = new Set(ids.map((id) => id.replace(/\d.*/, "")).filter((prefix) => !prefixes.has(prefix)));
  return [
    ...defined
      .filter((area) => !isIndexed.has(key(area)))
      .map(
        ({ prefix, file }) => `the area ${prefix} of docs/${file} has no place in the index of docs/spec.md`,
      ),
    ...indexed
      .filter((area) => !isDefined.has(key(area)))
      .map(({ prefix, file }) => `docs/spec.md names the area ${prefix}, which docs/${file} does not have`),
    ...[...strayed].map((prefix) => `the rules ${prefix} stand under no heading "## ${prefix} …"`),
  ];
}

/**
 * Each decision has a row in the index of decisions, with its number and a link to its file.
 * @param {string} index docs/adr/README.md
 * @param {readonly string[]} files names of the records
 */
export function decisionProblems(index, files) {
  const rows = [...index.matchAll(DECISION_ROW)].map(([, number = "", file = ""]) => ({ number, file }));
  const listed = new Set(rows.map(({ file }) => file));
  return [
    ...files
      .filter((file) => !listed.has(file))
      .map((file) => `docs/adr/${file} has no row in docs/adr/README.md`),
    ...rows
      .filter(({ number, file }) => !files.includes(file) || Number(file.slice(0, 4)) !== Number(number))
      .map(({ number, file }) => `docs/adr/README.md names ${number} as ${file}, which is not there`),
  ];
}

/**
 * @param {ReturnType<typeof compareIds>} found
 * @returns {string[]}
 */
export function idProblems({ uncovered, unknown, doubled }) {
  return [
    ...doubled.map((id) => `${id} is defined twice`),
    ...unknown.map((id) => `${id} is quoted by a test but defined nowhere`),
    ...uncovered.map((id) => `${id} has no test`),
  ];
}
