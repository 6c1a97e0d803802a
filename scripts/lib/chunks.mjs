/** @typedef {import("vite").Rolldown.CodeSplittingGroup} Group */
/** @typedef {Parameters<Extract<Group["name"], Function>>[1]} Context */

const EVENT = ["layouts/default", "guards/event", "layouts/event"];

/**
 * The pages with a budget (`bench/lib/budgets.ts`), those opened together as one, each with the layouts they stand in. The
 * letter stands for them in the name of a file: the list of all files comes with every page.
 */
const PAGES = {
  b: ["layouts/fullscreen", "routes/competition/board"],
  s: ["layouts/fullscreen", "routes/competition/screen"],
  h: ["layouts/default", "routes/home"],
  o: ["layouts/default", "routes/search", "routes/following", "routes/page", "routes/partners"],
  e: [...EVENT, "routes/events/event", "routes/events/carpets"],
  m: [...EVENT, "routes/events/carpet", "routes/events/bout", "routes/events/teams"],
  l: [...EVENT, "routes/events/competition"],
  c: [...EVENT, "routes/events/category"],
  f: [...EVENT, "routes/events/fighter"],
};
const OF_EVENT = ["e", "m", "l", "c", "f"];
const ALWAYS = ["entry.client", "root"];

const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
/** The entry stays alone: it runs what it holds. */
const MODULES = /\/(?:web\/(?!entry\.client)|contract\/|domain\/|node_modules\/)/;
const ENTRY = /\/web\/((?:routes|layouts|guards)\/[^?]+|root|entry\.client)\.tsx(?:\?|$)/;

/**
 * Which modules share a file. Left alone, the bundler makes a hundred files of what a hundred routes share. The pages with a
 * budget decide instead: modules imported by the same set of these pages are one file, so no page carries code it does not
 * import. What none of them imports is split by the bundler.
 * @returns {Group[]}
 */
export function pageChunks() {
  /** @type {ReadonlyMap<string, readonly string[]> | undefined} */
  let users;
  const sizes = Object.keys(PAGES).map((_, index) => index + 1);
  return [
    { name: "react", test: REACT, priority: sizes.length + 1 },
    // A captured module brings its imports along. They belong to at least as many pages, whose group takes them first.
    ...sizes.map((size) => ({
      name: (/** @type {string} */ id, /** @type {Context} */ context) => {
        users ??= readUsers(id, context);
        const pages = users.get(id) ?? [];
        return pages.length === size ? chunkName(pages) : null;
      },
      test: MODULES,
      priority: size,
    })),
  ];
}

/** @param {readonly string[]} pages */
const chunkName = (pages) => (pages.length === Object.keys(PAGES).length ? "base" : `p-${pages.join("")}`);

/**
 * The pages with a budget that import a module, by the id of the module.
 * @param {string} id of any module
 * @param {Context} context
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
function readUsers(id, context) {
  const entries = findEntries(id, context);
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const [page, files] of Object.entries(PAGES)) {
    const starts = [...ALWAYS, ...files].flatMap((file) => entries.get(file) ?? []);
    for (const module of walk(starts, (from) => context.getModuleInfo(from)?.importedIds ?? []))
      users.set(module, [...(users.get(module) ?? []), page]);
  }
  return new Map([...users].map(([module, pages]) => [module, withWholeEvent(pages)]));
}

/**
 * What most pages of an event import is one file for all of them: visitors go from one to the next, and each small file costs
 * a request.
 * @param {readonly string[]} pages
 */
function withWholeEvent(pages) {
  const shared = pages.filter((page) => OF_EVENT.includes(page));
  return shared.length < 3
    ? pages
    : Object.keys(PAGES).filter((page) => pages.includes(page) || OF_EVENT.includes(page));
}

/**
 * The routes and layouts by their name in the tree. Every module is connected with all others through the entry.
 * @param {string} id
 * @param {Context} context
 */
function findEntries(id, context) {
  const all = walk([id], (from) => {
    const info = context.getModuleInfo(from);
    return info === null ? [] : [...info.importers, ...info.dynamicImporters, ...info.importedIds];
  });
  return new Map(
    [...all].flatMap((module) => {
      const name = ENTRY.exec(module)?.[1];
      return name !== undefined && context.getModuleInfo(module)?.isEntry ? [[name, module]] : [];
    }),
  );
}

/**
 * @param {readonly string[]} starts
 * @param {(id: string) => readonly string[]} next
 */
function walk(starts, next) {
  const seen = new Set(starts);
  for (const id of seen) for (const found of next(id)) seen.add(found);
  return seen;
}
