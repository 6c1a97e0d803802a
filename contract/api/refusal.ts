import { ApiFailure } from "../error.ts";
import { isRecord } from "../shape.ts";
import type { ProblemCode } from "./api.ts";

/** The code a refusal came with. */
export function codeOf(details: unknown): string | undefined {
  const code = isRecord(details) ? details["code"] : undefined;
  return typeof code === "string" ? code : undefined;
}

/** Whether a call was refused for this very reason. */
export const isRefusedWith = (cause: unknown, code: ProblemCode): boolean =>
  cause instanceof ApiFailure && codeOf(cause.error.details) === code;
