import { z } from "zod";
import { segment } from "./envelope.ts";
import type { Calls } from "./personalClient.ts";

/** A referee as the organiser of a competition sees him. */
export const staffMemberSchema = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string().nullable(),
  /** While nobody is named, every referee runs the competition (RL23). */
  isNamed: z.boolean(),
  /** The mat of this competition the account is meant for (RL21). */
  carpet: z.string().nullable(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

const MOST_REFEREES = 1000;

export const staffRequestSchema = z.object({
  data: z.array(staffMemberSchema.pick({ id: true, isNamed: true, carpet: true })).max(MOST_REFEREES),
});
export type StaffChange = z.infer<typeof staffRequestSchema>["data"];

export const staffAnswerSchema = z.object({ data: z.array(staffMemberSchema) });

/** Who runs a competition, and which mat. */
export function staffCalls({ get, put }: Pick<Calls, "get" | "put">) {
  const path = (competitionUuid: string) => `/competitions/uuid/${segment(competitionUuid)}/staff`;
  return {
    staff: (competitionUuid: string) => get(path(competitionUuid), staffAnswerSchema),
    setStaff: (competitionUuid: string, data: StaffChange) =>
      put(path(competitionUuid), staffAnswerSchema, { data }),
  };
}
