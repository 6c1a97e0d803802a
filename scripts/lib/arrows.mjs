import { dirname, join } from "node:path/posix";
import { groupedBy, importsOf, knotsOf, subpathOf } from "./importGraph.mjs";

/** @typedef {import("./tree.mjs").SourceFile} SourceFile */
/** @typedef {{ path: string, said: string, to: string | undefined }} Arrow */

const PACKAGES = {
  none: /^$/,
  schemas: /^(?:zod$|@noble\/hashes\/)/,
  server: /^(?!react)/,
  browser: /^(?!node:)/,
  any: /^/,
};
const RULES = "(domain|contract)/.*";
const TEXTS = `${RULES}|web/(i18n|theme)/.*`;
const FACES = "web/features/[^/]+/face(\\.server)?\\.ts";

/**
 * Who may import what, one line a place; the first line that holds a file counts, `$1` is what its brackets found.
 * Arrows point down only. In web: routes → features → sport → kit → platform → texts; a feature, a layout and a guard
 * know another feature by its face alone, the kit knows no sport, and pictures of the sport fetch nothing.
 * @type {readonly (readonly [place: string, sees: string, packages: keyof typeof PACKAGES])[]}
 */
const ARROWS = [
  ["domain/.*", "domain/.*", "none"],
  ["contract/.*", RULES, "schemas"],
  ["server/persistence/.*", `${RULES}|server/(?!(http|usecases|realtime|ssr|present)/).*`, "server"],
  ["server/http/.*\\.test\\.ts", `${RULES}|server/.*`, "server"],
  ["server/http/.*", `${RULES}|server/(?!persistence/(?!database/storageFault)).*`, "server"],
  ["server/usecases/.*", `${RULES}|server/(?!(http|realtime|ssr)/).*`, "server"],
  ["server/realtime/.*", `${RULES}|server/(?!(http|ssr)/).*`, "server"],
  ["server/ssr/.*", `${RULES}|server/.*`, "any"],
  ["server/.*", `${RULES}|server/.*`, "server"],
  ["web/(.*\\.test\\.tsx?|.*/testing/.*|entry\\.server\\.tsx)", `${RULES}|web/.*`, "any"],
  ["web/(i18n|theme)/.*", TEXTS, "browser"],
  ["web/platform/.*", `${TEXTS}|web/platform/.*`, "browser"],
  ["web/kit/.*", "contract/(error|reason|api/refusal)\\.ts|web/(i18n|theme|platform|kit)/.*", "browser"],
  [
    "web/sport/.*",
    `${TEXTS}|web/platform/(?!(acts|offline|realtime|session)/).*|web/(kit|sport)/.*`,
    "browser",
  ],
  ["web/features/([^/]+)/.*", `${TEXTS}|web/(platform|kit|sport|features/$1)/.*|${FACES}`, "browser"],
  ["web/(guards|layouts)/.*", `${TEXTS}|web/(platform|kit|sport|$1)/.*|${FACES}`, "browser"],
  ["web/routes/.*", `${TEXTS}|web/(platform|kit|sport|features)/.*`, "browser"],
  ["web/.*", `${RULES}|web/.*`, "browser"],
];

/** A test of the rules may look at anything. */
const FREE = /^(?:domain|contract)\/(?:.*\.test\.ts|(?:.*\/)?testing\/.*)$/;
const IMPORTED = /\b(?:from|import)\s*\(?\s*"([^"\n]+)"/g;

/** @param {readonly SourceFile[]} files */
export function arrowProblems(files) {
  const arrows = files
    .filter(({ path }) => !FREE.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORTED)].map(([, said = ""]) => ({ path, said, to: targetOf(path, said) })),
    );
  return [
    ...arrows.filter((arrow) => !isAllowed(arrow)).map(({ path, said }) => `${path} must not import ${said}`),
    ...knotsOf(groupedBy(sourceGraph(files), dirname)).map(
      (knot) => `these folders import each other: ${knot.join(", ")}`,
    ),
    ...knotsOf(sourceGraph(files)).map((knot) => `these files import each other: ${knot.join(", ")}`),
  ];
}

/** @type {(path: string, said: string) => string | undefined} undefined for a package */
function targetOf(path, said) {
  if (said.startsWith("#")) return subpathOf(said);
  return said.startsWith(".") ? join(dirname(path), said) : undefined;
}

/** @param {Arrow} arrow */
function isAllowed({ path, said, to }) {
  for (const [place, sees, packages] of ARROWS) {
    const found = new RegExp(`^(?:${place})$`).exec(path);
    if (found === null) continue;
    if (to === undefined) return PACKAGES[packages].test(said);
    // The framework writes the types of a route beside it. Another box is named by its subpath, never by a relative path.
    if (said.includes("/+types/")) return /^web\/(?:routes|layouts|guards|root)\b/.test(path);
    if (said.startsWith(".") && to.split("/")[0] !== path.split("/")[0]) return false;
    return new RegExp(`^(?:${sees.replaceAll("$1", found[1] ?? "")})$`).test(to);
  }
  return true;
}

/** @param {readonly SourceFile[]} files */
function sourceGraph(files) {
  return importsOf(
    files.filter(
      ({ path }) =>
        /^(?:domain|contract|server|web)\/.*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path),
    ),
  );
}
