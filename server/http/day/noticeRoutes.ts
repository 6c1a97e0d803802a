import { notices } from "#contract/api/draws.ts";
import { ok } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { readNoticeWish, saveNoticeWish } from "../../usecases/day/noticeWish.ts";
import { previewNotices, publishNotices } from "../../usecases/day/publishNotices.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** Mails about the day: who wants them, and when they are sent. */
export function noticeRoutes(deps: AccountDeps): Route[] {
  return [
    serve(notices.wished, async ({ actor }) => ok({ data: await readNoticeWish(deps, actor.accountId) })),
    serve(notices.wish, async ({ actor, body }) =>
      ok({ data: await saveNoticeWish(deps, actor.accountId, body.data) }),
    ),
    serve(notices.preview, async ({ viewer, params }) =>
      asData(await previewNotices(deps, viewer, params.uuid)),
    ),
    serve(notices.publish, async ({ viewer, params }) =>
      asData(await publishNotices(deps, viewer, params.uuid)),
    ),
  ];
}
