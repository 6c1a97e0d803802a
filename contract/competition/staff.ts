import { z } from "zod";

/** A referee as the organiser of a competition sees them. */
export const staffMemberSchema = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string().nullable(),
  /** Blocked since, or a referee no more; listed for as long as they are named or have a mat here. */
  hasLeft: z.boolean(),
  /** While nobody is named, every referee runs the competition (RL23). */
  isNamed: z.boolean(),
  /** The mat of this competition they are meant for (RL21). */
  carpet: z.string().nullable(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

const MOST_REFEREES = 1000;

export const staffRequestSchema = z.object({
  data: z
    .array(staffMemberSchema.pick({ id: true, isNamed: true, carpet: true }))
    .max(MOST_REFEREES)
    .refine(
      (members) => new Set(members.map(({ id }) => id)).size === members.length,
      "Somebody is listed twice",
    ),
});
export type StaffChange = z.infer<typeof staffRequestSchema>["data"];

/** The rev changes with who is named and with their mats. */
export const staffAnswerSchema = z.object({
  data: z.array(staffMemberSchema),
  meta: z.object({ rev: z.int() }),
});
export type Staff = z.infer<typeof staffAnswerSchema>;
