import { z } from "zod";
import { uuidSchema } from "../competition/entity.ts";
import { oneLine } from "../oneLine.ts";

const seconds = z.int().min(3).max(600);
const own = { seconds: seconds.optional() };

/** What a screen of the hall can show. `seconds` of its own count over those of the rotation. */
export const screenPageSchema = z.discriminatedUnion("page", [
  z.strictObject({ page: z.literal("mats"), ...own }),
  z.strictObject({ page: z.literal("queue"), ...own }),
  z.strictObject({ page: z.literal("mat"), carpet: uuidSchema, ...own }),
  z.strictObject({ page: z.literal("bracket"), category: uuidSchema, ...own }),
  z.strictObject({ page: z.literal("leaders"), category: uuidSchema, ...own }),
  z.strictObject({ page: z.literal("podium"), category: uuidSchema, ...own }),
  z.strictObject({ page: z.literal("teams"), ...own }),
  z.strictObject({ page: z.literal("announcement"), text: z.string().trim().min(1).max(300), ...own }),
  z.strictObject({ page: z.literal("commercials"), ...own }),
]);
export type ScreenPage = z.infer<typeof screenPageSchema>;

const pages = z.array(screenPageSchema).min(1).max(20);

/** Everything an official decides about a screen: its pages in turn, and how they look. */
export const displayShowSchema = z.strictObject({
  pages,
  /** What a podium stands in for; kept with the screen, so that whoever takes the podium off brings it back (DP13). */
  before: pages.optional(),
  seconds: seconds.default(15),
  scale: z.number().min(0.5).max(2).default(1),
  mode: z.enum(["dark", "light"]).default("dark"),
  /** Null: as the competition's scoreboard type says. */
  layout: z.enum(["rows", "duel"]).nullable().default(null),
  mirror: z.boolean().default(false),
});
export type DisplayShow = z.infer<typeof displayShowSchema>;

export const DEFAULT_SHOW: DisplayShow = displayShowSchema.parse({ pages: [{ page: "mats" }] });

const name = oneLine(1, 80);
export const DISPLAY_CODE = /^\d{4}$/;

/** A display as it knows itself. Without a competition it still waits to be claimed by its code. */
export const displaySelfSchema = z.object({
  id: z.string(),
  name: z.string(),
  competition: uuidSchema.nullable(),
  code: z.string().nullable(),
  codeUntil: z.number().nullable(),
  show: displayShowSchema,
  version: z.number(),
});
export type DisplaySelf = z.infer<typeof displaySelfSchema>;

/** The same as an official reads it in the list. */
export const pairedDisplaySchema = z.object({
  id: z.string(),
  name: z.string(),
  show: displayShowSchema,
  version: z.number(),
  seenAt: z.number().nullable(),
  isOnline: z.boolean(),
});
export type PairedDisplay = z.infer<typeof pairedDisplaySchema>;

/** A display that begins: what it shows to be claimed, and the token that is its only key. */
export const newDisplayAnswerSchema = z.object({
  data: z.object({ token: z.string(), self: displaySelfSchema }),
});
export const displaySelfAnswerSchema = z.object({ data: displaySelfSchema });
export const displayListSchema = z.object({ data: z.array(pairedDisplaySchema) });
export const displayAnswerSchema = z.object({ data: pairedDisplaySchema });
export const displayLinkAnswerSchema = z.object({ data: pairedDisplaySchema.extend({ token: z.string() }) });

export const newDisplayRequestSchema = z.strictObject({ data: z.strictObject({}) });
export const displayClaimSchema = z.strictObject({
  data: z.strictObject({
    code: z.string().regex(DISPLAY_CODE),
    competition: uuidSchema,
    name,
    show: displayShowSchema.optional(),
  }),
});
export const displayLinkRequestSchema = z.strictObject({
  data: z.strictObject({ name, show: displayShowSchema.optional() }),
});
export const displayChangeSchema = z.strictObject({
  data: z.strictObject({ name: name.optional(), show: displayShowSchema.optional() }),
});
export type DisplayClaim = z.infer<typeof displayClaimSchema>["data"];
export type DisplayLinkRequest = z.infer<typeof displayLinkRequestSchema>["data"];
export type DisplayChange = z.infer<typeof displayChangeSchema>["data"];

/** Query parameter of a display link; whoever has the link has the screen, and nothing else. */
export const DISPLAY_PARAM = "display";
