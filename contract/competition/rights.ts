import { z } from "zod";

/** What the caller may do in a competition: run it, and sit at its head table (RL11, RL22). */
export const rightsSchema = z.object({ data: z.object({ canOperate: z.boolean(), canDraw: z.boolean() }) });

export type Rights = z.infer<typeof rightsSchema>["data"];
