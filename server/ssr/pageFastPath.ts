import type { IncomingMessage } from "node:http";
import type { Deps } from "../environment/deps.ts";
import type { Config } from "../environment/config.ts";
import { REQUEST_ID } from "#contract/call.ts";
import { isApi } from "#contract/api/path.ts";
import {
  inLocale,
  LOCALE_CHOICE,
  LOCALE_COOKIE,
  LOCALES,
  localeOfPath,
  prefixOf,
  type Locale,
} from "#contract/locale.ts";
import { readCookie } from "../auth/cookies.ts";
import { createHostCheck } from "../http/origins.ts";
import type { EarlyAnswers, FastPath } from "../http/documentFastPath.ts";
import { chooseEncoding } from "../snapshots/encodedBody.ts";
import type { KeptPage, KeptPages } from "./keptPages.ts";

/** Gives out kept pages before the router is asked: a hall of phones opening the same page costs next to nothing. */
export function createPageFastPath(
  { config, now }: Pick<Deps, "config" | "now">,
  kept: KeptPages,
  { headers, requestIdOf }: EarlyAnswers,
): FastPath {
  const isKnown = createHostCheck(config);
  return (request, response) => {
    const { method, url = "" } = request;
    if (method !== "GET" || isApi(url)) return false;
    const page = rememberedHome(request) === undefined ? kept.peek(url) : undefined;
    if (page === undefined || !isForAnybody(config, request) || !isKnown(request.headers.host)) return false;
    const answer: Record<string, string> = {
      ...headers,
      [REQUEST_ID]: requestIdOf(request),
      ...keptHeaders(page, now()),
    };
    if (request.headers["if-none-match"] === page.etag) {
      response.writeHead(304, answer).end();
      return true;
    }
    const encoding = chooseEncoding(request.headers["accept-encoding"]?.toString());
    const body = page.body.peek(encoding);
    if (body === undefined) return false;
    if (encoding !== "identity") answer["content-encoding"] = encoding;
    answer["content-length"] = String(body.length);
    response.writeHead(200, answer).end(body);
    return true;
  };
}

/** Nobody is signed in, so a public page is the same as for everybody else. Only public pages are kept. */
export function isForAnybody(config: Config, { method, headers }: IncomingMessage): boolean {
  return !config.isDev && method === "GET" && !(headers.cookie ?? "").includes(`${config.tokenCookie}=`);
}

/** The page may be a while old; its clock starts from the time of the answer. */
export function keptHeaders({ headers, etag }: KeptPage, nowMs: number): Record<string, string> {
  return {
    ...headers,
    etag,
    "cache-control": "private, no-cache",
    vary: "accept-encoding",
    "server-timing": `now;dur=${nowMs}`,
  };
}

/** An address says its language itself; the front page alone is that of the language a visitor chose (LO10). */
export function rememberedHome({
  url = "",
  headers,
}: Pick<IncomingMessage, "url" | "headers">): string | undefined {
  const [path = "", query] = url.split("?", 2);
  const bare = LOCALES.map(prefixOf).find((prefix) => prefix !== "" && prefix === path);
  if (path !== "/" && bare === undefined) return undefined;
  const chosen = LOCALES.find((locale) => locale === readCookie(headers.cookie, LOCALE_COOKIE));
  const prefix = bare ?? (chosen === undefined ? "" : prefixOf(chosen));
  return prefix === "" ? undefined : `${prefix}/${query === undefined ? "" : `?${query}`}`;
}

export type ChosenPage = { readonly locale: Locale; readonly path: string };

/** A link to another language names it once more: that is a choice, and the page itself is at the address without (LO18). */
export function chosenPage({ pathname, searchParams }: URL): ChosenPage | undefined {
  const locale = localeOfPath(pathname);
  if (searchParams.get(LOCALE_CHOICE) !== locale) return undefined;
  const left = new URLSearchParams(searchParams);
  left.delete(LOCALE_CHOICE);
  const path = inLocale(pathname, locale);
  return { locale, path: left.size === 0 ? path : `${path}?${left.toString()}` };
}
