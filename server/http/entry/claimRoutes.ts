import { resultClaims } from "#contract/api/resultClaims.ts";
import { asThemselves } from "#domain/access/access.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { TooManyRequests } from "../../auth/limits.ts";
import { claimResults, readOwnClaims, withdrawClaims } from "../../usecases/entry/claimResults.ts";
import { decideClaim, readClaims, readWaitingClaims } from "../../usecases/entry/decideClaim.ts";
import { findReadableId } from "../../usecases/entry/readEntries.ts";
import { spendOrRefuse } from "../rateLimit.ts";
import type { Route } from "../route.ts";
import { asData, serve, type Served } from "../serve.ts";

/** Results of past events: who says they are theirs, and what organisers answer. */
export function claimRoutes(deps: AccountDeps): Route[] {
  const onOwn = onOwnProfile(deps);
  return [
    serve(resultClaims.ofProfile, (call) => onOwn(call, (id) => readOwnClaims(deps, id))),
    serve(resultClaims.make, (call) =>
      onOwn(call, (id) => claimResults(deps, call.actor, id, call.body.data.competition)),
    ),
    serve(resultClaims.withdraw, (call) =>
      onOwn(call, (id) => withdrawClaims(deps, call.actor, id, call.body.data.competition)),
    ),
    serve(resultClaims.waiting, async () => ok({ data: await readWaitingClaims(deps) })),
    serve(resultClaims.ofCompetition, async ({ params }) => asData(await readClaims(deps, params.uuid))),
    serve(resultClaims.decide, async ({ actor, params, body }) =>
      asData(
        await decideClaim(deps, actor, params.uuid, {
          id: Number(params.claim) || 0,
          decision: body.data.decision,
        }),
      ),
    ),
  ];
}

type OnProfile = Pick<Served<typeof resultClaims.ofProfile>, "viewer" | "params" | "reply">;

/** Something about the caller's own profile; every answer tells where people of a name and birth competed, so it is counted. */
const onOwnProfile =
  (deps: AccountDeps) =>
  async <Value, Problem>(
    { viewer, params, reply }: OnProfile,
    work: (id: number) => Promise<Result<Value, Problem>>,
  ): Promise<
    Result<{ readonly data: Value }, Problem | TooManyRequests | { readonly code: "not-found" }>
  > => {
    const id = await findReadableId(deps, "profiles", asThemselves(viewer), params.id);
    if (!id.ok) return id;
    const spent = await spendOrRefuse(deps, reply, (limits) =>
      limits.resultLookUpsByAccount.take(String(viewer.accountId)),
    );
    return spent.ok ? asData(await work(id.value)) : spent;
  };
