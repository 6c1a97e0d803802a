import { z } from "zod";
import { paginationSchema } from "./content.ts";

/** A part of a path that came from outside. */
export const segment = (value: string) => encodeURIComponent(value);

/** How one entry of a collection comes. */
export const oneOf = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema });

/** How a page of them comes. */
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ data: z.array(schema), meta: z.object({ pagination: paginationSchema }) });
