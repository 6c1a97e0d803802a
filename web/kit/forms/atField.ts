import { ApiFailure } from "#contract/error.ts";

/** A refusal that names no field, told at the one it is about. */
export async function atField<Value>(field: string, call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (cause) {
    if (!(cause instanceof ApiFailure) || cause.error.name === "UnknownError") throw cause;
    const { message } = cause.error;
    const path = message === "Email already taken" ? "email" : field;
    throw new ApiFailure({ ...cause.error, details: { errors: [{ path: [path], message }] } });
  }
}
