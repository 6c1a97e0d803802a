import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import { customAlphabet } from "nanoid";
import type { FastifyInstance } from "fastify";
import { REQUEST_ID } from "#contract/call.ts";
import { currentRequestId, inRequest } from "../environment/log.ts";

/** A person reads it out to another: no letter looks or sounds like another one or like a digit. */
const newId = customAlphabet("0123456789ABCDEFGHJKMNPQRSTVWXYZ", 10);
const WELL_FORMED = /^[\w-]{8,64}$/;

export type RequestIdOf = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

/** The id of a request: that of the page it is made for, that a configured proxy gave it, or a new one (OP46). */
export function createRequestIds(trustedProxies: readonly string[]): RequestIdOf {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  const fromProxy = ({ headers, socket }: Parameters<RequestIdOf>[0]): string | undefined => {
    const given = headers[REQUEST_ID];
    const { remoteAddress } = socket;
    if (typeof given !== "string" || !WELL_FORMED.test(given) || remoteAddress === undefined)
      return undefined;
    return isTrusted(remoteAddress, 0) ? given : undefined;
  };
  return (request) => currentRequestId() ?? fromProxy(request) ?? newId();
}

/** Everything that is done for a request, and its answer, carry its id (OP45). */
export function carryRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    inRequest(request.id, done);
  });
  // Reading a body goes by the events of its connection, which belong to no request.
  app.addHook("preValidation", (request, _reply, done) => inRequest(request.id, done));
}
