import { expect, test } from "vitest";
import { newPasswordProblem } from "#domain/access/newPassword.ts";
import { newPassword } from "#web/features/account/newPasswordFields.ts";
import { passwordStrength } from "./passwordStrength.ts";

test.each(["Qwertyuiop123456!", "Пароль2026!", "superman-1234567890", "жучок-слон-ёж-".repeat(4), "x7#"])(
  "[AU78] «%s» is refused by the server, and the meter does not praise it",
  (password) => {
    expect(newPasswordProblem(password)).toBeDefined();
    expect(passwordStrength(password)).toBe("weak");
    const context = { name: "", values: {}, now: () => new Date(0) };
    const verdicts = newPassword.rules.map(({ check }) => check(password, context));
    expect(verdicts.filter((verdict) => verdict !== undefined)).toHaveLength(1);
  },
);

test("[AU78] a password that may be set is told by what it is made of", () => {
  expect(["x7#kQ!", "tri-medvedya-9", "жёлтый чайник кипит"].map(passwordStrength)).toEqual([
    "weak",
    "good",
    "good",
  ]);
});
