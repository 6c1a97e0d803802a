import type { FastifyInstance } from "fastify";
import type { AccountDeps } from "../auth/accountDeps.ts";
import { recordRefusal } from "../usecases/account/recordRefusal.ts";
import { callerOf } from "./route.ts";

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);
const MOST_CHARACTERS = 300;

/** A change that was refused to somebody who is signed in leaves a line in the audit (SE26). */
export function auditRefusedWrites(http: FastifyInstance, deps: AccountDeps): void {
  http.addHook("onResponse", (request, reply, done) => {
    const { accountId, sessionId } = callerOf(request);
    const isRefusedWrite = reply.statusCode === 403 && !SAFE_METHODS.has(request.method);
    if (isRefusedWrite && accountId !== undefined && sessionId !== undefined) {
      const path = request.url.split("?", 1)[0] ?? "";
      const object = `${request.method} ${path}`.slice(0, MOST_CHARACTERS);
      deps.later(() => recordRefusal(deps, { accountId, sessionId, address: request.ip }, object));
    }
    done();
  });
}
