import { users } from "#contract/api/users.ts";
import { newUserSchema, OWN_KEYS, userChangeSchema } from "#contract/account/user.ts";
import { isAdmin } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { TooManyRequests } from "../../auth/limits.ts";
import { presentUser } from "../../present/user.ts";
import { invalid } from "../../query/refusal.ts";
import { inviteUser } from "../../usecases/account/inviteUser.ts";
import { countUsers, readRoles, readUser, readUsers } from "../../usecases/account/readUsers.ts";
import { createUser, updateUser, type UserChange } from "../../usecases/account/saveUser.ts";
import { demandStepUp } from "../../usecases/account/stepUp.ts";
import { spendOrRefuse } from "../rateLimit.ts";
import { numberInPath, queryText, type Route } from "../route.ts";
import { serve, type Served } from "../serve.ts";
import { refuseOtherKeys, refuseWeak } from "./accountCalls.ts";
import { userInPath } from "./sessionRoutes.ts";

export function userRoutes(deps: AccountDeps): Route[] {
  return [
    serve(users.me, async ({ actor, viewer: { grants, formerEvents }, query, reply }) => {
      const user = await readUser(deps, actor.accountId, asksForRole(query));
      reply.header("cache-control", "no-store");
      if (user === undefined) return refuse({ code: "forbidden" });
      if (!asksForRole(query)) return ok(user);
      return ok({
        ...user,
        ...(grants?.length && { eventRoles: [...grants] }),
        ...(formerEvents?.length && { formerEvents: [...formerEvents] }),
      });
    }),
    serve(users.count, async ({ reply }) =>
      ok(reply.type("application/json; charset=utf-8").send(JSON.stringify(await countUsers(deps)))),
    ),
    serve(users.list, async ({ viewer, query: { start, limit, q, _q }, request, reply }) => {
      const found = await readUsers(deps, { viewer, start, limit, part: q ?? _q, text: queryText(request) });
      // Of some only the wished fields are there, so it is no list of whole users.
      return found.ok ? ok(reply.send(found.value)) : found;
    }),
    serve(users.create, (call) => handleCreate(deps, call)),
    serve(users.one, async ({ params, query, reply }) => {
      const id = numberInPath({ params });
      const user = id === undefined ? undefined : await readUser(deps, id, asksForRole(query));
      return ok(user ?? reply.code(204).send());
    }),
    serve(users.update, (call) => handleUpdate(deps, call)),
    serve(users.invite, (call) => handleInvite(deps, call)),
    serve(users.roles, async () => ok({ roles: await readRoles(deps) })),
  ];
}

async function handleCreate(deps: AccountDeps, { actor, request, body: user }: Served<typeof users.create>) {
  const known = refuseOtherKeys(request.body, Object.keys(newUserSchema.shape));
  if (!known.ok) return known;
  const weak = refuseWeak(user.password);
  if (!weak.ok) return weak;
  const demanded = user.role === "authenticated" ? ok(true) : await demandStepUp(deps, actor);
  if (!demanded.ok) return demanded;
  const done = await createUser(deps, actor, user);
  return done.ok ? ok(presentUser(done.value, true)) : done;
}

/** Counted by who invites and by whom the letter goes to (SE46). */
async function handleInvite(deps: AccountDeps, call: Served<typeof users.invite>) {
  const { actor, params, reply, body } = call;
  const id = userInPath(params);
  if (!id.ok) return id;
  const demanded = await demandStepUp(deps, actor);
  if (!demanded.ok) return demanded;
  const invited = await spendOrRefuse(deps, reply, (limits) =>
    limits.invitationsByAccount.take(String(actor.accountId)),
  );
  const spent = invited.ok ? await spendMailTo(deps, call, id.value) : invited;
  if (!spent.ok) return spent;
  return inviteUser(deps, actor, { id: id.value, event: body.data.event });
}

/** The own account and there only its names; everything else is for admins (RL20). */
async function handleUpdate(deps: AccountDeps, call: Served<typeof users.update>) {
  const { actor, viewer, params, query } = call;
  const id = userInPath(params);
  const isTheirs = id.ok && id.value === actor.accountId;
  if (!isAdmin(viewer) && !isTheirs) return refuse({ code: "forbidden" } as const);
  if (!id.ok) return id;
  const change = readChange(call);
  if (!change.ok) return change;
  const demanded = isDangerous(change.value) ? await demandStepUp(deps, actor) : ok(true);
  if (!demanded.ok) return demanded;
  // The address that was the account's hears of another (SE40).
  const spent =
    change.value.email === undefined
      ? ok(undefined)
      : await spendMailTo(deps, call, id.value, change.value.email);
  if (!spent.ok) return spent;
  const done = await updateUser(deps, actor, { id: id.value, change: change.value });
  return done.ok ? ok(presentUser(done.value, asksForRole(query))) : done;
}

/** Nobody makes us write to somebody else again and again; what stays the same is not written about. */
async function spendMailTo(
  deps: AccountDeps,
  { reply }: Pick<Served<typeof users.update>, "reply">,
  id: number,
  nextEmail?: string,
): Promise<Result<undefined, TooManyRequests>> {
  const user = await readUser(deps, id, false);
  if (user === undefined || user.email === nextEmail) return ok(undefined);
  return spendOrRefuse(deps, reply, (limits) => limits.mailByRecipient.take(user.email));
}

function readChange({ viewer, request, body: { password, ...change } }: Served<typeof users.update>) {
  const keys = isAdmin(viewer) ? Object.keys(userChangeSchema.shape) : OWN_KEYS;
  const known = refuseOtherKeys(request.body, keys);
  if (!known.ok) return known;
  if (password === null) return refuse(invalid("password.notNull"));
  const weak = refuseWeak(password);
  return weak.ok ? ok({ ...change, password }) : weak;
}

/** Whoever can change these can take the account over. */
function isDangerous({ email, password, role, blocked, confirmed }: UserChange): boolean {
  return [email, password, role, blocked, confirmed].some((value) => value !== undefined);
}

/** `populate=role`, `populate[0]=role` or `populate[role]=true`; anything else asks for nothing. */
function asksForRole(query: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(query).some(([key, value]) => {
    if (!/^populate(\[\d*\])?$/.test(key)) return key === "populate[role]" && value !== "false";
    return String(value)
      .split(",")
      .some((name) => name === "role" || name === "*");
  });
}
