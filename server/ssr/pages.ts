import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { HttpRequest, HttpResponse } from "#contract/call.ts";
import { API_BASE } from "#contract/api/path.ts";
import { hasSupportChat, PAGE_KIND, type PageKind } from "#contract/pageKind.ts";
import { ok } from "#domain/result.ts";
import { SESSION_MARK, sessionMark } from "#contract/account/sessionMark.ts";
import { readCookie, writeLocaleCookie } from "../auth/cookies.ts";
import { createWorkGate, type GateSize, type WorkGate } from "../auth/workGate.ts";
import type { Config } from "../environment/config.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { currentRequestId } from "../environment/log.ts";
import { originOf } from "../http/origins.ts";
import { tooMany } from "../http/rateLimit.ts";
import { newNonce, pagePolicy, scriptHashes } from "../http/securityHeaders.ts";
import { createEncodedBody, sendEncoded } from "../snapshots/encodedBody.ts";
import { createHallZone } from "../environment/hallZone.ts";
import { recordReads, type KeptPage, type KeptPages, type SendRead } from "./keptPages.ts";
import { chosenPage, isForAnybody, keptHeaders, rememberedHome, type ChosenPage } from "./pageFastPath.ts";
import { pageKey } from "./pageKey.ts";

/** What a page may know of the server that renders it. */
export type PageContext = {
  readonly send: Send;
  /** As if the visitor's browser had called: counted against its own allowances, and with its cookies told. */
  readonly sendAsVisitor: Send;
  /** Of the request it is rendered for, or of the first of them. */
  readonly requestId: string | undefined;
  /** What went wrong on the page, for the log. */
  readonly report: (cause: unknown) => void;
  /** Through which others one may sign in. */
  readonly providers: readonly string[];
  readonly apiBase: string;
  readonly tokenCookie: string;
  readonly nonce: string;
  readonly publicUrl: string;
  readonly supportChatSrc: string | undefined;
  readonly isChatOnRequest: boolean;
  /** How far the wall clock of the hall is ahead of UTC, in milliseconds. */
  readonly zoneMs: number;
  readonly zoneMsAt: (atMs: number) => number;
  readonly isDev: boolean;
};

type Send = (request: HttpRequest) => Promise<HttpResponse>;

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

/** What the server asks of the web app. */
export type WebPages = {
  readonly render: RenderPage;
  readonly pageAt: (url: URL) => Promise<PageFacts>;
};

/** What the routes of an address say, before anything is rendered. */
export type PageFacts = {
  /** Undefined where there is no page, as at a redirect. */
  readonly kind: PageKind | undefined;
  /** The names in the query that the page looks at. */
  readonly query: readonly string[];
};

export type PageDeps = WebPages & {
  readonly config: Config;
  readonly send: (request: HttpRequest, from?: string) => ReturnType<SendRead>;
  readonly kept: KeptPages;
  readonly metrics: Pick<Metrics, "pageAsked">;
  readonly log: Pick<FastifyBaseLogger, "error">;
  readonly now: () => number;
  /**
   * Throws when the caller has had enough pages made, for a member of the product or for a stranger; kept ones cost
   * nothing and do not count.
   */
  readonly limit: (request: FastifyRequest, reply: FastifyReply, isMember: boolean) => void;
  /** Whose page it is; what they may see on it is for the page to ask. */
  readonly standingOf: (request: FastifyRequest) => Promise<Standing>;
};

export type Standing = "stranger" | "member" | "official";

/**
 * Pages for strangers, and those for athletes, are rendered one after the other, with a pause after each that is as long as it
 * took: an official's page waits for one of them at most, and half of a core is left to the tables (SE24, SE34).
 */
const ONE_BY_ONE: GateSize = {
  atOnce: 1,
  waiting: 199,
  pauseAfterMs: (tookMs) => Math.min(LONGEST_PAUSE_MS, tookMs),
};
const LONGEST_PAUSE_MS = 50;
/** A hall that is signed in reloads at once (SE21), and no page of theirs is kept. */
const MEMBERS_WAITING = 999;

export function createPageHandler(deps: PageDeps) {
  const { config } = deps;
  const inTurn = createWorkGate(ONE_BY_ONE);
  const membersInTurn = createWorkGate({ ...ONE_BY_ONE, waiting: MEMBERS_WAITING });
  const findKept = createKeptRenderer(deps, inTurn);
  const hallZone = createHallZone(config.timeZone);

  return async function handlePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!["GET", "HEAD", "POST"].includes(request.method)) return refuse(reply, 405, "Method Not Allowed");
    // A form of ours and nobody else's: signing somebody in behind their back is an attack too (SE6).
    if (request.method === "POST" && originOf(config, request) !== "own")
      return refuse(reply, 403, "Forbidden");
    const address = addressOf(request.url, config);
    const chosen = request.method === "POST" ? undefined : chosenPage(address);
    if (chosen !== undefined) return remember(reply, config, chosen);
    const home = rememberedHome(request.raw);
    if (home !== undefined) return reply.header("vary", "Cookie").redirect(home, 302);
    const { kind, query } = await deps.pageAt(address);
    const isKeepable = kind === "public" && isForAnybody(config, request.raw);
    const found = isKeepable
      ? await findKept(pageKey(address, query), () => deps.limit(request, reply, false))
      : ok(undefined);
    if (!found.ok) throw tooMany(reply, found.problem.waitMs);
    if (found.value !== undefined) return sendKept(request, reply, found.value, deps.now());

    const standing = await deps.standingOf(request);
    deps.limit(request, reply, standing !== "stranger");
    const nonce = newNonce();
    const sendAsVisitor: Send = (call) =>
      deps.send({ ...call, headers: { ...call.headers, ...visitorHeaders(request) } }, request.ip);
    const zoneMs = hallZone(deps.now());
    const context = {
      ...pageContext(deps, { send: deps.send, nonce, zoneMs, zoneMsAt: hallZone }),
      sendAsVisitor,
    };
    const render = () => deps.render(toWebRequest(request, config), context);
    const lines = { stranger: inTurn, member: membersInTurn };
    const rendered = standing === "official" ? ok(await render()) : await lines[standing](render);
    if (!rendered.ok) throw tooMany(reply, rendered.problem.waitMs);
    // The development server puts its own inline code into pages.
    if (config.isDev) reply.removeHeader("content-security-policy");
    else
      reply.header("content-security-policy", pagePolicy([`'nonce-${nonce}'`], config, hasSupportChat(kind)));
    if (kind !== undefined) reply.header(PAGE_KIND, kind);
    const token = readCookie(request.headers.cookie, config.tokenCookie);
    if (token !== undefined) reply.header(SESSION_MARK, sessionMark(token));
    return sendWebResponse(request, reply, rendered.value);
  };
}

/**
 * Public pages are the same for every anonymous visitor. They are rendered without any of the visitor's headers, so that
 * nothing of one can reach another; those who ask while one is being rendered wait for it.
 */
function createKeptRenderer(deps: PageDeps, inTurn: WorkGate) {
  const { config, render, send, kept, now, metrics } = deps;
  const hallZone = createHallZone(config.timeZone);
  const rendering = new Map<string, ReturnType<typeof renderInTurn>>();

  const renderAnew = async (url: string): Promise<KeptPage | undefined> => {
    const nonce = newNonce();
    const recorded = recordReads(send);
    const response = await render(
      new Request(addressOf(url, config)),
      pageContext(deps, { send: recorded.send, nonce, zoneMs: hallZone(now()), zoneMsAt: hallZone }),
    );
    if (response.headers.getSetCookie().length > 0) return undefined;
    const html = (await response.text()).replaceAll(` nonce="${nonce}"`, "");
    const headers = {
      ...Object.fromEntries(response.headers),
      "content-security-policy": pagePolicy(scriptHashes(html), config, hasSupportChat("public")),
      [PAGE_KIND]: "public",
      ...retryHeaders(response.status),
    };
    return kept.keep(url, { status: response.status, html, headers, reads: recorded.reads });
  };

  const renderInTurn = (url: string) => inTurn(() => renderAnew(url)).finally(() => rendering.delete(url));

  /** `count` is called, and may throw, where the page has to be rendered for this caller. */
  return async (url: string, count: () => void): ReturnType<typeof renderInTurn> => {
    const page = kept.peek(url) ?? (await kept.find(url));
    const started = page === undefined ? rendering.get(url) : undefined;
    metrics.pageAsked(page !== undefined || started !== undefined);
    if (page !== undefined) return ok(page);
    if (started !== undefined) return started;
    count();
    const rendered = renderInTurn(url);
    rendering.set(url, rendered);
    return rendered;
  };
}

function pageContext(
  { config, log }: PageDeps,
  { send, nonce, zoneMs, zoneMsAt }: Pick<PageContext, "send" | "nonce" | "zoneMs" | "zoneMsAt">,
): PageContext {
  return {
    send: (call) => send(call),
    // Nobody in particular asks for a page that is kept.
    sendAsVisitor: (call) => send(call),
    requestId: currentRequestId(),
    report: (cause) => log.error({ err: cause }, "page failed"),
    providers: config.authProviders.map(({ name }) => name),
    apiBase: API_BASE,
    tokenCookie: config.tokenCookie,
    nonce,
    publicUrl: config.publicUrl.origin,
    supportChatSrc: config.supportChatSrc?.href,
    isChatOnRequest: config.isChatOnRequest,
    zoneMs,
    zoneMsAt,
    isDev: config.isDev,
  };
}

const remember = (reply: FastifyReply, config: Config, { locale, path }: ChosenPage): FastifyReply =>
  reply
    .headers({ "cache-control": "no-store", "set-cookie": writeLocaleCookie(config, locale) })
    .redirect(path, 302);

function refuse(reply: FastifyReply, status: 403 | 405, words: string): FastifyReply {
  return reply.code(status).type("text/plain; charset=utf-8").send(words);
}

/** What tells the API that a browser on a page of ours asks. */
function visitorHeaders({ headers }: FastifyRequest): Record<string, string> {
  const { host, origin, "user-agent": userAgent } = headers;
  return {
    ...(host !== undefined && { host }),
    ...(origin !== undefined && { origin }),
    ...(userAgent !== undefined && { "user-agent": userAgent }),
  };
}

/** The address comes from the configuration: a forged Host header must not reach a link or a redirect. */
function toWebRequest(request: FastifyRequest, config: Config): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const { method, body } = request;
  const posted = method === "POST" && typeof body === "string" ? { body } : {};
  return new Request(addressOf(request.url, config), { method, headers, ...posted });
}

/** Joined as text: read as a reference, `//evil.example/x` would be another host. */
function addressOf(url: string, { publicUrl }: Config): URL {
  return new URL(publicUrl.origin + (url.startsWith("/") ? url : "/"));
}

async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  nowMs: number,
): Promise<FastifyReply> {
  reply.code(page.status).headers(keptHeaders(page, nowMs));
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  return sendEncoded(request, reply, page.body);
}

async function sendWebResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  reply.code(response.status).headers(retryHeaders(response.status));
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  if (!reply.hasHeader("cache-control"))
    reply.header("cache-control", isKeptNowhere(reply) ? "no-store" : "private, no-cache");
  const body = Buffer.from(await response.arrayBuffer());
  reply.header("vary", "accept-encoding");
  if (body.length < SMALL_BYTES) return reply.send(body);
  return sendEncoded(request, reply, createEncodedBody(body));
}

/** Back of a browser shows what it has kept, however old: of what changes with every act of its reader it keeps nothing. */
const isKeptNowhere = (reply: FastifyReply): boolean => KEPT_NOWHERE.has(String(reply.getHeader(PAGE_KIND)));

const KEPT_NOWHERE: ReadonlySet<string> = new Set<PageKind>(["personal", "organiser"]);

const SMALL_BYTES = 1024;

/** The database is away for a while: whoever asked may come back (ST10). */
const retryHeaders = (status: number): Record<string, string> =>
  status === 503 ? { "retry-after": "5" } : {};
