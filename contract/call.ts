import { ApiFailure, unknownFailure, type ErrorBody } from "./error.ts";
import { isRecord } from "./shape.ts";

/** The id of a request, in its answer and in the log of the server (OP45). */
export const REQUEST_ID = "x-request-id";

export type HttpRequest = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};
export type HttpResponse = {
  readonly status: number;
  readonly text: string;
  /** What the text says, when it was read before. */
  readonly value?: unknown;
  /** The `x-server-time` header: an answer that is kept and sent again cannot carry the time in its body. */
  readonly serverTime?: number | undefined;
  /** What the answer wants to be remembered; a browser does it by itself and does not show them. */
  readonly setCookies?: readonly string[] | undefined;
  /** The `x-request-id` header: by it a person finds in the log what went wrong. */
  readonly requestId?: string | undefined;
};

export type ApiOptions = {
  /** Host and prefix, e.g. "/api". */
  readonly base: string;
  readonly send: (request: HttpRequest) => Promise<HttpResponse>;
  readonly token: () => string | undefined;
  /** Told before the failure is thrown (ER8). */
  readonly onFailure?: (failure: ApiFailure) => void;
};

/** One call of the API, made once (API1). What the answer means is for `read` to say; it throws at what it cannot read. */
export async function call<Answer>(
  options: ApiOptions,
  read: (body: unknown) => Answer,
  method: HttpRequest["method"],
  path: string,
  body?: unknown,
  /** The rev its author saw: whatever was changed since is told instead of overwritten (CP13). */
  seenRev?: number,
): Promise<Answer> {
  try {
    const { headers, ...content } = payload(options.token(), body);
    const response = await options.send({
      method,
      url: options.base + path,
      headers: seenRev === undefined ? headers : { ...headers, "if-match": `"${seenRev}"` },
      ...content,
    });
    if (response.status >= 400) throw failureOf(response);
    const { text, value = parseJson(text) } = response;
    return read(withServerTime(value, response.serverTime));
  } catch (cause) {
    const failure = cause instanceof ApiFailure ? cause : unknownFailure(cause);
    options.onFailure?.(failure);
    throw failure;
  }
}

function payload(token: string | undefined, body: unknown) {
  const headers: Record<string, string> = { accept: "application/json" };
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  if (body === undefined) return { headers };
  headers["content-type"] = "application/json";
  return { headers, body: JSON.stringify(body) };
}

/** A proxy may answer with its own page instead of our error body: that counts as no body (ER7, ER17). */
function failureOf({ status, text, requestId: id }: HttpResponse): ApiFailure {
  const parsed = parseJson(text);
  // Of a refusal there is nothing in the log.
  const requestId = status < 500 ? undefined : id;
  if (isErrorBody(parsed)) return new ApiFailure({ ...parsed.error, requestId });
  return new ApiFailure({
    status: 500,
    name: "UnknownError",
    message: `HTTP ${status}`,
    details: { status },
    requestId,
  });
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (!isRecord(body) || body["data"] !== null || !isRecord(body["error"])) return false;
  const { status, name, message } = body["error"];
  return typeof status === "number" && typeof name === "string" && typeof message === "string";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withServerTime(body: unknown, serverTime: number | undefined): unknown {
  return serverTime === undefined || !isRecord(body) ? body : { serverTime, ...body };
}
