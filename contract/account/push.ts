import { z } from "zod";
import { LOCALES } from "../locale.ts";
import { MOST_STARS } from "#domain/follow/follow.ts";
import { NOTICE_KINDS } from "#domain/follow/notices.ts";
import { followedSchema } from "./follow.ts";

const endpoint = z.url().max(1000);

/** What a browser gives out, what its owner follows, and what they want to be told. */
export const pushSubscriptionSchema = z.object({
  data: z.strictObject({
    endpoint,
    keys: z.strictObject({
      // A point of the curve and sixteen random bytes.
      p256dh: z.base64url().length(87),
      auth: z.base64url().length(22),
    }),
    /** Of the page; what was said before stays, and nothing is the default language (PN12). */
    locale: z.enum(LOCALES).optional(),
    kinds: z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length).readonly(),
    followed: z.array(followedSchema).max(MOST_STARS).readonly(),
  }),
});

export const pushEndpointSchema = z.object({ data: z.strictObject({ endpoint }) });
export const pushKeyAnswerSchema = z.object({ data: z.object({ key: z.string() }) });
export const pushDoneSchema = z.object({ data: z.object({ ok: z.boolean() }) });

export type PushSubscriptionRequest = z.infer<typeof pushSubscriptionSchema>["data"];
