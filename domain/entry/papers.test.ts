import { expect, test } from "vitest";
import { paperProblem } from "./papers.ts";

test("[EN65] a certificate lasts through its last day; one that ends before the tournament is short", () => {
  expect(paperProblem("2026-12-12", "2026-12-12")).toBeUndefined();
  expect(paperProblem("2026-12-11", "2026-12-12")).toBe("short");
  expect(paperProblem(null, "2026-12-12")).toBe("missing");
  expect(paperProblem("", "2026-12-12")).toBe("missing");
});
