import {
  callRequestSchema,
  finishRequestSchema,
  noShowRequestSchema,
  placeRequestSchema,
  resultRequestSchema,
  returnRequestSchema,
  undoRequestSchema,
  withdrawRequestSchema,
} from "#contract/matActs.ts";
import type { Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { callBout } from "../../usecases/day/callBout.ts";
import { finishCategory } from "../../usecases/day/finishCategory.ts";
import { placeBout } from "../../usecases/day/placeBout.ts";
import { readDesk } from "../../usecases/day/readDesk.ts";
import { recordNoShow } from "../../usecases/day/recordNoShow.ts";
import { recordResult } from "../../usecases/day/recordResult.ts";
import { returnToQueue } from "../../usecases/day/returnToQueue.ts";
import { undoQueueAct } from "../../usecases/day/undoQueueAct.ts";
import { withdrawFighter } from "../../usecases/day/withdrawFighter.ts";
import { parseWrite } from "../parse.ts";
import { HttpProblem, forbidden, notFound } from "../problem.ts";
import type { Call, Route } from "../route.ts";

/** What officials do with bouts outside their tables. */
export function matRoutes(deps: Deps): Route[] {
  return [
    {
      method: "GET",
      url: "/api/competitions/uuid/:uuid/desk",
      handle: async ({ viewer, params }) => answer(await readDesk(deps, viewer, params["uuid"] ?? "")),
    },
    onBout("call", async (call) => {
      const { id } = parseWrite(callRequestSchema, call.request.body).data;
      return answer(await callBout(deps, actOf(call, id)));
    }),
    onBout("no-show", async (call) => {
      const { id, absent } = parseWrite(noShowRequestSchema, call.request.body).data;
      return answer(await recordNoShow(deps, actOf(call, id), absent));
    }),
    onBout("result", async (call) => {
      const { id, ...result } = parseWrite(resultRequestSchema, call.request.body).data;
      return answer(await recordResult(deps, actOf(call, id), result));
    }),
    onBout("withdraw", async (call) => {
      const { id, ...withdrawal } = parseWrite(withdrawRequestSchema, call.request.body).data;
      return answer(await withdrawFighter(deps, actOf(call, id), withdrawal));
    }),
    onBout("return", async (call) => {
      const { id } = parseWrite(returnRequestSchema, call.request.body).data;
      return answer(await returnToQueue(deps, actOf(call, id)));
    }),
    onBout("place", async (call) => {
      const { id, ...placement } = parseWrite(placeRequestSchema, call.request.body).data;
      return answer(await placeBout(deps, actOf(call, id), placement));
    }),
    {
      method: "POST",
      url: "/api/queue-acts/:uuid/undo",
      handle: async ({ viewer, params, request }) => {
        const { id } = parseWrite(undoRequestSchema, request.body).data;
        return answer(await undoQueueAct(deps, { viewer, id, actId: params["uuid"] ?? "" }));
      },
    },
    {
      method: "POST",
      url: "/api/categories/:uuid/finish",
      handle: async ({ viewer, params, request }) => {
        parseWrite(finishRequestSchema, request.body);
        return answer(await finishCategory(deps, viewer, params["uuid"] ?? ""));
      },
    },
  ];
}

const onBout = (act: string, handle: Route["handle"]): Route => ({
  method: "POST",
  url: `/api/fightings/:uuid/${act}`,
  handle,
});

const actOf = ({ viewer, params }: Call, id: string) => ({ viewer, id, fightingUuid: params["uuid"] ?? "" });

/** Every refusal of an act is a conflict with how things stand; its code tells which, and why. */
export function answer<Value>(done: Result<Value, { readonly code: string }>): { readonly data: Value } {
  if (done.ok) return { data: done.value };
  switch (done.problem.code) {
    case "not-found":
      throw notFound();
    case "forbidden":
    case "chief-only":
      throw forbidden();
    default:
      throw new HttpProblem("ConflictError", "The act does not fit the present state", { ...done.problem });
  }
}
