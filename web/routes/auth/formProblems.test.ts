import { expect, test } from "vitest";
import { ApiFailure } from "#contract/error.ts";
import { emailCheck, passwordChecks, problemsOf, refusalProblems, usernameCheck } from "./formProblems.ts";

test("[AU25] every field tells the first thing that is wrong with it", () => {
  expect(problemsOf([usernameCheck(""), emailCheck("maria@"), ...passwordChecks("12345", "1234")])).toEqual([
    { field: "username", message: "Придумайте логин" },
    { field: "email", message: "Введите почту полностью, например ivan@example.ru" },
    { field: "password", message: "Пароль не короче 6 знаков" },
    { field: "passwordConfirmation", message: "Пароли не совпадают" },
  ]);
});

test("[AU25] what the server would take is sent", () => {
  for (const email of ["maria@example.ru", "мария@почта.рф"])
    expect(
      problemsOf([usernameCheck("Аня"), emailCheck(email), ...passwordChecks("на ковёр", "на ковёр")]),
    ).toEqual([]);
});

test("a refusal stands at the field it names, in Russian", () => {
  const message = "email must be a valid email";
  const details = { errors: [{ path: ["email"], message, name: "ValidationError" }] };
  const cause = new ApiFailure({ status: 400, name: "ValidationError", message, details });
  expect(refusalProblems(cause, ["username", "email"], "username")).toEqual([
    { field: "email", message: "Введите почту полностью, например ivan@example.ru" },
  ]);
});

test("[AU24] a refusal that names no field stands where the form says", () => {
  const cause = new ApiFailure({
    status: 400,
    name: "ApplicationError",
    message: "Email or Username are already taken",
    details: {},
  });
  expect(refusalProblems(cause, ["username", "email"], "email")).toEqual([
    { field: "email", message: "Такая почта или логин уже заняты" },
  ]);
});
