import { finding } from "#contract/api/finding.ts";
import { ok } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { networkOf } from "../../auth/networkAddress.ts";
import { createNextBouts } from "../../search/nextBouts.ts";
import { createSearchIndex } from "../../search/searchIndex.ts";
import type { Snapshots } from "../../snapshots/competitionSnapshots.ts";
import { readCareer } from "../../usecases/event/readCareer.ts";
import { INSIDE_ADDRESS, spendOrRefuse } from "../rateLimit.ts";
import type { Route } from "../route.ts";
import { serve } from "../serve.ts";

/** The same for everybody: what the public sees, whoever asks. Nobody known has an empty career. */
export function findingRoutes(deps: AccountDeps, snapshots: Snapshots): Route[] {
  const index = createSearchIndex(deps);
  const findNext = createNextBouts(deps, snapshots);
  return [
    serve(finding.search, async ({ query, request, reply }) => {
      const spent = await spendOrRefuse(deps, reply, (limits) =>
        limits.searchesByNetwork.take(networkOf(request.ip)),
      );
      if (!spent.ok) return spent;
      reply.header("cache-control", "no-store");
      const { athletes, ...others } = await index.find(query.q, query.limit);
      const items = await Promise.all(
        athletes.items.map(async ({ competition, ...athlete }) => ({
          ...athlete,
          next: await findNext(competition, athlete.uuid),
        })),
      );
      return ok({ data: { ...others, athletes: { ...athletes, items } } });
    }),
    serve(finding.career, async ({ params, query, request, reply }) => {
      // A call that looks at no token is counted by nobody else when it only reads.
      const isInside = request.socket.remoteAddress === INSIDE_ADDRESS;
      const spent = isInside
        ? ok(undefined)
        : await spendOrRefuse(deps, reply, (limits) => limits.readsByNetwork.take(networkOf(request.ip)));
      if (!spent.ok) return spent;
      reply.header("cache-control", "no-store");
      const { against } = query;
      return ok({ data: await readCareer(deps, snapshots, { fighter: params.uuid, against }) });
    }),
  ];
}
