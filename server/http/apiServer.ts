import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from "fastify";
import { HttpProblem, bareBody } from "./problem.ts";

const BODY_LIMIT_BYTES = 1_000_000;

/** Fastify with our error bodies and a JSON parser that takes an empty body as "no body". */
export function createApiServer(log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, parseJsonBody);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof HttpProblem) return reply.code(error.status).send(error.body);
    const known = bodyParserProblem(error);
    if (known !== undefined) return reply.code(known.error.status).send(known);
    request.log.error({ err: error, url: request.url }, "request failed");
    return reply.code(500).send(bareBody("InternalServerError", "Internal Server Error"));
  });
  return app;
}

function parseJsonBody(
  _request: unknown,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void {
  const text = body.toString();
  // Some clients send the JSON content type on GET and DELETE without any body.
  if (text.trim() === "") return done(null, undefined);
  try {
    const value: unknown = JSON.parse(text, refusePrototypeKeys);
    done(null, value);
  } catch (cause) {
    done(
      cause instanceof HttpProblem
        ? cause
        : new MalformedJson(cause instanceof Error ? cause.message : "Malformed JSON"),
    );
  }
}

function refusePrototypeKeys(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new HttpProblem("ValidationError", "Invalid key __proto__");
  return value;
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
