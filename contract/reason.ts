import { z } from "zod";
import { LONGEST_REASON, SHORTEST_REASON } from "#domain/reason.ts";

/** Why somebody did what is kept for everybody to read. */
export const reasonSchema = z.string().trim().min(SHORTEST_REASON).max(LONGEST_REASON);
