const ID = "[A-Z]{2,4}\\d+[a-z]?";
const DEFINED = new RegExp(`^\\s*(?:[-*+]|\\d+\\.|\\|)\\s*\\*\\*(${ID})\\*\\*`, "gm");
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
 * @param {ReturnType<typeof compareIds>} found
 * @param {number} allowed how many rules may be without a test
 * @returns {{ lines: string[], isOk: boolean }}
 */
export function judgeIds({ uncovered, unknown, doubled }, allowed) {
  const problems = [
    ...doubled.map((id) => `${id} is defined twice`),
    ...unknown.map((id) => `${id} is quoted by a test but defined nowhere`),
  ];
  if (uncovered.length > allowed)
    problems.push(`${uncovered.length} rules have no test, and docs/uncovered-rules.txt allows ${allowed}`);
  const lines =
    uncovered.length === 0 ? [] : [`Rules without a test (${uncovered.length}): ${uncovered.join(" ")}`];
  if (uncovered.length < allowed)
    lines.push(
      `Fewer than the ${allowed} allowed: lower the number with \`node scripts/check-rules.mjs --write\`.`,
    );
  return { lines: [...lines, ...problems], isOk: problems.length === 0 };
}
