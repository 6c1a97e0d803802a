import { noticeWishSchema } from "#contract/notices.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { updateWantsNotices } from "../../persistence/day/notices.ts";
import { publishNotices } from "../../usecases/day/publishNotices.ts";
import { actorOf } from "../account/accountCalls.ts";
import { answer } from "../problem.ts";
import { parseWrite } from "../parse.ts";
import type { Call, Route } from "../route.ts";

/** Mails about the day: who wants them, and when they are sent. */
export function noticeRoutes(deps: AccountDeps): Route[] {
  return [
    { method: "GET", url: "/api/notices", handle: (call) => readWish(deps, call) },
    {
      method: "PUT",
      url: "/api/notices",
      handle: async (call) => {
        const { accountId } = actorOf(call);
        await updateWantsNotices(
          deps.db,
          accountId,
          parseWrite(noticeWishSchema, call.request.body).data.mail,
        );
        return readWish(deps, call);
      },
    },
    {
      method: "POST",
      url: "/api/competitions/uuid/:uuid/notices",
      handle: async ({ viewer, params }) => answer(await publishNotices(deps, viewer, params["uuid"] ?? "")),
    },
  ];
}

async function readWish({ db }: AccountDeps, call: Call) {
  const account = await findAccountById(db, actorOf(call).accountId);
  return { data: { mail: account?.wants_notices ?? false } };
}
