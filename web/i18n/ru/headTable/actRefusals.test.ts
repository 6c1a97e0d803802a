import { expect, test } from "vitest";
import { actRefusalText } from "./actRefusals.ts";

const refused = (details: unknown) =>
  actRefusalText({ status: 403, name: "ForbiddenError", message: "Forbidden", details });

test("[RL21] that others run the bout is said only when the server says so", () => {
  expect(refused({ code: "other-officials" })).toBe("Эту схватку ведут другие судьи");
  expect(refused({})).toBe("Доступ закрыт");
  expect(refused({ code: "foreign-origin" })).toMatch(/чужого сайта/);
});
