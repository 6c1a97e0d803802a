import { expect, test } from "vitest";
import { describeStatus, statusOf } from "./applicationStatus.ts";

const at = (state: "new" | "accepted" | "rejected" | "withdrawn", rest = {}) =>
  describeStatus(statusOf({ state, needsChange: false, weighInState: "not_weighed", ...rest })).label;

test("[EN7] what a person reads follows from the state, the organiser's wish and the scales", () => {
  expect(at("new")).toBe("На проверке");
  expect(at("new", { needsChange: true })).toBe("Нужна правка");
  expect(at("accepted")).toBe("Одобрена");
  expect(at("accepted", { weighInState: "passed" })).toBe("Допущен");
  expect(at("accepted", { weighInState: "overweight" })).toBe("Вес выше предела");
  expect(at("withdrawn", { weighInState: "passed" })).toBe("Отозвана");
});
