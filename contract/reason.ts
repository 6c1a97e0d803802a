import { z } from "zod";
import { LONGEST_REASON, LONGEST_STATUS_REASON, SHORTEST_REASON } from "#domain/reason.ts";

/** Why somebody did what is kept for everybody to read. */
export const reasonSchema = z.string().trim().min(SHORTEST_REASON).max(LONGEST_REASON);

export const statusReasonSchema = z.string().trim().min(1).max(LONGEST_STATUS_REASON);
