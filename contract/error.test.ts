import { expect, test } from "vitest";
import { ApiFailure, isAnswered, isDenied, unknownFailure } from "./error.ts";

const refused = (status: number, name: string) => new ApiFailure({ status, name, message: "" });

test("[ER6] a refusal is an answer; a call nobody answered, and a mistake of ours, are none", () => {
  expect(isAnswered(refused(409, "ConflictError"))).toBe(true);
  expect(isAnswered(unknownFailure(new Error("Failed to fetch")))).toBe(false);
  expect(isAnswered(new Error("a bug"))).toBe(false);
});

test("[ER6] denied is who is not signed in, or may not; nobody else", () => {
  expect(isDenied(refused(401, "UnauthorizedError"))).toBe(true);
  expect(isDenied(refused(403, "ForbiddenError"))).toBe(true);
  expect(isDenied(refused(404, "NotFoundError"))).toBe(false);
  expect(isDenied(unknownFailure(new Error("Failed to fetch")))).toBe(false);
});
