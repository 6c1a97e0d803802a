import type { IncomingMessage, ServerResponse } from "node:http";
import type { Deps } from "../deps.ts";
import type { Snapshots } from "../snapshots/competitionSnapshots.ts";
import { isKnownHost } from "./origins.ts";
import { SERVER_TIME } from "./serverTime.ts";

/** Answers a request itself, or leaves it to the router. */
export type Lane = (request: IncomingMessage, response: ServerResponse) => boolean;

const PATH = "/api/competitions/uuid/";
const UUID_LENGTH = 36;

/**
 * "Not modified" for a kept public document, before the router is asked: what every phone in a hall asks for after a
 * restart must cost next to nothing. Whatever is out of the ordinary (a token, a page of another origin, another host, a
 * document that is not kept or not public) goes the usual way.
 */
export function createUnchangedLane(
  { config, now }: Pick<Deps, "config" | "now">,
  snapshots: Snapshots,
  headers: Readonly<Record<string, string>>,
): Lane {
  return ({ method, url = "", headers: asked }, response) => {
    const tag = asked["if-none-match"];
    if (tag === undefined || method !== "GET" || !isDocument(url)) return false;
    if (asked.authorization !== undefined || asked.origin !== undefined) return false;
    const snapshot = snapshots.peek(url.slice(PATH.length));
    if (snapshot?.etag !== tag || !snapshot.visibility.isShownByEvent) return false;
    if (asked.host === undefined || !isKnownHost(config, asked.host)) return false;
    response.writeHead(304, { ...headers, ...documentHeaders(tag, now()) }).end();
    return true;
  };
}

/** The bytes are the same for everybody; what differs from answer to answer, the time, is a header. */
export function documentHeaders(etag: string, nowMs: number): Record<string, string> {
  return { etag, "cache-control": "no-cache", vary: "Origin, Accept-Encoding", [SERVER_TIME]: String(nowMs) };
}

const isDocument = (url: string) => url.length === PATH.length + UUID_LENGTH && url.startsWith(PATH);
