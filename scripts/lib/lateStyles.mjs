const STYLES = /\.module\.css$/;
/** As in `tokens.css`, at the head of every file: an error screen of the whole page puts the files in another order. */
export const LAYERS = "@layer base,ui,part;";
/** Where a chunk lists the files its late imports need, by their place in the list. */
const FILES = /m\.f=(\[[^\]]*\])/;

/**
 * A part of a page that is fetched later is rendered by the server at once, so its styles must come with the page. Whoever
 * fetches it late imports them without using them, which is kept here: a bundler sees a list of class names nobody reads.
 *
 * What came with the page is then not fetched again; its place in the list, which is counted, goes to the file that has it.
 * The router marks its styles so that nobody takes them for those of a late import, which may outlive the page; ours does
 * not, and a second copy costs a phone a whole new look at the page.
 * @returns {import("vite").Plugin}
 */
export function lateStyles() {
  return {
    name: "kover-late-styles",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      return STYLES.test(id) ? { code, map: null, moduleSideEffects: "no-treeshake" } : null;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "asset" && chunk.fileName.endsWith(".css"))
            chunk.source = LAYERS + chunk.source.toString();
          if (chunk.type !== "chunk") continue;
          const own = stylesWith(chunk.fileName, bundle);
          chunk.code = chunk.code.replace(FILES, (_match, list) => {
            /** @type {string[]} */
            const files = JSON.parse(list);
            return `m.f=${JSON.stringify(files.map((file) => (own.has(file) ? chunk.fileName : file)))}`;
          });
        }
      },
    },
  };
}

/**
 * The styles of a chunk and of everything it imports at once: a page that runs it has them.
 * @param {string} start
 * @param {import("vite").Rolldown.OutputBundle} bundle
 */
function stylesWith(start, bundle) {
  const seen = new Set([start]);
  /** @type {Set<string>} */
  const styles = new Set();
  for (const name of seen) {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk") continue;
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
    for (const next of chunk.imports) seen.add(next);
  }
  return styles;
}
