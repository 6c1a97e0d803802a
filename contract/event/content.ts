import { z } from "zod";
import { ROLE_TYPES } from "#domain/access/access.ts";
import { pricingSchema } from "../fee/pricing.ts";
import { eventInfoSchema } from "./eventInfo.ts";
import { eventPlaceSchema, grantSchema } from "./eventRole.ts";
import { eventLookSchema } from "../competition/eventLook.ts";

const stamps = { createdAt: z.string(), updatedAt: z.string(), publishedAt: z.string() };
const entry = { id: z.number(), documentId: z.string(), ...stamps };

export const eventSchema = z.object({
  ...entry,
  name: z.string(),
  dateOfEvent: z.string().nullable(),
  showCompetition: z.boolean(),
  city: z.string().nullable(),
  venue: z.string().nullable(),
  address: z.string().nullable(),
  description: z.string().nullable(),
  registrationOpen: z.boolean(),
  registrationUntil: z.string().nullable(),
  info: eventInfoSchema.nullable(),
  // Both are missing from what a device kept from before.
  look: eventLookSchema.nullish(),
  pricing: pricingSchema.nullable().default(null),
});

export const teamSchema = z.object({
  ...entry,
  name: z.string(),
  city: z.string().nullable(),
  isOfficial: z.boolean(),
});

export const partnerSchema = z.object({
  ...entry,
  name: z.string(),
  description: z.string().nullable(),
  url: z.string().nullable(),
  level: z.string().nullable(),
  logo: z.string().nullable(),
  position: z.number(),
});

/** `content` is HTML that was sanitised when it was written and again when it was presented (GN). */
export const pageSchema = z.object({ ...entry, slug: z.string(), title: z.string(), content: z.string() });

export const roleSchema = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(ROLE_TYPES),
  ...stamps,
});

export const userSchema = z.object({
  ...entry,
  username: z.string(),
  email: z.string(),
  provider: z.string(),
  confirmed: z.boolean(),
  blocked: z.boolean(),
  displayName: z.string().nullable(),
  role: roleSchema.optional(),
  /** Of who asks about the own account, with the role of the account (RL24). */
  eventRoles: z.array(grantSchema).optional(),
  /** Where the own roles were taken away (RL29). */
  formerEvents: z.array(eventPlaceSchema).optional(),
});

export const authAnswerSchema = z.object({ jwt: z.string(), user: userSchema });

export type Event = z.infer<typeof eventSchema>;
export type Team = z.infer<typeof teamSchema>;
export type Page = z.infer<typeof pageSchema>;
export type Partner = z.infer<typeof partnerSchema>;
export type User = z.infer<typeof userSchema>;
export type AuthAnswer = z.infer<typeof authAnswerSchema>;
