import { z } from "zod";
import { uuidSchema } from "../competition/entity.ts";

/** Who was at the event this one was made after, as far as nobody objects: to be entered again (EV12). */
export const formerPeopleSchema = z.object({
  data: z.object({
    /** Null for an event that was not made after another. */
    event: z.object({ id: z.number(), name: z.string(), date: z.string().nullable() }).nullable(),
    people: z.array(
      z.object({
        fighter: uuidSchema,
        lastName: z.string(),
        firstName: z.string().nullable(),
        birthDate: z.string().nullable(),
        birthYear: z.number().nullable(),
        sex: z.enum(["m", "f"]).nullable(),
        /** What the scale, or the list, said then. */
        weight: z.number().nullable(),
        level: z.string().nullable(),
        belt: z.string().nullable(),
        team: z.string().nullable(),
        /** The titles of the categories they were in. */
        was: z.array(z.string()),
        /** Stands in a category of this one already. */
        isEntered: z.boolean(),
      }),
    ),
  }),
});
export type FormerPeople = z.infer<typeof formerPeopleSchema>["data"];
export type FormerPerson = FormerPeople["people"][number];
