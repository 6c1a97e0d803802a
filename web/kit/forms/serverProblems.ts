import { z } from "zod";
import { codeOf, type isRefusedWith } from "#contract/api/refusal.ts";
import { ApiFailure, isAnswered } from "#contract/error.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { errorWords } from "#texts/errors.ts";
import type { FieldProblem } from "./validate.ts";

/** Why the server refused: at the fields it names, and the rest for the form as a whole (FM13). */
export type Refused = { readonly fields: readonly FieldProblem[]; readonly form: readonly string[] };

const fieldSchema = z.object({ field: z.string() });
const detailsSchema = z.object({
  errors: z.array(
    z.object({
      path: z.array(z.union([z.string(), z.number()])),
      message: z.string(),
      code: z.string().optional(),
    }),
  ),
});

/** A refusal that names no field is told at `otherwise`, where a form has such a field. */
export function serverProblems(cause: unknown, known: readonly string[], otherwise?: string): Refused {
  if (!(cause instanceof ApiFailure)) return { fields: [], form: [errorWords.unknown] };
  const { error } = cause;
  const details = detailsSchema.safeParse(error.details);
  const all = (details.data?.errors ?? []).map(({ path, message, code }) => ({
    field: path.join("."),
    message: apiErrorText({ name: error.name, message, details: { code } }),
  }));
  if (all.length === 0) {
    const named = fieldSchema.safeParse(error.details).data?.field ?? "";
    return atField(known.includes(named) ? named : otherwise, apiErrorText(error));
  }
  const first = known.flatMap((name) => all.find(({ field }) => field === name) ?? []);
  const rest = all.filter(({ field }) => !known.includes(field)).map(({ message }) => message);
  return { fields: first, form: [...new Set(rest)] };
}

/** A refusal in words: at that field, or about the form as a whole. */
export function atField(field: string | undefined, message: string): Refused {
  return field === undefined ? { fields: [], form: [message] } : { fields: [{ field, message }], form: [] };
}

type Code = Parameters<typeof isRefusedWith>[1];

/** A refusal that names no field, told at the one its code is about, or else at `field`. */
export async function refusedAt<Value>(
  field: string,
  call: Promise<Value>,
  fieldOf: Readonly<Partial<Record<Code, string>>> = {},
): Promise<Value> {
  try {
    return await call;
  } catch (cause) {
    if (!isAnswered(cause)) throw cause;
    const code = codeOf(cause.error.details);
    const about = Object.entries(fieldOf).find(([known]) => known === code)?.[1] ?? field;
    throw new ApiFailure({ ...cause.error, details: { code, field: about } });
  }
}
