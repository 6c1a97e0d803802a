import { isRecord } from "./shape.ts";

/** What a sign-in is refused with when the password was right and a code is still to come (AU69). */
export const SECOND_FACTOR_REQUIRED = "second-factor-required";

/** Whether a refusal only asks for the second step. */
export const asksForSecondFactor = (details: unknown): boolean =>
  isRecord(details) && details["code"] === SECOND_FACTOR_REQUIRED;
