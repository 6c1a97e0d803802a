import Fastify from "fastify";
import pino from "pino";
import type { HttpRequest } from "#contract/call.ts";
import type { PageKind } from "#contract/pageKind.ts";
import { readConfig } from "../environment/config.ts";
import { createKeptPages, type PageRead } from "../ssr/keptPages.ts";
import { createPageHandler, type PageContext, type PageDeps } from "../ssr/pages.ts";

type Seen = { readonly request: Request; readonly context: PageContext };

/** Of the first part of an address. */
const KINDS: Readonly<Record<string, PageKind>> = {
  "": "public",
  events: "public",
  competitions: "public",
  x: "public",
  auth: "personal",
  personal: "personal",
  organiser: "organiser",
  competition: "official",
};

/** Pages as the server answers them, rendered by the given function instead of the web app. */
export function createTestPages(
  render: (seen: Seen) => Response | Promise<Response>,
  env: Record<string, string> = {},
  limit: PageDeps["limit"] = () => {},
) {
  const seen: Seen[] = [];
  const time = { ms: 0 };
  const content = { etag: '"1-boot"', text: "Ковёр" };
  const now = () => time.ms;
  const send = async ({ url, headers }: HttpRequest): Promise<PageRead> => {
    const { etag, text } = content;
    if (!url.endsWith("/competition")) return { status: 200, text };
    return { status: headers["if-none-match"] === etag ? 304 : 200, text: "{}", etag, competitionUuid: "c1" };
  };
  const handlePage = createPageHandler({
    config: readConfig({ PUBLIC_URL: "https://kover.example", ...env }),
    render: async (request, context) => {
      seen.push({ request, context });
      return render({ request, context });
    },
    pageAt: async ({ pathname }) => ({ kind: KINDS[pathname.split("/")[1] ?? ""], query: ["q", "year"] }),
    send,
    metrics: { pageAsked: () => {} },
    log: pino({ level: "silent" }),
    kept: createKeptPages({ send, currentTag: () => content.etag, now }),
    now,
    limit,
    standingOf: async ({ headers: { cookie = "" } }) =>
      (["member", "official"] as const).find((one) => cookie.endsWith(`=${one}`)) ?? "stranger",
  });
  const http = Fastify();
  http.setNotFoundHandler((request, reply) => handlePage(request, reply));
  const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });
  return { http, get, seen, time, content };
}
