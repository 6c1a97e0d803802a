import { expect, test } from "vitest";
import { errorStatus } from "#web/frame/errorStatus.ts";
import { isRouteErrorResponse } from "./react/plain.ts";
import { toldOf } from "./writtenPage.server.ts";

test("[ER20] a page that failed tells the browser its status, and nothing of what went wrong", () => {
  const closed = { status: 403, statusText: "Forbidden", internal: false, data: { secret: "who may" } };
  const told = toldOf({ root: closed, "routes/home": new Error("password of the database") });
  expect(told).toEqual({ root: { status: 403, statusText: "Forbidden" }, "routes/home": {} });
  expect(isRouteErrorResponse(told["root"])).toBe(true);
  expect(isRouteErrorResponse(told["routes/home"])).toBe(false);
  expect(errorStatus(told["routes/home"])).toBe(500);
});
