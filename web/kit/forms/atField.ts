import { codeOf, isRefusedWith } from "#contract/api/refusal.ts";
import { ApiFailure } from "#contract/error.ts";

/** A refusal that names no field, told at the one it is about. */
export async function atField<Value>(field: string, call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (cause) {
    if (!(cause instanceof ApiFailure) || cause.error.name === "UnknownError") throw cause;
    const about = isRefusedWith(cause, "email-taken") ? "email" : field;
    throw new ApiFailure({ ...cause.error, details: { code: codeOf(cause.error.details), field: about } });
  }
}
