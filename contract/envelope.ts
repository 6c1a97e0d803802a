import { z } from "zod";

/** A part of a path that came from outside. */
export const segment = (value: string) => encodeURIComponent(value);

/** How one entry of a collection comes. */
export const oneOf = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema });

export const paginationSchema = z.object({
  page: z.number(),
  pageSize: z.number(),
  pageCount: z.number(),
  total: z.number(),
});

/** How a page of them comes. */
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ data: z.array(schema), meta: z.object({ pagination: paginationSchema }) });
