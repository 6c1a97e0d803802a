const PACKAGE = /react-router\/dist\/production\/lib\//;
const WHOLE = /\/router\.js$/;

/**
 * React Router keeps its whole data router in one module beside a few helpers of one line. The parts of it that every page
 * needs import the helpers, and with them all the rest. Here they get a copy of the module of their own, of which the
 * bundler leaves only the helpers; the router itself is then fetched by whoever creates one.
 * @returns {import("vite").Plugin}
 */
export function lateRouter() {
  return {
    name: "kover-late-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer, options) {
      if (importer === undefined || !WHOLE.test(source) || !PACKAGE.test(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?helpers`, moduleSideEffects: false };
    },
  };
}
