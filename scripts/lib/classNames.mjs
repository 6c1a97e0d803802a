import { createHash } from "node:crypto";
import { relative } from "node:path";
import { ROOT } from "./paths.mjs";

const IMPORT = /^import (\w+) from ("[^"]+\.module\.css");$/gm;
const MARK_LENGTH = 4;

/**
 * By the name made in it.
 * @type {Map<string, string>}
 */
const files = new Map();

/**
 * `name_mark`, the mark being that of the file: a name travels in every page's HTML, styles and scripts.
 * @param {string} name
 * @param {string} file
 */
export function scopedName(name, file) {
  const path = relative(ROOT, file.split("?")[0] ?? file);
  const mark = createHash("sha256").update(path).digest("hex").slice(0, MARK_LENGTH);
  const scoped = `${name}_${mark}`;
  const other = files.get(scoped) ?? path;
  if (other !== path)
    throw new Error(`${other} and ${path} both make ${scoped}: rename one of the two files`);
  files.set(scoped, path);
  return scoped;
}

/**
 * Whoever takes all class names of a file carries a table of them; whoever takes each by its name carries the names he
 * writes, and the bundler puts them where they are written. Ours are imported as a table, which reads better; where none is
 * looked up by a computed name they are taken by name here.
 * @returns {import("vite").Plugin}
 */
export function classNames() {
  return {
    name: "kover-class-names",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/web\/[^?]+\.tsx?$/ },
      handler: (code) => ({ code: namedImports(code), map: null }),
    },
  };
}

/** @param {string} code */
export function namedImports(code) {
  return code.replace(IMPORT, (line, table, from) =>
    isUsedWhole(table, code) ? line : `import * as ${table} from ${from};`,
  );
}

/**
 * Not only as `table.name`.
 * @param {string} table
 * @param {string} code
 */
function isUsedWhole(table, code) {
  return new RegExp(String.raw`(?<![\w.])${table}(?!\w|\.\w| from )`).test(code);
}
