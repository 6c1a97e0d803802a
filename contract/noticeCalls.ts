import { noticesAnswerSchema, noticeWishSchema, type NoticeWish } from "./notices.ts";
import { segment } from "./envelope.ts";
import type { Calls } from "./personalClient.ts";

/** Mails about the day of one's athletes. */
export function noticeCalls({ get, post, put }: Pick<Calls, "get" | "post" | "put">) {
  return {
    wished: () => get("/notices", noticeWishSchema),
    wish: (data: NoticeWish) => put("/notices", noticeWishSchema, { data }),
    publish: (competitionUuid: string) =>
      post(`/competitions/uuid/${segment(competitionUuid)}/notices`, noticesAnswerSchema, { data: {} }),
  };
}
