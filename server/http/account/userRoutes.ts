import { z } from "zod";
import type { RoleType } from "#domain/access/access.ts";
import type { ErrorName } from "#contract/error.ts";
import { isAdmin } from "#domain/access/access.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import {
  countAccounts,
  countAccountsByRole,
  findAccountById,
  findAllAccounts,
} from "../../persistence/account/accounts.ts";
import { findRole, presentRoles, presentUser } from "../../present/user.ts";
import {
  createUser,
  updateUser,
  type UserChange,
  type UserProblem,
} from "../../usecases/account/saveUser.ts";
import { actorOf, demandStepUp } from "./accountCalls.ts";
import { email, newPassword, username } from "./accountSchemas.ts";
import { parseInput } from "../parse.ts";
import { forbidden, HttpProblem, notFound } from "../problem.ts";
import { numberInPath, type Call, type Route } from "../route.ts";
import { refuseOtherKeys } from "./signInRoutes.ts";

/** Bare objects and arrays, as existing clients expect of these paths (API9). */
export function userRoutes(deps: AccountDeps): Route[] {
  return [
    { method: "GET", url: "/api/users/me", handle: (call) => handleMe(deps, call) },
    { method: "GET", url: "/api/users/count", handle: (call) => handleCount(deps, call) },
    { method: "GET", url: "/api/users", handle: (call) => handleList(deps, call) },
    { method: "POST", url: "/api/users", handle: (call) => handleCreate(deps, call) },
    { method: "GET", url: "/api/users/:id", handle: (call) => handleOne(deps, call) },
    { method: "PUT", url: "/api/users/:id", handle: (call) => handleUpdate(deps, call) },
    { method: "GET", url: "/api/users-permissions/roles", handle: (call) => handleRoles(deps, call) },
  ];
}

async function handleMe(deps: AccountDeps, { viewer, request, reply }: Call) {
  const account =
    viewer.accountId === undefined ? undefined : await findAccountById(deps.db, viewer.accountId);
  if (account === undefined) throw forbidden();
  reply.header("cache-control", "no-store");
  return presentUser(account, asksForRole(request.query));
}

async function handleCount(deps: AccountDeps, { viewer, reply }: Call) {
  demandAdmin(viewer);
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(await countAccounts(deps.db)));
}

const listSchema = z.looseObject({
  start: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).default(100),
  /** A part of the name or the address. */
  q: z.string().trim().max(100).optional(),
});
const LONGEST_LIST = 100;

async function handleList(deps: AccountDeps, { viewer, request }: Call) {
  demandAdmin(viewer);
  const { start, limit, q } = parseInput(listSchema, request.query);
  const rows = await findAllAccounts(deps.db, {
    offset: start,
    limit: Math.min(LONGEST_LIST, limit),
    ...(q && { part: q }),
  });
  return rows.map((row) => presentUser(row, asksForRole(request.query)));
}

async function handleOne(deps: AccountDeps, { viewer, params, request, reply }: Call) {
  demandAdmin(viewer);
  const id = numberInPath({ params });
  const account = id === undefined ? undefined : await findAccountById(deps.db, id);
  if (account === undefined) return reply.code(204).send();
  return presentUser(account, asksForRole(request.query));
}

/** An id, a type or a documentId, bare or in an object: the ways clients of this style name a relation. */
const role = z.unknown().transform((given, context): RoleType => {
  const found = findRole(given);
  if (found !== undefined && found !== "public") return found;
  context.addIssue({ code: "custom", message: "role is not known" });
  return z.NEVER;
});

const createSchema = z.object({
  username,
  email,
  password: newPassword,
  role: role.prefault("authenticated"),
  confirmed: z.boolean().default(true),
  blocked: z.boolean().default(false),
});

const REFUSALS: Record<UserProblem["code"], readonly [ErrorName, string]> = {
  "not-found": ["NotFoundError", "User not found"],
  "username-taken": ["ApplicationError", "Username already taken"],
  "email-taken": ["ApplicationError", "Email already taken"],
  "last-admin": ["ApplicationError", "The last admin must stay an admin"],
};

async function handleCreate(deps: AccountDeps, call: Call) {
  const { viewer, request, reply } = call;
  demandAdmin(viewer);
  refuseOtherKeys(request.body, Object.keys(createSchema.shape));
  const user = parseInput(createSchema, request.body ?? {});
  if (user.role !== "authenticated") await demandStepUp(deps, actorOf(call));
  const answer = await createUser(deps, actorOf(call), user);
  if (!answer.ok) throw new HttpProblem(...REFUSALS[answer.problem.code]);
  reply.code(201);
  return presentUser(answer.value, true);
}

const ownSchema = z.object({ username: username.optional(), email: email.optional() });
const anySchema = z.object({
  ...ownSchema.shape,
  password: z.union([newPassword, z.null()]).optional(),
  role: role.optional(),
  confirmed: z.boolean().optional(),
  blocked: z.boolean().optional(),
});

/** The own account and there only its names; everything else is for admins (RL20). */
async function handleUpdate(deps: AccountDeps, call: Call) {
  const { viewer, params, request } = call;
  const actor = actorOf(call);
  const id = numberInPath({ params });
  if (!isAdmin(viewer) && id !== actor.accountId) throw forbidden();
  if (id === undefined) throw notFound("User not found");
  const change = isAdmin(viewer) ? parseAnyChange(request.body) : parseOwnChange(request.body);
  if (isDangerous(change)) await demandStepUp(deps, actor);
  const answer = await updateUser(deps, actor, { id, change });
  if (!answer.ok) throw new HttpProblem(...REFUSALS[answer.problem.code]);
  return presentUser(answer.value, asksForRole(request.query));
}

function parseOwnChange(body: unknown): UserChange {
  refuseOtherKeys(body, Object.keys(ownSchema.shape));
  return parseInput(ownSchema, body ?? {});
}

function parseAnyChange(body: unknown): UserChange {
  refuseOtherKeys(body, Object.keys(anySchema.shape));
  const { password, ...change } = parseInput(anySchema, body ?? {});
  if (password === null) throw new HttpProblem("ValidationError", "password.notNull");
  return { ...change, password };
}

/** Whoever can change these can take the account over. */
function isDangerous({ email: address, password, role: newRole, blocked, confirmed }: UserChange): boolean {
  return [address, password, newRole, blocked, confirmed].some((value) => value !== undefined);
}

async function handleRoles(deps: AccountDeps, { viewer }: Call) {
  demandAdmin(viewer);
  return { roles: presentRoles(await countAccountsByRole(deps.db)) };
}

function demandAdmin(viewer: Call["viewer"]): void {
  if (!isAdmin(viewer)) throw forbidden();
}

/** `populate=role`, `populate[0]=role` or `populate[role]=true`; anything else asks for nothing. */
function asksForRole(query: unknown): boolean {
  return Object.entries(querySchema.parse(query)).some(([key, value]) => {
    if (!/^populate(\[\d*\])?$/.test(key)) return key === "populate[role]" && value !== "false";
    return String(value)
      .split(",")
      .some((name) => name === "role" || name === "*");
  });
}

const querySchema = z.record(z.string(), z.unknown());
