import { z } from "zod";
import { LOCALES } from "../locale.ts";

/** Whether the account is told by mail about draws and schedules of its athletes, and the language of all its mails. */
export const noticeWishSchema = z.strictObject({
  data: z.strictObject({ mail: z.boolean(), locale: z.enum(LOCALES) }),
});
export type NoticeWish = z.infer<typeof noticeWishSchema>["data"];

/** What is not told stays as it is. */
export const noticeChangeSchema = z.strictObject({ data: noticeWishSchema.shape.data.partial() });
export type NoticeChange = z.infer<typeof noticeChangeSchema>["data"];

/** How many mails were sent, or would be, about what. */
export const noticesAnswerSchema = z.object({
  data: z.object({ draws: z.number(), schedules: z.number() }),
});
export type NoticesAnswer = z.infer<typeof noticesAnswerSchema>["data"];
