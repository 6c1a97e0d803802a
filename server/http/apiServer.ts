import { createServer, type IncomingMessage, type Server } from "node:http";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { storageFaultOf } from "../persistence/database/storageFault.ts";
import { isApi } from "#contract/api/path.ts";
import { readableAddress } from "#contract/locale.ts";
import { REQUEST_TIMES } from "./connectionBounds.ts";
import type { FastPath } from "./documentFastPath.ts";
import { invalidCharacters, parseJson } from "./jsonBody.ts";
import { carryRequestIds, type RequestIdOf } from "./requestId.ts";
import { REQUEST_ID } from "#contract/call.ts";
import { HttpProblem, bareBody, retryAfter, spectatorsOnly } from "./problem.ts";

/** Of whatever no route says more about, as an address nobody knows. */
export const SMALL_BODY_BYTES = 8_000;
const MAX_URL = 8192;
const FORM = "application/x-www-form-urlencoded";
const FORM_LIMIT_BYTES = 20_000;
/** Longer than the minute after which proxies give up a connection, so that it is theirs to close. */
const KEEP_ALIVE_MS = 72_000;
const SWEEP_MS = 100;
/** An answer under way when the server is told to stop may take this long. */
const LAST_ANSWERS_MS = 5_000;

export type ApiServerOptions = {
  readonly trustedProxies?: readonly string[];
  /** Asked one after the other before the router. */
  readonly fastPaths?: readonly FastPath[];
  readonly requestIdOf: RequestIdOf;
};

/** Fastify with our headers on every answer, our error bodies, and a JSON parser that takes an empty body as "no body". */
export function createApiServer(
  log: FastifyBaseLogger,
  headers: Readonly<Record<string, string>>,
  { trustedProxies = [], fastPaths = [], requestIdOf }: ApiServerOptions,
): FastifyInstance {
  const app = Fastify({
    serverFactory: (route) => {
      const server = createServer(REQUEST_TIMES, (request, response) => {
        rewriteUnreadable(request);
        // Only the router knows how to refuse, and to end the connection, once the server is told to stop.
        const isTaken = server.listening && fastPaths.some((answers) => answers(request, response));
        if (!isTaken) route(request, response);
      });
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      return server;
    },
    // Whoever is not listed may write anything into X-Forwarded-For (SE17).
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    loggerInstance: log,
    genReqId: requestIdOf,
    // The log knows the request it is written for; a logger for each would cost more than most answers.
    childLoggerFactory: (logger) => logger,
    bodyLimit: SMALL_BODY_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Before routing no hook has run: an address that cannot be decoded.
    frameworkErrors: (_error, { id }, reply) => {
      const body = JSON.stringify(bareBody("BadRequestError", "Bad Request"));
      const type = "application/json; charset=utf-8";
      reply.raw.writeHead(400, { ...headers, [REQUEST_ID]: id, "content-type": type }).end(body);
    },
  });
  carryRequestIds(app);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    done(problemOfAddress(request.url));
  });
  app.addHook("preClose", (done) => {
    if (app.server.listening) endConnections(app.server);
    done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, parseJsonBody);
  app.addContentTypeParser(FORM, { parseAs: "string", bodyLimit: FORM_LIMIT_BYTES }, parseFormBody);
  app.setErrorHandler<FastifyError>(answerError);
  return app;
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HttpProblem) return reply.code(error.status).send(error.body);
  const known = bodyParserProblem(error);
  if (known !== undefined) return reply.code(known.error.status).send(known);
  const fault = storageFaultOf(error);
  // A few reads leave a trace, such as a link in a letter: an instance for spectators does not serve them (ST25).
  if (fault === "read-only") return reply.code(503).send(spectatorsOnly().body);
  if (fault === "storage-full") return sendDiskFull(error, request, reply);
  if (fault !== undefined) return sendUnavailable(error, request, reply);
  request.log.error({ err: error, requestId: request.id, path: pathOf(request) }, "request failed");
  return reply.code(500).send(bareBody("InternalServerError", "Internal Server Error"));
}

/**
 * Node and Fastify end the connections that are idle when the server is told to stop. Those that are busy then become idle
 * later, and some never say a word: a server must not wait for either (OP19).
 */
function endConnections(server: Server): void {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const end = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  server.once("close", () => {
    clearInterval(sweep);
    clearTimeout(end);
  });
}

/** Full or away is for a while: nothing was written, and the caller may offer it again (ST10). */
function sendUnavailable(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error, requestId: request.id, path: pathOf(request) }, "storage failed");
  return reply
    .code(503)
    .header("retry-after", 1)
    .send(bareBody("ServiceUnavailableError", "Service Unavailable"));
}

/** That the disk is full is told in words, whatever the route: somebody in the hall can do something about it (ST10). */
function sendDiskFull(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error, requestId: request.id, path: pathOf(request) }, "the disk is full");
  const { status, body } = new HttpProblem("ServiceUnavailableError", DISK_FULL, { code: "storage-full" });
  return reply.code(status).header("retry-after", retryAfter(FULL_DISK_MS)).send(body);
}

const DISK_FULL = "The disk of the server is full: nothing was written";
const FULL_DISK_MS = 5_000;

/** Without the query, which may hold a code, a token or a name (OP14). */
const pathOf = ({ url }: FastifyRequest) => url.split("?", 1)[0];

/** No page has an address that nobody can read: its visitor sees that there is none, as at any other (ER12). */
function rewriteUnreadable(request: IncomingMessage): void {
  const [path = ""] = (request.url ?? "").split("?", 1);
  const readable = isApi(path) ? path : readableAddress(path);
  if (readable !== path) request.url = readable;
}

function problemOfAddress(url: string): HttpProblem | undefined {
  if (isApi(url) && url.length > MAX_URL)
    return new HttpProblem("ValidationError", `The address may be at most ${MAX_URL} characters long`);
  // PostgreSQL keeps no such character, so it can be nobody's id.
  return url.includes("%00") ? invalidCharacters() : undefined;
}

function parseJsonBody(
  _request: unknown,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void {
  try {
    done(null, parseJson(body.toString()));
  } catch (cause) {
    done(
      cause instanceof HttpProblem
        ? cause
        : new MalformedJson(cause instanceof Error ? cause.message : "Malformed JSON"),
    );
  }
}

/** What a page posts where no script runs. The API takes no forms: any page of the world can send one (SE6). */
function parseFormBody(
  request: Pick<FastifyRequest, "url">,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void {
  if (isApi(request.url)) done(new UnknownBody("Unsupported Media Type"));
  else done(null, body.toString());
}

class UnknownBody extends Error {
  readonly code = "FST_ERR_CTP_INVALID_MEDIA_TYPE";
}

class MalformedJson extends Error {
  override readonly name = "MalformedJson";
}

function bodyParserProblem(error: FastifyError) {
  if (error instanceof MalformedJson) return bareBody("SyntaxError", error.message);
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE")
    return bareBody("PayloadTooLargeError", "request entity too large");
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
    return bareBody("BadRequestError", "Unsupported Media Type");
  if (error.statusCode === 400) return bareBody("BadRequestError", "Bad Request");
  return undefined;
}
