/** @typedef {import("vite").Rolldown.CodeSplittingGroup} Group */
/** @typedef {Parameters<Extract<Group["name"], Function>>[1]} Context */

const EVENT = ["layouts/default", "guards/event", "layouts/event"];

/**
 * Pages that are opened together, each with the layouts they stand in. The letter stands for them in the name of a file: the
 * list of all files comes with every page.
 * @typedef {Readonly<Record<string, readonly string[]>>} Pages
 */

/** Those with a budget (`bench/lib/budgets.ts`): no page carries much that it does not import. @satisfies {Pages} */
const PUBLIC = {
  b: ["layouts/fullscreen", "routes/competition/board"],
  s: ["layouts/fullscreen", "routes/competition/screen"],
  h: ["layouts/default", "routes/home"],
  o: ["layouts/default", "routes/search", "routes/following", "routes/page", "routes/partners"],
  e: [...EVENT, "routes/events/event", "routes/events/carpets"],
  m: [...EVENT, "routes/events/carpet", "routes/events/bout", "routes/events/teams"],
  l: [...EVENT, "routes/events/competition"],
  c: [...EVENT, "routes/events/category"],
  f: [...EVENT, "routes/events/fighter"],
  // No page: what all of them fetch when something is decided.
  x: ["sport/facts/drawRules"],
};
/** By the work of those who open them, for what no page of the public imports. @satisfies {Pages} */
const OFFICIAL = {
  t: ["routes/competition/fighting"],
  r: ["layouts/scoreboard", "routes/competition/refereeing*"],
  d: [
    "layouts/scoreboard",
    "routes/competition/dashboard",
    "routes/competition/awarding*",
    "routes/competition/correction*",
    "routes/competition/parked",
    "routes/competition/sheets",
    "routes/competition/formats",
    "routes/competition/observe",
    "routes/competition/teams",
    "routes/competition/weighing",
    "routes/competition/certificates",
  ],
  p: ["layouts/personal", "layouts/center", "routes/personal/*", "routes/auth/*"],
  g: ["layouts/organiser", "layouts/organiserEvent", "routes/organiser/*"],
};
const OF_HALL = "bs";
/** Pages of the public that share a file, the smallest set first: visitors go from one to the next. */
const SHARED = [
  OF_HALL,
  "em",
  "lf",
  "mf",
  "emlcf",
  "hemlcf",
  "semlcf",
  "shemlcf",
  "hoemlcf",
  "bshemlcf",
  "bshoemlcf",
];
const RULES = "x";
const ALWAYS = ["entry.client", "root"];
const REACT_DOM_CLIENT = /node_modules\/(?:react-dom\/(?:client|cjs\/react-dom-client)|scheduler\/)/;
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
const RENDERED_LAZY = /\/web\/features\/displays\/(?:HallScreen|ScreenPage)\.tsx$/;
const STYLES = /\.css(?:\?|$)/;
/** The entry stays alone: it runs what it holds. */
const MODULES = /\/(?:web\/(?!entry\.client)|contract\/|domain\/|node_modules\/)/;
const ENTRY = /\/web\/((?:routes|layouts|guards)\/[^?]+|root|entry\.client)\.tsx(?:\?|$)/;
const LATE_ENTRY = /\/web\/(sport\/facts\/drawRules)\.ts$/;

/**
 * Which modules share a file. Left alone, the bundler makes a hundred files of what a hundred routes share. Here modules
 * imported by the same pages are one file. What none of the pages imports by itself is split by the bundler.
 * @returns {Group[]}
 */
export function pageChunks() {
  return [
    // Only the entry imports it, so it is run in a task of its own after the modules of the page.
    { name: "react-dom", test: REACT_DOM_CLIENT, priority: 101 },
    { name: "react", test: REACT, priority: 100 },
    ...groupsFor(PUBLIC, 10 + Object.keys(OFFICIAL).length),
    ...groupsFor(OFFICIAL, 10),
  ];
}

/**
 * A module in a group brings its imports into the group, unless one of a higher priority has them: an import belongs to at
 * least as many pages as the module, and groups of more pages have a higher priority.
 * @param {Pages} pages
 * @param {number} priority
 * @returns {Group[]}
 */
function groupsFor(pages, priority) {
  /** @type {ReadonlyMap<string, string> | undefined} */
  let chunks;
  return Object.keys(pages).map((_, index) => ({
    name: (/** @type {string} */ id, /** @type {Context} */ context) => {
      chunks ??= readChunks(pages, id, context);
      const letters = chunks.get(id) ?? "";
      return letters.length === index + 1 ? `p-${letters}` : null;
    },
    test: MODULES,
    priority: priority + index,
  }));
}

/**
 * The letters of the pages that share a module, by the id of the module.
 * @param {Pages} pages
 * @param {string} id of any module
 * @param {Context} context
 * @returns {ReadonlyMap<string, string>}
 */
function readChunks(pages, id, context) {
  const entries = findEntries(id, context);
  /** @type {Map<string, string>} */
  const users = new Map();
  for (const [page, names] of Object.entries(pages)) {
    const starts = [...entries].flatMap(([name, module]) =>
      [...ALWAYS, ...names].some((wanted) => isNamed(name, wanted)) ? [module] : [],
    );
    const modules = walk(starts, (from) => context.getModuleInfo(from)?.importedIds ?? []);
    for (const module of [...modules, ...stylesOfLazyParts(modules, context)])
      users.set(module, `${users.get(module) ?? ""}${page}`);
  }
  const all = Object.keys(pages).join("").replace(RULES, "");
  return new Map(
    [...users].map(([module, letters]) => {
      // A page that imports some of the rules itself shares them; what more pages have needs no file of its own.
      const ofPages = letters.replace(RULES, "");
      return [module, ofPages.length < 2 ? letters : sharedBy(module, ofPages, all)];
    }),
  );
}

/**
 * The server renders every page of a wall, the browser fetches some of them late: their styles come with the document.
 * @param {ReadonlySet<string>} modules
 * @param {Context} context
 */
function stylesOfLazyParts(modules, context) {
  const lazy = [...modules].flatMap((module) =>
    RENDERED_LAZY.test(module) ? (context.getModuleInfo(module)?.dynamicallyImportedIds ?? []) : [],
  );
  const found = walk(lazy, (from) => context.getModuleInfo(from)?.importedIds ?? []);
  return [...found].filter((module) => STYLES.test(module) && !modules.has(module));
}

/**
 * Each small file costs a request, each file of styles one before the first paint. So the styles of more than one page are
 * one file for all, and a module of several pages goes to the smallest of the sets that are shared.
 * @param {string} module
 * @param {string} letters
 * @param {string} all
 */
function sharedBy(module, letters, all) {
  if (STYLES.test(module) && letters !== OF_HALL) return all;
  const isWithin = (/** @type {string} */ set) => letters.split("").every((page) => set.includes(page));
  return SHARED.find(isWithin) ?? letters;
}

/** @param {string} name @param {string} wanted */
const isNamed = (name, wanted) =>
  wanted.endsWith("*") ? name.startsWith(wanted.slice(0, -1)) : name === wanted;

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
      const name = context.getModuleInfo(module)?.isEntry ? ENTRY.exec(module)?.[1] : undefined;
      const late = LATE_ENTRY.exec(module)?.[1];
      return [name, late].flatMap((found) => (found === undefined ? [] : [[found, module]]));
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
