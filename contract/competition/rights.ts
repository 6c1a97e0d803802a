import { z } from "zod";
import { RIGHTS } from "#domain/access/eventRoles.ts";

/** What the caller may do in a competition: run it, and sit at its head table (RL11, RL22). */
export const rightsSchema = z.object({
  data: z.object({
    canOperate: z.boolean(),
    canDraw: z.boolean(),
    /** All of them, those a role of the event gives included (RL24). */
    rights: z.array(z.enum(RIGHTS)),
    /** What it is called, for who runs it: a page that is not there stands under it too. */
    title: z.string().nullable(),
    /** Nothing of it is written any more (EV14). */
    isClosed: z.boolean(),
  }),
});

export type Rights = z.infer<typeof rightsSchema>["data"];
