import { displays } from "#contract/api/displays.ts";
import { ok } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { writeDisplayToken } from "../../auth/displayToken.ts";
import { networkOf } from "../../auth/networkAddress.ts";
import { presentDisplay, presentDisplaySelf } from "../../present/display.ts";
import {
  changeDisplay,
  claimDisplay,
  createDisplayLink,
  listDisplays,
  openDisplay,
  readOwnDisplay,
  reportDisplay,
  revokeDisplay,
} from "../../usecases/display/pairDisplay.ts";
import { spendOrRefuse } from "../rateLimit.ts";
import type { Route } from "../route.ts";
import { serve } from "../serve.ts";

/** Screens of the hall: how one is paired, what it shows, how it is taken away. */
export function displayRoutes(deps: AccountDeps): Route[] {
  return [...ownRoutes(deps), ...pairingRoutes(deps)];
}

/** What a display asks and tells itself. */
function ownRoutes(deps: AccountDeps): Route[] {
  return [
    serve(displays.open, async ({ request, reply }) => {
      const spent = await spendOrRefuse(deps, reply, (limits) =>
        limits.displaysByNetwork.take(networkOf(request.ip)),
      );
      if (!spent.ok) return spent;
      const opened = await openDisplay(deps);
      if (!opened.ok) return opened;
      const row = opened.value;
      reply.header("cache-control", "no-store");
      const token = writeDisplayToken(deps.tokenKey, row.document_id);
      return ok({ data: { token, self: presentDisplaySelf(row) } });
    }),
    serve(displays.self, async ({ viewer, reply }) => {
      const own = await readOwnDisplay(deps, viewer);
      if (!own.ok) return own;
      reply.header("cache-control", "no-store");
      return ok({ data: presentDisplaySelf(own.value) });
    }),
    serve(displays.report, ({ viewer, body }) => reportDisplay(deps, viewer, body.data.offsetMs)),
  ];
}

/** What officials do with the displays of a competition. */
function pairingRoutes(deps: AccountDeps): Route[] {
  return [
    serve(displays.claim, async ({ viewer, body, reply }) => {
      const spent = await spendOrRefuse(deps, reply, (limits) =>
        limits.claimsByAccount.take(String(viewer.accountId)),
      );
      if (!spent.ok) return spent;
      const claimed = await claimDisplay(deps, viewer, body.data);
      return claimed.ok ? ok({ data: presentDisplay(claimed.value, deps.now()) }) : claimed;
    }),
    serve(displays.list, async ({ viewer, params }) => {
      const listed = await listDisplays(deps, viewer, params.uuid);
      return listed.ok ? ok({ data: listed.value.map((row) => presentDisplay(row, deps.now())) }) : listed;
    }),
    serve(displays.link, async ({ viewer, params, body, reply }) => {
      const linked = await createDisplayLink(deps, viewer, params.uuid, body.data);
      if (!linked.ok) return linked;
      const row = linked.value;
      reply.header("cache-control", "no-store");
      const token = writeDisplayToken(deps.tokenKey, row.document_id);
      return ok({ data: { ...presentDisplay(row, deps.now()), token } });
    }),
    serve(displays.change, async ({ viewer, params, body }) => {
      const changed = await changeDisplay(deps, viewer, params.id, body.data);
      return changed.ok ? ok({ data: presentDisplay(changed.value, deps.now()) }) : changed;
    }),
    serve(displays.revoke, ({ viewer, params }) => revokeDisplay(deps, viewer, params.id)),
  ];
}
