const STYLES = /\.module\.css$/;

/**
 * A part of a page that is fetched later is rendered by the server at once, so its styles must come with the page. Whoever
 * fetches it late imports them without using them, which is kept here: a bundler sees a list of class names nobody reads.
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
  };
}
