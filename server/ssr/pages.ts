import type { FastifyReply, FastifyRequest } from "fastify";
import type { HttpRequest, HttpResponse } from "#contract/client.ts";
import type { Config } from "../config.ts";
import { chooseEncoding, createEncodedBody } from "../snapshots/encodedBody.ts";
import { newNonce, pagePolicy } from "../http/securityHeaders.ts";

/** What a page may know of the server that renders it. */
export type PageContext = {
  readonly send: (request: HttpRequest) => Promise<HttpResponse>;
  readonly apiBase: string;
  readonly tokenCookie: string;
  readonly nonce: string;
  readonly publicUrl: string;
  readonly supportChatSrc: string | undefined;
  readonly isDev: boolean;
};

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

export type PageDeps = {
  readonly config: Config;
  readonly render: RenderPage;
  readonly send: PageContext["send"];
};

export function createPageHandler({ config, render, send }: PageDeps) {
  return async function handlePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return reply.code(405).type("text/plain; charset=utf-8").send("Method Not Allowed");
    }
    const nonce = newNonce();
    const response = await render(toWebRequest(request, config), {
      send,
      apiBase: "/api",
      tokenCookie: config.tokenCookie,
      nonce,
      publicUrl: config.publicUrl.origin,
      supportChatSrc: config.supportChatSrc?.href,
      isDev: config.isDev,
    });
    // The development server puts its own inline code into pages.
    if (config.isDev) reply.removeHeader("content-security-policy");
    else reply.header("content-security-policy", pagePolicy(nonce, config, hasSupportChat(request.url)));
    return sendWebResponse(request, reply, response);
  };
}

/** The address comes from the configuration: a forged Host header must not reach a link or a redirect. */
function toWebRequest(request: FastifyRequest, config: Config): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return new Request(addressOf(request.url, config), { method: request.method, headers });
}

/** Joined as text: read as a reference, `//evil.example/x` would be another host. */
function addressOf(url: string, { publicUrl }: Config): URL {
  return new URL(publicUrl.origin + (url.startsWith("/") ? url : "/"));
}

/** No widget where a competition is run, with or without a locale before it (SP1, SP4). */
const hasSupportChat = (url: string) => !/^(\/[a-z]{2})?\/competition(?:[/?]|$)/i.test(url);

async function sendWebResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-cache");
  return compressed(request.headers["accept-encoding"]?.toString(), await response.text(), reply);
}

const SMALL_BYTES = 1024;

async function compressed(
  accepted: string | undefined,
  body: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header("vary", "accept-encoding");
  const encoding = body.length < SMALL_BYTES ? "identity" : chooseEncoding(accepted);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(await createEncodedBody(body).as(encoding));
}
