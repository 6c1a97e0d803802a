import { ApiFailure } from "../error.ts";
import { isRecord } from "../shape.ts";
import type { ProblemCode } from "./api.ts";
import type { UsualCode } from "./endpoint.ts";

/** The code a refusal came with. */
export function codeOf(details: unknown): string | undefined {
  const code = isRecord(details) ? details["code"] : undefined;
  return typeof code === "string" ? code : undefined;
}

/** Whether a call was refused for this very reason; what any call may be refused for comes without a code. */
export const isRefusedWith = (cause: unknown, code: Exclude<ProblemCode, UsualCode>): boolean =>
  cause instanceof ApiFailure && codeOf(cause.error.details) === code;
