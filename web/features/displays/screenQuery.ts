import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import {
  DISPLAY_PARAM,
  displayShowSchema,
  type DisplayShow,
  type ScreenPage,
} from "#contract/display/display.ts";

/**
 * What a screen shows, from its address: `?page=mats&page=bracket:{uuid}&seconds=20&scale=1.2&mode=light`. What cannot
 * be read is left out; a screen with nothing to show shows the mats.
 */
export function parseScreenQuery(query: URLSearchParams): DisplayShow {
  const pages = query.getAll("page").flatMap((text) => parsePage(text) ?? []);
  const read = (given: Readonly<Record<string, unknown>>) => displayShowSchema.safeParse(given).data;
  const base = read({ pages: pages.length === 0 ? [{ page: "mats" }] : pages }) ?? FALLBACK;
  const wishes: Readonly<Record<string, unknown>> = {
    seconds: numberIn(query, "seconds"),
    scale: numberIn(query, "scale"),
    mode: query.get("mode") ?? undefined,
    layout: query.get("layout") ?? undefined,
    mirror: query.get("mirror") === "1" || undefined,
  };
  // One wrong wish must not cost the others.
  return Object.entries(wishes).reduce(
    (show, [name, value]) => (value === undefined ? show : (read({ ...show, [name]: value }) ?? show)),
    base,
  );
}

const FALLBACK: DisplayShow = {
  pages: [{ page: "mats" }],
  seconds: 15,
  scale: 1,
  mode: "dark",
  layout: null,
  mirror: false,
};

function parsePage(text: string): ScreenPage | undefined {
  const [page = "", ...rest] = text.split(":");
  const value = rest.join(":");
  const asked = { page, ...(value !== "" && { [VALUE_OF[page] ?? "value"]: value }) };
  return displayShowSchema.safeParse({ pages: [asked] }).data?.pages[0];
}

const VALUE_OF: Readonly<Record<string, string>> = {
  mat: "carpet",
  bracket: "category",
  leaders: "category",
  podium: "category",
  announcement: "text",
};

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  return text === null || text === "" ? undefined : Number(text);
}

/** Where a screen with this token is opened. */
export function displayLink(origin: string, competitionUuid: string, token: string): string {
  return `${origin}${addressOf(`/competition/${competitionUuid}/screen`)}?${DISPLAY_PARAM}=${token}`;
}
