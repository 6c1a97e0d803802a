import { isRefusedWith } from "#contract/api/refusal.ts";

const SESSION_ONLY = "session";

/** The page of the second step; whether to stay signed in was said on the first. */
export const secondStepPath = (isRemembered = true): string =>
  `/auth?step=code${isRemembered ? "" : `&keep=${SESSION_ONLY}`}`;

export type SecondStep = { readonly isRemembered: boolean };

export function readSecondStep(search: URLSearchParams): SecondStep | undefined {
  return search.get("step") === "code" ? { isRemembered: search.get("keep") !== SESSION_ONLY } : undefined;
}

/** The first step was right and a code is asked for (AU69). */
export const isSecondStep = (cause: unknown): boolean => isRefusedWith(cause, "second-factor-required");
