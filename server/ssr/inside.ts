import type { FastifyInstance } from "fastify";
import type { HttpRequest } from "#contract/call.ts";
import { INSIDE_ADDRESS } from "../http/rateLimit.ts";
import { SERVER_TIME, serverTimeOf } from "../http/serverTime.ts";
import { documentUuidOf } from "../http/documentFastPath.ts";
import type { Snapshots } from "../snapshots/competitionSnapshots.ts";
import type { PageRead } from "./keptPages.ts";

export type Inside = { readonly http: FastifyInstance; readonly snapshots: Snapshots };

/** Pages reach the data through the same calls as any client, without a network in between. */
export async function sendInside(
  { http, snapshots }: Inside,
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
  const { etag } = response.headers;
  const competitionUuid = documentUuidOf(response.headers["content-location"]);
  return {
    status: response.statusCode,
    text: response.body,
    value: response.statusCode === 200 ? documentOf(snapshots, competitionUuid, etag) : undefined,
    serverTime: serverTimeOf(response.headers[SERVER_TIME]),
    etag,
    competitionUuid,
    setCookies: [response.headers["set-cookie"] ?? []].flat(),
  };
}

/** What the answer was written from. Reading it again from its text would be a tenth of what a page costs. */
function documentOf(snapshots: Snapshots, uuid: string | undefined, etag: string | undefined) {
  const snapshot = uuid === undefined ? undefined : snapshots.peek(uuid);
  return snapshot?.etag === etag ? snapshot?.document : undefined;
}
