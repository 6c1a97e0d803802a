import { SignJWT } from "jose";
import { EVENT_ROLES, type EventRole } from "#domain/access/eventRoles.ts";
import { parseToken, writeToken } from "../auth/token.ts";
import { createMember, signIn, signInBrowser, type Client, type Headers, type TestApp } from "./testApp.ts";
import { createEvent, createEventRole } from "./factories.ts";
import { updateAccount } from "../persistence/account/accounts.ts";

/** Accounts of the role `authenticated` that have a role of every own event, each the one it is called after (RL24). */
export const ROLE_CALLERS = EVENT_ROLES;
export const CALLERS = [
  "anonymous",
  "user",
  "owner",
  "other",
  "assigned",
  "unassigned",
  "admin",
  ...ROLE_CALLERS,
  /** The organiser of another event. */
  "elsewhere",
] as const;
export type AccessCaller = (typeof CALLERS)[number];

/** Tokens that look right and are not. */
export const BAD_TOKENS = ["blocked", "expired", "wrong audience", "stolen bound"] as const;
export type BadToken = (typeof BAD_TOKENS)[number];

export type AccessCallers = {
  readonly headers: Readonly<Record<AccessCaller | BadToken, Headers>>;
  readonly ownerId: number;
  readonly refereeId: number;
  /** The accounts of the roles of events. */
  readonly roleIds: Readonly<Record<EventRole, number>>;
};

export async function createAccessCallers(app: TestApp): Promise<AccessCallers> {
  const owner = await signIn(app, "authenticated");
  const assigned = await signIn(app, "referee");
  const blocked = await signIn(app, "admin");
  await updateAccount(app.db, blocked.account.id, { is_blocked: true });
  const bound = await signInBrowser(app, "admin");
  const roles = new Map<EventRole, Client>();
  for (const role of ROLE_CALLERS) roles.set(role, await signIn(app, "authenticated"));
  const elsewhere = await signIn(app, "authenticated");
  const { id: eventId } = await createEvent(app.db);
  await createEventRole(app.db, { event_id: eventId, account_id: elsewhere.account.id, role: "organiser" });
  const ofRole = <Value>(valueOf: (client: Client) => Value) => ({
    organiser: valueOf(known(roles, "organiser")),
    "chief-judge": valueOf(known(roles, "chief-judge")),
    secretary: valueOf(known(roles, "secretary")),
    "mat-referee": valueOf(known(roles, "mat-referee")),
    "weigh-in": valueOf(known(roles, "weigh-in")),
    announcer: valueOf(known(roles, "announcer")),
  });
  const headersOf = async (role: "authenticated" | "referee" | "admin") => (await signIn(app, role)).headers;
  return {
    headers: {
      anonymous: {},
      user: await headersOf("authenticated"),
      owner: owner.headers,
      other: await headersOf("authenticated"),
      assigned: assigned.headers,
      unassigned: await headersOf("referee"),
      admin: await headersOf("admin"),
      ...ofRole(({ headers }) => headers),
      elsewhere: elsewhere.headers,
      blocked: blocked.headers,
      expired: bearer(await expiredToken(app, await signIn(app, "admin"))),
      "wrong audience": bearer(await foreignToken(app)),
      // Without the cookie that came with it.
      "stolen bound": bearer(bound.token),
    },
    ownerId: owner.account.id,
    refereeId: assigned.account.id,
    roleIds: ofRole(({ account }) => account.id),
  };
}

function known(roles: ReadonlyMap<EventRole, Client>, role: EventRole): Client {
  const client = roles.get(role);
  if (client === undefined) throw new Error(`nobody is ${role}`);
  return client;
}

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

async function expiredToken(app: TestApp, client: Client): Promise<string> {
  const { tokenKey, now } = app.deps;
  const claims = await parseToken(tokenKey, client.token, now());
  if (claims === undefined) throw new Error("the token of a fresh session is good");
  return writeToken(tokenKey, claims, now() - 7_200_000, now() - 3_600_000);
}

async function foreignToken(app: TestApp): Promise<string> {
  const { id } = await createMember(app, "admin");
  return new SignJWT({ id, sid: "somewhere-else" })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setAudience("another-product")
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(app.deps.tokenKey);
}
