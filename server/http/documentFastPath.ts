import type { IncomingMessage, ServerResponse } from "node:http";
import { REQUEST_ID } from "#contract/call.ts";
import { competitions } from "#contract/api/competitions.ts";
import type { Deps } from "../environment/deps.ts";
import type { Snapshot, Snapshots } from "../snapshots/competitionSnapshots.ts";
import { createHostCheck } from "./origins.ts";
import type { RequestIdOf } from "./requestId.ts";
import { SERVER_TIME } from "./serverTime.ts";

/** Asked before the router: answers a request itself, or leaves it to the router. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What an answer that no router gives must carry as well. */
export type EarlyAnswers = {
  readonly headers: Readonly<Record<string, string>>;
  readonly requestIdOf: RequestIdOf;
};

const PATH = `/api${competitions.byUuid.path.replace(":uuid", "")}`;
const UUID_LENGTH = 36;

/**
 * "Not modified" for a kept public document, before the router is asked: what every phone in a hall asks for after a
 * restart must cost next to nothing. Whatever is out of the ordinary (a token, a page of another origin, another host, a
 * document that is not kept or not public) goes the usual way.
 */
export function createDocumentFastPath(
  { config, now }: Pick<Deps, "config" | "now">,
  snapshots: Snapshots,
  { headers, requestIdOf }: EarlyAnswers,
): FastPath {
  const isKnown = createHostCheck(config);
  const lines = new WeakMap<Snapshot, string[]>();
  /** Name, value, name, value …, the id first and the time last: made once a document, not once a request. */
  const linesOf = (snapshot: Snapshot, requestId: string): string[] => {
    const made =
      lines.get(snapshot) ??
      Object.entries({ [REQUEST_ID]: "", ...headers, ...documentHeaders(snapshot, 0) }).flat();
    lines.set(snapshot, made);
    made[1] = requestId;
    made[made.length - 1] = String(now());
    return made;
  };

  return (request, response) => {
    const { method, url = "" } = request;
    // The headers are read lazily; most requests are told apart without them.
    if (method !== "GET" || !isDocument(url)) return false;
    const { headers: asked } = request;
    const tag = asked["if-none-match"];
    if (tag === undefined) return false;
    if (asked.authorization !== undefined || asked.origin !== undefined) return false;
    const snapshot = snapshots.peek(url.slice(PATH.length));
    if (snapshot?.etag !== tag || !snapshot.visibility.isShownByEvent) return false;
    if (!isKnown(asked.host)) return false;
    response.writeHead(304, linesOf(snapshot, requestIdOf(request))).end();
    return true;
  };
}

/** The bytes are the same for everybody; what differs from answer to answer, the time, is a header. */
export function documentHeaders({ etag, document }: Snapshot, nowMs: number): Record<string, string> {
  return {
    etag,
    // An event's competition is the same document under another address.
    "content-location": PATH + document.uuid,
    "cache-control": "no-cache",
    vary: "Origin, Accept-Encoding",
    [SERVER_TIME]: String(nowMs),
  };
}

/** Whose document an answer carries. */
export function documentUuidOf(contentLocation: unknown): string | undefined {
  const isDocumentOf = typeof contentLocation === "string" && isDocument(contentLocation);
  return isDocumentOf ? contentLocation.slice(PATH.length) : undefined;
}

const isDocument = (url: string) => url.length === PATH.length + UUID_LENGTH && url.startsWith(PATH);

/** A cache in between may have marked the tag as weak, or ask for several at once. */
export function isKnownTag(tags: string | undefined, etag: string): boolean {
  return (tags ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
