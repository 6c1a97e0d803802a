import type { FastifyInstance } from "fastify";
import { REQUEST_ID, type HttpRequest } from "#contract/call.ts";
import { INSIDE_ADDRESS } from "../http/rateLimit.ts";
import { SERVER_TIME, serverTimeOf } from "../http/serverTime.ts";
import { documentUuidOf } from "../http/documentFastPath.ts";
import type { PageRead } from "./keptPages.ts";

/** Pages reach the data through the same calls as any client, without a network in between. */
export async function sendInside(
  http: FastifyInstance,
  request: HttpRequest,
  from = INSIDE_ADDRESS,
): Promise<PageRead> {
  const { method, url, headers, body } = request;
  const response = await http.inject({
    method,
    url,
    headers: { ...headers },
    remoteAddress: from,
    ...(body !== undefined && { payload: body }),
  });
  const { etag, [REQUEST_ID]: requestId } = response.headers;
  const competitionUuid = documentUuidOf(response.headers["content-location"]);
  return {
    status: response.statusCode,
    text: response.body,
    serverTime: serverTimeOf(response.headers[SERVER_TIME]),
    requestId: String(requestId),
    etag,
    competitionUuid,
    setCookies: [response.headers["set-cookie"] ?? []].flat(),
  };
}
