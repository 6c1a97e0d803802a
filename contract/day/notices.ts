import { z } from "zod";

/** Whether the account is told by mail about draws and schedules of its athletes. */
export const noticeWishSchema = z.strictObject({ data: z.strictObject({ mail: z.boolean() }) });
export type NoticeWish = z.infer<typeof noticeWishSchema>["data"];

/** How many mails were sent about what. */
export const noticesAnswerSchema = z.object({
  data: z.object({ draws: z.number(), schedules: z.number() }),
});
export type NoticesAnswer = z.infer<typeof noticesAnswerSchema>["data"];
