import { z } from "zod";
import type { ErrorBody } from "./error.ts";

export const errorBodySchema = z.object({
  data: z.null(),
  error: z.object({
    status: z.number(),
    name: z.string(),
    message: z.string(),
    details: z.unknown().optional(),
  }),
}) satisfies z.ZodType<ErrorBody>;
