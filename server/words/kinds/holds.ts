import type { Method } from "#domain/bout/vocabulary.ts";

/** Ends of which the hold is told: a choke or a lock. */
export const isSubmission = (method: Method): method is "submission" | "overtime_submission" =>
  method === "submission" || method === "overtime_submission";
export const isChoke = (holdKind: string): boolean => holdKind.startsWith("choke");
