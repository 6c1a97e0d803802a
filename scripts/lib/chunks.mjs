/** @typedef {import("vite").Rolldown.CodeSplittingGroup} Group */
/** @typedef {Parameters<Extract<Group["name"], Function>>[1]} Context */
/** @typedef {{ hall: readonly string[], open: readonly string[] }} Users */

const EVENT = ["layouts/default", "guards/event", "layouts/event"];

/** The screens of the hall, each with the layouts it stands in. */
const HALL = {
  board: ["layouts/fullscreen", "routes/competition/board"],
  screen: ["layouts/fullscreen", "routes/competition/screen"],
};
/** The pages everybody opens. */
const OPEN = {
  home: ["layouts/default", "routes/home"],
  event: [...EVENT, "routes/events/event"],
  competition: [...EVENT, "routes/events/competition"],
  category: [...EVENT, "routes/events/category", "sport/BoutCard"],
  fighter: [...EVENT, "routes/events/fighter"],
};
const DRAW = /\/domain\/(?:draw|competition)\/|\/(?:drawnCategory|categoryPicture|dayFacts)\.ts/;
const TABLE = /\/domain\/leaderboard\/(?!needs|futures|explain)/;
/** Comes with a part of the category's page, but with each of them. */
const BOUT = /\/web\/(sport\/BoutCard)\.tsx/;
/** What the rules of the draw need of a category's page when another page asks them. */
const PICTURE = /\/(?:i18n\/ru\/draws|categoryBase|boutMethod)\.ts/;
/** But those of a page alone, and of draws, which most pages never show. */
const STYLES = /\/web\/(?!routes\/(?!view\/)|sport\/).*\.css(?:\?|$)/;
const KIT = /\/web\/ui\//;
const DAY = ["category", "fighter"];
/** @type {Users} */
const NOBODY = { hall: [], open: [] };
const ALWAYS = ["entry.client", "root"];

const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
// The entry stays alone: it runs what it holds, and must not do so before the page has said which routes it is made of.
const OURS = /\/(?:web\/(?!entry\.client)|contract\/|domain\/)/;
const ENTRY = /\/web\/((?:routes|layouts|guards)\/[^?]+|root|entry\.client)\.tsx(?:\?|$)/;

/** Where they are needed the page has them, or they come with the first file that leans on them: no list of files to fetch ahead names them. */
const EVERYWHERE = /\/(?:react|rolldown-runtime|base|public|event|day|category)-[\w-]{8}\.js$/;

/**
 * What a late import has fetched ahead, beside itself.
 * @param {string} _file
 * @param {string[]} needed
 */
export const fetchedAhead = (_file, needed) => needed.filter((file) => !EVERYWHERE.test(file));

/**
 * Which modules share a file. Left alone, every set of pages that shares something would get a file of its own, a hundred
 * of them; put together by folder, a page would carry the code of all others. So the pages with a budget decide: what
 * they share goes into a few files, and what none of them needs is split by the bundler.
 * @returns {Group[]}
 */
export function pageChunks() {
  /** @type {ReadonlyMap<string, Users> | undefined} */
  let users;
  /** @type {(name: string, priority: number, isFor: (users: Users, id: string) => boolean) => Group} */
  const group = (name, priority, isFor) => ({
    name: (id, context) => {
      users ??= readUsers(id, context);
      return isFor(users.get(id) ?? NOBODY, id) ? name : null;
    },
    test: OURS,
    priority,
  });
  // What a captured module imports comes with it, unless a group of higher priority has it already: the most shared first.
  return [
    { name: "react", test: REACT, priority: 6 },
    // With the styles of all pages: a phone fetches six files at a time, and paints when the last of the styles is there.
    group(
      "base",
      5,
      ({ hall, open }, id) =>
        open.length > 0 &&
        (hall.includes("board") || (hall.length > 0 && open.includes("home")) || STYLES.test(id)),
    ),
    // What the pages of an event ask of its day.
    group("day", 3.2, ({ hall, open }) => hall.length > 0 && DAY.every((page) => open.includes(page))),
    group("brackets", 2.5, ({ hall, open }) => hall.length > 0 && open.length > 1),
    group(
      "public",
      2,
      ({ hall, open }, id) =>
        hall.length === 0 &&
        (open.length > 1 ? open.includes("home") : open.join() === "fighter" && KIT.test(id)),
    ),
    // Apart: the pages of an event lean on the draw, the first page does not.
    group(
      "event",
      1.5,
      ({ hall, open }, id) => hall.length === 0 && (open.length > 1 || (open.length > 0 && PICTURE.test(id))),
    ),
    group("category", 1.2, ({ hall, open }) => hall.length === 0 && open.join() === "category"),
    group("hall", 1, ({ hall, open }) => hall.length === 2 && open.length === 0),
    group("leaderboard", 0.6, ({ hall, open }, id) => hall.length + open.length === 0 && TABLE.test(id)),
    group("draw", 0.5, ({ hall, open }, id) => hall.length + open.length === 0 && DRAW.test(id)),
  ];
}

/**
 * @param {string} id of any module
 * @param {Context} context
 * @returns {ReadonlyMap<string, Users>}
 */
function readUsers(id, context) {
  const entries = findEntries(id, context);
  /** @type {Map<string, { hall: string[], open: string[] }>} */
  const users = new Map();
  for (const [kind, pages] of /** @type {const} */ ([
    ["hall", HALL],
    ["open", OPEN],
  ]))
    for (const [page, files] of Object.entries(pages))
      for (const module of importsOf(
        [...ALWAYS, ...files].flatMap((file) => entries.get(file) ?? []),
        context,
      )) {
        const found = users.get(module) ?? { hall: [], open: [] };
        found[kind].push(page);
        users.set(module, found);
      }
  return users;
}

/**
 * @param {readonly string[]} entries
 * @param {Context} context
 */
function importsOf(entries, context) {
  return walk(entries, (id) => context.getModuleInfo(id)?.importedIds ?? []);
}

/**
 * The routes and layouts by their name in the tree. Every module hangs together with all others through the entry.
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
      if (name !== undefined && context.getModuleInfo(module)?.isEntry) return [[name, module]];
      const part = BOUT.exec(module)?.[1];
      return part === undefined ? [] : [[part, module]];
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
