/** @typedef {{ readonly file?: string, readonly names: Readonly<Record<string, string>> }} Handed */

const ASKED = "virtual:kover/route-modules";
const FOUND = `\0${ASKED}`;
/** A module that only hands on what another file has. */
const HANDS_ON = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/;

/**
 * A route's module whose code lies in a file shared with others is a file of one line that hands it on, and every page has
 * four or five of them. The server learns here what they hand on, so that a page asks for what it needs itself.
 * @returns {import("vite").Plugin}
 */
export function routeModules() {
  /** @type {Record<string, Handed>} */
  const handed = {};
  return {
    name: "kover-route-modules",
    resolveId: (id) => (id === ASKED ? FOUND : null),
    // The browser's files are written first.
    load: (id) => (id === FOUND ? `export default ${JSON.stringify(handed)}` : null),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.isEntry) continue;
          const found = readHanded(chunk.code);
          if (found !== null) handed[`/${chunk.fileName}`] = found;
        }
      },
    },
  };
}

/**
 * @param {string} code
 * @returns {Handed | null}
 */
export function readHanded(code) {
  if (code.trim() === "") return { names: {} };
  const [, names, file] = HANDS_ON.exec(code) ?? [];
  if (names === undefined) return null;
  return {
    file: `/assets/${file}`,
    names: Object.fromEntries(
      names.split(",").map((name) => {
        const [own = "", given = own] = name.split(" as ");
        return [given, own];
      }),
    ),
  };
}
