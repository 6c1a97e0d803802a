import { dirname, join } from "node:path/posix";

/** @typedef {import("./tree.mjs").SourceFile} SourceFile */
/** @typedef {Map<string, Set<string>>} Graph */

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

/**
 * Which file imports which of the others, types and late imports included.
 * @param {readonly SourceFile[]} files
 * @returns {Graph}
 */
export function importsOf(files) {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, text }) => {
      const named = [...text.matchAll(IMPORT)].map(([, source = ""]) => pathOf(path, source));
      return [path, new Set(named.filter((other) => known.has(other) && other !== path))];
    }),
  );
}

/**
 * The same arrows between groups of files; a group does not point at itself.
 * @param {Graph} graph
 * @param {(path: string) => string | undefined} groupOf
 * @returns {Graph}
 */
export function groupedBy(graph, groupOf) {
  /** @type {Graph} */
  const groups = new Map();
  for (const [path, others] of graph) {
    const group = groupOf(path);
    if (group === undefined) continue;
    const found = groups.get(group) ?? new Set();
    groups.set(group, found);
    for (const other of [...others].map((one) => groupOf(one)))
      if (other !== undefined && other !== group) found.add(other);
  }
  return groups;
}

/**
 * The sets in which every member reaches every other, largest first.
 * @param {Graph} graph
 * @returns {string[][]}
 */
export function knotsOf(graph) {
  const reach = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]));
  /** @type {string[][]} */
  const knots = [];
  const seen = new Set();
  for (const [node, others] of reach) {
    if (seen.has(node) || !others.has(node)) continue;
    const knot = [...others].filter((other) => reach.get(other)?.has(node)).sort();
    for (const member of knot) seen.add(member);
    knots.push(knot);
  }
  return knots.sort((a, b) => b.length - a.length);
}

/**
 * @param {Graph} graph
 * @param {string} start
 */
function reachedFrom(graph, start) {
  /** @type {Set<string>} */
  const reached = new Set();
  const queue = [...(graph.get(start) ?? [])];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    queue.push(...(graph.get(next) ?? []));
  }
  return reached;
}

/**
 * @param {string} from
 * @param {string} source
 */
function pathOf(from, source) {
  if (source.startsWith("#")) return subpathOf(source);
  return source.startsWith(".") ? join(dirname(from), source) : source;
}

/**
 * Where a subpath of `package.json` leads. Texts are those of the language the app is built in; the tree is looked at in Russian.
 * @param {string} source
 */
export const subpathOf = (source) => source.slice(1).replace(/^texts\//, "web/i18n/ru/");
