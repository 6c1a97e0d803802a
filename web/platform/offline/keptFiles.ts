/** Each language has a worker and files of its own. */
const BASE = import.meta.env.BASE_URL;
const ASSETS = `${BASE}assets/`;
/** Built files carry a hash in their name: what is kept under a name is right for ever. */
const FILES = `kover-files${BASE === "/" ? "" : BASE}`;
/** Marks a device as a table: a new version fetches its files before it is offered. */
const TABLE = "kover-table-device";
const OLD_MS = 7 * 24 * 60 * 60 * 1000;

export async function findFile(stores: CacheStorage, request: Request): Promise<Response> {
  const store = await stores.open(FILES);
  const isBuilt = new URL(request.url).pathname.startsWith(ASSETS);
  const kept = await store.match(request, { ignoreVary: true });
  if (isBuilt && kept !== undefined) return kept;
  try {
    const file = await fetch(request);
    if (file.ok) await store.put(request, file.clone());
    return file;
  } catch (cause) {
    if (kept !== undefined) return kept;
    throw cause;
  }
}

export type KeptFont = { readonly family: string; readonly path: string };

const FONT = /\/assets\/(golos-text|sofia-sans-condensed)-wght-[\w-]+\.woff2$/;
const FAMILIES = new Map([
  ["golos-text", "Golos Text"],
  ["sofia-sans-condensed", "Sofia Sans Condensed"],
]);

/** The faces of our pages that are here, for a page that is written without them. */
export async function findFonts(stores: CacheStorage): Promise<KeptFont[]> {
  const store = await stores.open(FILES);
  return (await store.keys()).flatMap(({ url }) => {
    const path = new URL(url).pathname;
    const family = FAMILIES.get(FONT.exec(path)?.[1] ?? "");
    return family === undefined ? [] : [{ family, path }];
  });
}

export const markTable = (stores: CacheStorage): Promise<unknown> => stores.open(TABLE);

/** What a page names of the files it is made of. */
export const filesIn = (html: string): readonly string[] => [
  ...new Set(html.match(new RegExp(`${ASSETS}[\\w.-]+`, "g"))),
];

/** Tells whether all of them are here. */
export async function keepFiles(stores: CacheStorage, files: readonly string[]): Promise<boolean> {
  const store = await stores.open(FILES);
  const kept = await Promise.all(
    files.map(async (file) => {
      if ((await store.match(file, { ignoreVary: true })) !== undefined) return true;
      await store.add(file);
      return true;
    }),
  ).catch(() => [false]);
  return kept.every(Boolean);
}

/**
 * A table gets the files of a new version while it still runs the old one. Any other device gets the signs: the server draws
 * them into the page, so the browser would first ask for their file when there is no line.
 */
export async function updateFiles(stores: CacheStorage, files: readonly string[]): Promise<void> {
  if (await stores.has(TABLE)) await keepFiles(stores, files);
  else await (await stores.open(FILES)).addAll(files.filter((file) => ICONS.test(file))).catch(() => {});
}

const ICONS = /\/assets\/icons-[\w-]+\.svg$/;

/** Files of earlier versions stay for a week: a tab that is still open may ask for one of them. */
export async function pruneFiles(
  stores: CacheStorage,
  files: readonly string[],
  nowMs: number,
): Promise<void> {
  const store = await stores.open(FILES);
  const current = new Set(files);
  for (const request of await store.keys()) {
    if (current.has(new URL(request.url).pathname)) continue;
    const date = Date.parse((await store.match(request))?.headers.get("date") ?? "");
    if (Number.isNaN(date) || nowMs - date > OLD_MS) await store.delete(request);
  }
}
