import { beforeEach, expect, test } from "vitest";
import { ApiFailure } from "#contract/error.ts";
import { broadcastFailure, onApiFailure } from "./apiFailures.ts";
import { showFailure } from "./showFailure.ts";
import { toasts } from "./toasts.ts";

const failure = (name: string, message: string, details: unknown = {}) =>
  new ApiFailure({ status: 400, name, message, details });
const shown = () => toasts.get().map(({ type, message }) => ({ type, message }));

// One list for the whole page: others have shown something too.
beforeEach(() => {
  for (const { id } of toasts.get()) toasts.remove(id);
});

test("[ER9] a broadcast failure becomes an error toast with its message", () => {
  const leave = onApiFailure(showFailure);
  broadcastFailure(failure("ValidationError", "Чего никто не знает"));
  leave();
  expect(shown()).toEqual([{ type: "error", message: "Чего никто не знает" }]);
});

test("[ER18] a known code and a known text of the API are shown in Russian", () => {
  const leave = onApiFailure(showFailure);
  const details = { code: "wrong-credentials" };
  broadcastFailure(failure("ValidationError", "Invalid identifier or password", details));
  broadcastFailure(failure("ValidationError", "Passwords do not match"));
  leave();
  expect(shown()).toEqual([
    { type: "error", message: "Неверный логин или пароль" },
    { type: "error", message: "Пароли не совпадают" },
  ]);
});

test("[TS9] without a page that listens a failure makes no toast", () => {
  broadcastFailure(failure("ForbiddenError", "Forbidden"));
  expect(shown()).toEqual([]);
});
