import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { kindOfRoutes, type PageKind } from "#contract/pageKind.ts";
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
const guardsOf = (url: string) => chainOf(url).filter((file) => file.startsWith("guards/"));

const C = "/competition/:uuid";
const E = "/events/:id";

const scoreboard = ["", "/awarding", "/awarding/:categoryUuid", "/observe/:categoryUuid", "/refereeing"]
  .concat(["/refereeing/carpet/:carpetUuid", "/refereeing/category/:categoryUuid", "/teams"])
  .concat(["/refereeing/check", "/corrections", "/corrections/:fightingUuid", "/parked", "/weighing"])
  .map((path) => C + path);
const ofEvent = ["", "/carpets", "/carpets/:carpetUuid", "/competition", "/teams"]
  .concat(["/competition/categories/:categoryUuid", "/competition/fighters/:fighterUuid"])
  .map((path) => E + path);
const personal = ["", "/account", "/applications", "/applications/:id", "/profiles"].map(
  (path) => `/personal${path}`,
);
const organiser = ["", "/new", "/events/:id", "/events/:id/competition", "/events/:id/categories"]
  .concat(["/events/:id/entries", "/users"])
  .map((path) => `/organiser${path}`);
const others = ["/", "/page/:slug", "/partners", "/search", "/following"];
const auth = ["/auth", "/auth/forget", "/auth/register", "/auth/reset", "/auth/setup"];

/** Ours beside the specification: the page of a bout (BP1), its board, and how a screen of the hall is paired. */
const board = `${C}/fighting/:fightingUuid/board`;
const boutPage = `${E}/competition/bouts/:fightingUuid`;
const pairing = ["/display", "/display/claim"];
const calendar = `${E}/calendar.ics`;
const qr = `${E}/qr.svg`;
const table = "/events/:id/competition/categories/:categoryUuid/:file";
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
    [...expected, boutPage, board, calendar, qr, table, certificates, ...pairing, ...organiser].toSorted(),
  );
});

test("every area has its layout", () => {
  for (const url of auth) expect(layoutOf(url)).toBe("layouts/center.tsx");
  for (const url of scoreboard) expect(layoutOf(url)).toBe("layouts/scoreboard.tsx");
  for (const url of [`${C}/fighting/:fightingUuid`, board, `${C}/screen`, "/display"])
    expect(layoutOf(url)).toBe("layouts/fullscreen.tsx");
  for (const url of [...ofEvent, ...others, ...personal]) expect(layoutOf(url)).toBe("layouts/default.tsx");
});

test("[RL3] [RL4] [RL8] [DP9] every page of operation asks for a role, the screen alone for a session or its link", () => {
  for (const url of [...scoreboard, `${C}/fighting/:fightingUuid`, board, "/display/claim"])
    expect(guardsOf(url)).toEqual(["guards/operator.tsx"]);
  expect(guardsOf(`${C}/screen`)).toEqual(["guards/screen.tsx"]);
  expect(guardsOf("/display")).toEqual([]);
});

test("[RL1] [RL2] [RL5] public pages have no guard, the personal area asks to sign in, statistics for an admin", () => {
  for (const url of others) expect(guardsOf(url)).toEqual([]);
  for (const url of ofEvent) expect(guardsOf(url)).toEqual(["guards/event.tsx"]);
  for (const url of personal) expect(guardsOf(url)).toEqual(["guards/signedIn.tsx"]);
  expect(guardsOf(`${E}/stats`)).toEqual(["guards/event.tsx", "guards/admin.tsx"]);
  for (const url of organiser) expect(guardsOf(url)).toEqual(["guards/admin.tsx"]);
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

async function kindOf({ files }: Address): Promise<PageKind | undefined> {
  const chain = await Promise.all(files.map(async (file) => modules[`./${file}`]?.()));
  return kindOfRoutes(chain.map((module) => module?.handle));
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
        "/*",
        ...ofEvent,
        boutPage,
        calendar,
        qr,
        table,
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
