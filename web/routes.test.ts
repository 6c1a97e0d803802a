import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test, vi } from "vitest";
import { kindOfRoutes, PICTURES, saidOf, signInReasonOfRoutes, type PageKind } from "#contract/pageKind.ts";
import routes from "./routes.ts";

type Address = { readonly url: string; readonly files: readonly string[] };

function addressesOf(
  entries: readonly RouteConfigEntry[],
  url = "",
  files: readonly string[] = [],
): Address[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? url : `${url}/${entry.path}`;
    const chain = [...files, entry.file];
    if (entry.children !== undefined) return addressesOf(entry.children, path, chain);
    return [{ url: path === "" ? "/" : path, files: chain }];
  });
}

const addresses = addressesOf(await Promise.resolve(routes));
const chainOf = (url: string) => addresses.find((address) => address.url === url)?.files ?? [];
const layoutOf = (url: string) => chainOf(url).find((file) => file.startsWith("layouts/"));
const pageOf = (url: string) => chainOf(url).at(-1);
const guardsOf = (url: string) => chainOf(url).filter((file) => file.startsWith("guards/"));

const C = "/competition/:uuid";
const E = "/events/:id";

const scoreboard = ["", "/awarding", "/awarding/:categoryUuid", "/observe/:categoryUuid", "/refereeing"]
  .concat(["/refereeing/carpet/:carpetUuid", "/refereeing/category/:categoryUuid", "/teams"])
  .concat([
    "/refereeing/check",
    "/corrections",
    "/corrections/:fightingUuid",
    "/parked",
    "/sheets",
    "/weighing",
    "/formats",
    "/papers",
  ])
  .map((path) => C + path);
const ofEvent = ["", "/carpets", "/carpets/:carpetUuid", "/competition", "/mine", "/teams"]
  .concat(["/competition/categories/:categoryUuid", "/competition/fighters/:fighterUuid"])
  .map((path) => E + path);
const personal = ["", "/account", "/applications", "/applications/:id", "/payments/:id", "/profiles"].map(
  (path) => `/personal${path}`,
);
const organiser = [
  "",
  "/new",
  "/site",
  "/events/:id/look",
  "/events/:id",
  "/events/:id/competition",
  "/events/:id/categories",
]
  .concat(["/events/:id/entries", "/events/:id/entries/list", "/events/:id/fees", "/events/:id/programme"])
  .concat([
    "/events/:id/referees",
    "/events/:id/roles",
    "/events/:id/archive",
    "/events/:id/rehearsal",
    "/events/:id/papers",
    "/events/:id/papers/diploma",
    "/users",
    "/people",
    "/seasons",
    "/seasons/:id",
  ])
  .map((path) => `/organiser${path}`);
const others = ["/", "/page/:slug", "/partners", "/search", "/following"].concat([
  "/season",
  "/season/:id",
  "/clubs/:club",
]);
const auth = ["/auth", "/auth/forget", "/auth/register", "/auth/reset", "/auth/setup"];

/** Ours beside the specification: the page of a bout (BP1), its board, and how a screen of the hall is paired. */
const board = `${C}/fighting/:fightingUuid/board`;
const boutPage = `${E}/competition/bouts/:fightingUuid`;
const pairing = ["/display", "/display/claim"];
const table = "/competition/categories/:categoryUuid/:file";
const files = ["/calendar.ics", "/qr.svg", "/tables/:file", table].map((path) => E + path);
const certificates = `${C}/awarding/:categoryUuid/certificates`;

test("[SR8] the table holds the addresses of the product, those of the hall, and nothing else a visitor could open", () => {
  const product = [
    ...auth,
    ...scoreboard,
    `${C}/fighting/:fightingUuid`,
    `${C}/screen`,
    ...ofEvent,
    `${E}/stats`,
  ];
  const expected = [...product, ...others, ...personal];
  const noPages = ["/*", "/competition/*", "/ru/*", "/_gallery"];
  const known = addresses.map(({ url }) => url).filter((url) => !noPages.includes(url));
  expect(known.toSorted()).toEqual(
    [...expected, boutPage, board, ...files, certificates, ...pairing, ...organiser].toSorted(),
  );
});

/** [rule, address, page, layout]; guards have tests of their own below. */
const PAGES = [
  ["[RO2] login", "/auth", "auth/login", "center"],
  ["[RO3] forgotten password", "/auth/forget", "auth/forget", "center"],
  ["[RO4] registration", "/auth/register", "auth/register", "center"],
  ["[RO5] new password", "/auth/reset", "auth/reset", "center"],
  ["[RO6] dashboard", C, "competition/dashboard", "scoreboard"],
  ["[RO7] awarding overview", `${C}/awarding`, "competition/awarding", "scoreboard"],
  [
    "[RO8] awarding of one category",
    `${C}/awarding/:categoryUuid`,
    "competition/awardingCategory",
    "scoreboard",
  ],
  ["[RO9] one bout", `${C}/fighting/:fightingUuid`, "competition/fighting", "fullscreen"],
  ["[RO10] one category, read-only", `${C}/observe/:categoryUuid`, "competition/observe", "scoreboard"],
  ["[RO11] refereeing overview", `${C}/refereeing`, "competition/refereeing", "scoreboard"],
  [
    "[RO12] refereeing one mat",
    `${C}/refereeing/carpet/:carpetUuid`,
    "competition/refereeingCarpet",
    "scoreboard",
  ],
  [
    "[RO13] refereeing one category",
    `${C}/refereeing/category/:categoryUuid`,
    "competition/refereeingCategory",
    "scoreboard",
  ],
  ["[RO14] public display", `${C}/screen`, "competition/screen", "fullscreen"],
  ["[RO15] teams of a competition", `${C}/teams`, "competition/teams", "scoreboard"],
  ["[RO16] event", E, "events/event", "default"],
  ["[RO17] the mats of an event", `${E}/carpets`, "events/carpets", "default"],
  ["[RO18] one mat", `${E}/carpets/:carpetUuid`, "events/carpet", "default"],
  ["[RO19] competition of an event", `${E}/competition`, "events/competition", "default"],
  ["[RO20] one category", `${E}/competition/categories/:categoryUuid`, "events/category", "default"],
  ["[RO21] one fighter", `${E}/competition/fighters/:fighterUuid`, "events/fighter", "default"],
  ["[RO22] teams of an event", `${E}/teams`, "events/teams", "default"],
  ["[RO23] statistics", `${E}/stats`, "events/stats", "default"],
  ["[RO25] home", "/", "home", "default"],
  ["[RO26] static page", "/page/:slug", "page", "default"],
  ["[RO27] partners", "/partners", "partners", "default"],
  ["[RO28] personal home", "/personal", "personal/home", "default"],
  ["[RO29] the user's applications", "/personal/applications", "personal/applications", "default"],
  ["[RO30] one application", "/personal/applications/:id", "personal/application", "default"],
  ["[RO31] the user's profiles", "/personal/profiles", "personal/profiles", "default"],
  ["[DR88] formats of a competition", `${C}/formats`, "competition/formats", "scoreboard"],
  ["[PR13] results from paper sheets", `${C}/sheets`, "competition/sheets", "scoreboard"],
  ["[FE26] a payment of one's own", "/personal/payments/:id", "personal/payment", "default"],
  ["[FE26] the fees of an event", "/organiser/events/:id/fees", "organiser/fees", "default"],
  ["[RK13] seasons", "/season", "season/seasons", "default"],
  ["[RK13] the ranking of a season", "/season/:id", "season/season", "default"],
  ["[CL6] one club", "/clubs/:club", "season/club", "default"],
  ["[RK14] seasons of organisers", "/organiser/seasons", "organiser/seasons", "default"],
  ["[RK14] one season of organisers", "/organiser/seasons/:id", "organiser/season", "default"],
  ["[RK14] one person under two names", "/organiser/people", "organiser/people", "default"],
  ["[RO37] the scale", `${C}/weighing`, "competition/weighing", "scoreboard"],
] as const;

test.each(PAGES)("%s has its address, its page and its layout", (_rule, url, page, layout) => {
  expect(pageOf(url)).toBe(`routes/${page}.tsx`);
  expect(layoutOf(url)).toBe(`layouts/${layout}.tsx`);
});

test("[RO1] the outermost layout of every page is one of four", () => {
  const outermost = addresses.map(({ files }) => files.find((file) => file.startsWith("layouts/")));
  const found = new Set(outermost.filter((file) => file !== undefined));
  expect([...found].toSorted()).toEqual(
    ["center", "default", "fullscreen", "scoreboard"].map((name) => `layouts/${name}.tsx`),
  );
});

test("[RO32] every area has its layout, and what is not told otherwise has the default one", () => {
  for (const url of auth) expect(layoutOf(url)).toBe("layouts/center.tsx");
  for (const url of scoreboard) expect(layoutOf(url)).toBe("layouts/scoreboard.tsx");
  for (const url of [`${C}/fighting/:fightingUuid`, board, `${C}/screen`, "/display"])
    expect(layoutOf(url)).toBe("layouts/fullscreen.tsx");
  for (const url of [...ofEvent, ...others, ...personal, ...organiser, "/*", "/competition/*"])
    expect(layoutOf(url)).toBe("layouts/default.tsx");
});

test("[RL3] [RL4] [RL8] [DP9] every page of operation asks for a role, the screen alone for a session or its link", () => {
  for (const url of [...scoreboard, `${C}/fighting/:fightingUuid`, board, "/display/claim"])
    expect(guardsOf(url)).toEqual(["guards/operator.tsx"]);
  expect(guardsOf(`${C}/screen`)).toEqual(["guards/screen.tsx"]);
  expect(guardsOf("/display")).toEqual([]);
});

test("[RL1] [RL2] [RL5] [RO24] [RO36] public pages have no guard, the personal area asks to sign in, statistics for an admin", () => {
  for (const url of others) expect(guardsOf(url)).toEqual([]);
  for (const url of ofEvent) expect(guardsOf(url)).toEqual(["guards/event.tsx"]);
  for (const url of personal) expect(guardsOf(url)).toEqual(["guards/signedIn.tsx"]);
  expect(guardsOf(`${E}/stats`)).toEqual(["guards/event.tsx", "guards/organiser.tsx"]);
  const ofAdmins = ["/new", "/users", "/site", "/people", "/seasons", "/seasons/:id"].map(
    (path) => `/organiser${path}`,
  );
  for (const url of organiser)
    expect(guardsOf(url)).toEqual([
      "guards/organiser.tsx",
      ...(ofAdmins.includes(url) ? ["guards/admin.tsx"] : []),
    ]);
});

test("[NV3] [NV4] the sign-in pages have the guards of their kind", () => {
  expect(guardsOf("/auth")).toEqual(["guards/redirect.tsx"]);
  expect(guardsOf("/auth/register")).toEqual(["guards/login.tsx"]);
  expect(guardsOf("/auth/reset")).toEqual(["guards/reset.tsx"]);
  expect(guardsOf("/auth/forget")).toEqual([]);
});

test("[LO3] [LO6] [LO7] the only prefix is that of the configured locale", () => {
  expect(chainOf("/ru/*")).toEqual(["routes/locale.tsx"]);
});

type RouteModule = { readonly handle?: unknown };

const modules = import.meta.glob<RouteModule>("./{routes,layouts,guards}/**/*.{ts,tsx}");

async function handlesOf(files: readonly string[]): Promise<readonly unknown[]> {
  const chain = await Promise.all(files.map(async (file) => modules[`./${file}`]?.()));
  return chain.map((module) => module?.handle);
}

async function kindOf({ files }: Address): Promise<PageKind | undefined> {
  return kindOfRoutes(await handlesOf(files));
}

// Loads the module of every page.
test(
  "every page says its kind or has it of its layout; what is of no kind only redirects",
  { timeout: 60_000 },
  async () => {
    const expected: Readonly<Record<PageKind, readonly string[]>> = {
      public: [
        "/",
        "/page/:slug",
        "/partners",
        "/following",
        "/season",
        "/season/:id",
        "/clubs/:club",
        "/*",
        ...ofEvent,
        boutPage,
        ...files,
      ],
      personal: [...auth, ...personal, "/search", "/display/claim", "/_gallery"],
      organiser: [...organiser, `${E}/stats`],
      official: [...scoreboard, `${C}/fighting/:fightingUuid`, certificates, "/competition/*"],
      wall: [board, `${C}/screen`, "/display"],
    };
    const kinds = new Map(Object.entries(expected).flatMap(([kind, urls]) => urls.map((url) => [url, kind])));
    for (const address of addresses)
      expect([address.url, await kindOf(address)]).toEqual([address.url, kinds.get(address.url)]);
    expect(addresses.filter(({ url }) => !kinds.has(url)).map(({ url }) => url)).toEqual(["/ru/*"]);
  },
);

test.each([
  ["/personal/account", "personal"],
  ["/personal/applications/:id", "applications"],
  ["/personal/profiles", "profiles"],
  [`${C}/weighing`, "competition"],
  [`${C}/fighting/:fightingUuid`, "competition"],
  [board, "competition"],
  [certificates, "competition"],
  [`${C}/screen`, "screen"],
  [`${E}/stats`, "stats"],
  ["/organiser", undefined],
])("[NV1] %s is a page one signs in for as %s", async (url, reason) => {
  expect(signInReasonOfRoutes(await handlesOf(chainOf(url)))).toBe(reason);
});

test.each([
  [E, "event"],
  [`${E}/carpets/:carpetUuid`, "event"],
  [boutPage, "bout"],
  [`${E}/competition/categories/:categoryUuid`, "category"],
  [`${E}/competition/fighters/:fighterUuid`, "fighter"],
  [`${E}/stats`, "logo"],
  ["/", undefined],
])("[SH8] %s is shared with the picture of the %s", async (url, picture) => {
  expect(saidOf(await handlesOf(chainOf(url)), "picture", PICTURES)).toBe(picture);
});

test("[RO35] the gallery has an address in development and tests, and none in the product", async () => {
  expect(pageOf("/_gallery")).toBe("routes/gallery.tsx");
  vi.stubEnv("NODE_ENV", "production");
  vi.resetModules();
  const { default: product } = await import("./routes.ts");
  vi.unstubAllEnvs();
  const urls = addressesOf(await Promise.resolve(product)).map(({ url }) => url);
  expect(urls).toEqual(addresses.map(({ url }) => url).filter((url) => url !== "/_gallery"));
});
