import { mats } from "#contract/api/mats.ts";
import type { Deps } from "../../environment/deps.ts";
import { arrangeMats } from "../../usecases/day/arrangeMats.ts";
import { callBout } from "../../usecases/day/callBout.ts";
import { finishCategory } from "../../usecases/day/finishCategory.ts";
import { markPresence } from "../../usecases/day/markPresence.ts";
import { placeBout } from "../../usecases/day/placeBout.ts";
import { readDesk } from "../../usecases/day/readDesk.ts";
import { recordNoShow } from "../../usecases/day/recordNoShow.ts";
import { recordResult } from "../../usecases/day/recordResult.ts";
import { returnToQueue } from "../../usecases/day/returnToQueue.ts";
import { undoQueueAct } from "../../usecases/day/undoQueueAct.ts";
import { withdrawFighter } from "../../usecases/day/withdrawFighter.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** What officials do with bouts outside their tables. */
export function matRoutes(deps: Deps): Route[] {
  return [
    serve(mats.desk, async ({ viewer, params }) => asData(await readDesk(deps, viewer, params.uuid))),
    serve(mats.call, async (call) => asData(await callBout(deps, actOf(call)))),
    serve(mats.noShow, async (call) => asData(await recordNoShow(deps, actOf(call), call.body.data.absent))),
    serve(mats.result, async (call) => asData(await recordResult(deps, actOf(call), call.body.data))),
    serve(mats.withdraw, async (call) => asData(await withdrawFighter(deps, actOf(call), call.body.data))),
    serve(mats.presence, async (call) => asData(await markPresence(deps, actOf(call), call.body.data))),
    serve(mats.returnToQueue, async (call) => asData(await returnToQueue(deps, actOf(call)))),
    serve(mats.place, async (call) => asData(await placeBout(deps, actOf(call), call.body.data))),
    serve(mats.arrange, async (call) => asData(await arrangeMats(deps, actOf(call), call.body.data))),
    serve(mats.undo, async ({ viewer, params, body }) =>
      asData(await undoQueueAct(deps, { viewer, id: body.data.id, actId: params.uuid })),
    ),
    serve(mats.finish, async ({ viewer, params }) => asData(await finishCategory(deps, viewer, params.uuid))),
  ];
}

type OnBout = {
  readonly viewer: Identity;
  readonly params: { readonly uuid: string };
  readonly body: { readonly data: { readonly id: string } };
};

const actOf = ({ viewer, params, body }: OnBout) => ({
  viewer,
  id: body.data.id,
  fightingUuid: params.uuid,
});
