import { isRouteErrorResponse } from "react-router";
import { ApiFailure } from "#contract/error.ts";

export const ERROR_STATUSES = [403, 404, 500, 503] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** Which of the error screens a failure gets. Everything that is neither closed, missing nor away for a while is our own fault. */
export function errorStatus(error: unknown): ErrorStatus {
  const status = statusOf(error);
  if (status === 401) return 403;
  return ERROR_STATUSES.find((known) => known === status) ?? 500;
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof ApiFailure ? error.error.status : 500;
}

/** Whether the page is closed to somebody who had a role of the event until it was taken away (RL29). */
export const isRoleTaken = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.data === "role-taken";
