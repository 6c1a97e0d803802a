import { isAdmin } from "#domain/access/access.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { SessionRow } from "../../persistence/database/accountTables.ts";
import { findAllSessionsOfAccount } from "../../persistence/account/sessions.ts";
import { endSessions } from "../../usecases/account/endSessions.ts";
import { actorOf, demandStepUp } from "./accountCalls.ts";
import { forbidden, notFound } from "../problem.ts";
import { numberInPath, type Call, type Route } from "../route.ts";

/** Where somebody is signed in, and the way to end it there. */
export function sessionRoutes(deps: AccountDeps): Route[] {
  const mine = "/api/auth/sessions";
  const theirs = "/api/users/:id/sessions";
  return [
    { method: "GET", url: mine, handle: (call) => handleList(deps, call) },
    { method: "DELETE", url: mine, handle: (call) => handleEndOthers(deps, call) },
    { method: "DELETE", url: `${mine}/:id`, handle: (call) => handleEndOne(deps, call) },
    { method: "GET", url: theirs, handle: (call) => handleListOfUser(deps, call) },
    { method: "DELETE", url: theirs, handle: (call) => handleEndOfUser(deps, call) },
  ];
}

async function handleList(deps: AccountDeps, call: Call) {
  const { accountId, sessionId } = actorOf(call);
  const rows = await findAllSessionsOfAccount(deps.db, accountId, deps.now());
  return rows.map((row) => presentSession(row, sessionId));
}

async function handleEndOthers(deps: AccountDeps, call: Call) {
  const actor = actorOf(call);
  await endSessions(deps, actor, { accountId: actor.accountId, except: actor.sessionId });
  return call.reply.code(204).send();
}

async function handleEndOne(deps: AccountDeps, call: Call) {
  const actor = actorOf(call);
  const sessionId = call.params["id"] ?? "";
  const ended = await endSessions(deps, actor, { accountId: actor.accountId, sessionId });
  if (ended === 0) throw notFound();
  return call.reply.code(204).send();
}

async function handleListOfUser(deps: AccountDeps, call: Call) {
  const { sessionId } = actorOf(call);
  const rows = await findAllSessionsOfAccount(deps.db, accountInPath(call), deps.now());
  return rows.map((row) => presentSession(row, sessionId));
}

async function handleEndOfUser(deps: AccountDeps, call: Call) {
  const actor = actorOf(call);
  const accountId = accountInPath(call);
  await demandStepUp(deps, actor);
  await endSessions(deps, actor, { accountId });
  return call.reply.code(204).send();
}

function accountInPath(call: Call): number {
  if (!isAdmin(call.viewer)) throw forbidden();
  const id = numberInPath(call);
  if (id === undefined) throw notFound("User not found");
  return id;
}

/** The secret of a session never leaves the server, not even as its hash. */
function presentSession(row: SessionRow, currentId: string) {
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    isBrowser: row.is_bound,
    userAgent: row.user_agent,
    createdAt: new Date(row.created_ms).toISOString(),
    seenAt: new Date(row.seen_ms).toISOString(),
    expiresAt: new Date(row.expires_ms).toISOString(),
  };
}
