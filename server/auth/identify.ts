import { timingSafeEqual } from "node:crypto";
import type { Viewer } from "#domain/access/access.ts";
import type { EventPlace } from "#domain/access/eventRoles.ts";
import { findGrants } from "../persistence/account/eventRoles.ts";
import type { Deps } from "../environment/deps.ts";
import { findDisplay } from "../persistence/display/displays.ts";
import { findLiveSession, touchSession } from "../persistence/account/sessions.ts";
import { readCookie, sessionCookieName } from "./cookies.ts";
import { isDisplayToken, parseDisplayToken } from "./displayToken.ts";
import { hashSecret, parseToken } from "./token.ts";

export type Identity = Viewer & {
  readonly sessionId?: string;
  readonly displayId?: string;
  /** The events whose roles were taken away: who had them is told so (RL29). */
  readonly formerEvents?: readonly EventPlace[];
};
export type Credentials = { readonly token: string | undefined; readonly cookie: string | undefined };

export const ANONYMOUS: Identity = { role: "public" };

/** Often enough for a list of one's sessions, rarely enough to cost nothing. */
const SEEN_EVERY_MS = 5 * 60_000;

/**
 * Who shows these credentials; undefined when the token is no good. Nobody at all is anonymous, a bad token never is
 * (AU31). Every request reads the session row, so signing out or blocking takes effect at once.
 */
export async function identify(deps: Deps, credentials: Credentials): Promise<Identity | undefined> {
  if (credentials.token === undefined) return ANONYMOUS;
  if (isDisplayToken(credentials.token)) return await identifyDisplay(deps, credentials.token);
  const claims = await parseToken(deps.tokenKey, credentials.token, deps.now());
  if (claims === undefined) return undefined;
  const session = await findLiveSession(deps.db, claims.sessionId, deps.now());
  if (session === undefined || session.account_id !== claims.accountId) return undefined;
  if (session.is_blocked || !session.is_confirmed) return undefined;
  if (claims.isBound && !isCookieOf(session.token_hash, deps, credentials.cookie)) return undefined;
  if (deps.now() - session.seen_ms > SEEN_EVERY_MS) await noteSeen(deps, session.id);
  const granted = session.has_event_roles ? await findGrants(deps.db, session.account_id) : {};
  return { role: session.role, accountId: session.account_id, sessionId: session.id, ...granted };
}

/** A screen of the hall: nobody in particular, as long as its row is there. */
async function identifyDisplay(
  deps: Pick<Deps, "db" | "tokenKey">,
  token: string,
): Promise<Identity | undefined> {
  const displayId = parseDisplayToken(deps.tokenKey, token);
  const display = displayId === undefined ? undefined : await findDisplay(deps.db, displayId);
  if (display === undefined) return undefined;
  const { document_id, competition_uuid } = display;
  return {
    role: "public",
    displayId: document_id,
    ...(competition_uuid !== null && { displaysUuid: competition_uuid }),
  };
}

/** A convenience: storage that cannot be written to must not keep people from reading. */
async function noteSeen(
  { config, db, now, log }: Pick<Deps, "config" | "db" | "log" | "now">,
  sessionId: string,
): Promise<void> {
  if (config.role === "spectators") return;
  await touchSession(db, sessionId, now()).catch((cause: unknown) =>
    log.warn({ err: cause }, "a session was not noted as seen"),
  );
}

export function bearerOf(authorization: string | undefined): string | undefined {
  return /^bearer\s+(\S+)\s*$/i.exec(authorization ?? "")?.[1];
}

/** A token copied out of a browser is worth nothing without the cookie that scripts cannot read. */
function isCookieOf(tokenHash: string, deps: Pick<Deps, "config">, header: string | undefined): boolean {
  const secret = readCookie(header, sessionCookieName(deps.config));
  if (secret === undefined) return false;
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(tokenHash));
}
