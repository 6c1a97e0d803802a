import { z } from "zod";
import { EVENT_ROLES } from "#domain/access/eventRoles.ts";

export const eventPlaceSchema = z.object({ eventId: z.number(), competitionUuid: z.string().nullable() });

/** A role of an event as its owner's session knows it. */
export const grantSchema = eventPlaceSchema.extend({ role: z.enum(EVENT_ROLES) });

export const eventRoleSchema = z.object({
  id: z.number(),
  role: z.enum(EVENT_ROLES),
  account: z.object({ id: z.number(), name: z.string(), email: z.string(), isBlocked: z.boolean() }),
  givenAt: z.number(),
  /** Nothing of somebody whose account is no more. */
  givenBy: z.string().nullable(),
});
export type EventRoleView = z.infer<typeof eventRoleSchema>;
export const eventRolesSchema = z.object({ data: z.array(eventRoleSchema) });

export const newEventRoleSchema = z.object({
  data: z.object({
    email: z.email().max(254),
    roles: z.array(z.enum(EVENT_ROLES)).min(1).max(EVENT_ROLES.length),
  }),
});
export type NewEventRole = z.infer<typeof newEventRoleSchema>["data"];

export const givenEventRoleSchema = z.object({
  data: z.object({
    roles: z.array(eventRoleSchema),
    /** Whether a letter went out: the address had no account. */
    isInvited: z.boolean(),
  }),
});
