import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "#contract/error.ts";
import { createDraft } from "./draft.ts";
import { defineForm } from "./fields.ts";
import { createFormStore } from "./formStore.ts";
import { confirm, email, own, required } from "./rules.ts";
import { refusedAt, serverProblems } from "./serverProblems.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FIELDS = defineForm({
  email: { kind: "text", label: "Почта", rules: [required, email] },
  password: { kind: "text", type: "password", label: "Пароль", rules: [required] },
  password_confirm: { kind: "text", type: "password", label: "Ещё раз", rules: [confirm()] },
  weight: { kind: "number", label: "Вес" },
  agree: { kind: "checkbox", label: "Согласие", rules: [required] },
  clubs: { kind: "advancedSelect", label: "Клубы", selectConfig: { mode: "tags" } },
  submit: { kind: "submit", label: "Готово" },
});

function filled() {
  const form = createFormStore(FIELDS);
  form.choose("email", "a@b.ru");
  form.choose("password", "рычаг");
  form.choose("password_confirm", "рычаг");
  form.choose("agree", true);
  return form;
}

test("[FM7] what is typed is committed 20 ms after the last keystroke", () => {
  const form = createFormStore(FIELDS);
  form.input("email", "a");
  vi.advanceTimersByTime(19);
  form.input("email", "a@");
  vi.advanceTimersByTime(19);
  expect(form.get().raw.get("email")).toBe("");
  vi.advanceTimersByTime(1);
  expect(form.get().raw.get("email")).toBe("a@");
});

test("[FM10] a text is told about after blur, a box after its change, and then live", () => {
  const form = createFormStore(FIELDS);
  form.input("email", "a@");
  vi.advanceTimersByTime(20);
  expect(form.get().problems.size).toBe(0);
  form.blur("email");
  expect([...form.get().problems.keys()]).toEqual(["email"]);
  form.input("email", "a@b.ru");
  vi.advanceTimersByTime(20);
  expect(form.get().problems.size).toBe(0);
  form.choose("agree", true);
  form.choose("agree", false);
  expect([...form.get().problems.keys()]).toEqual(["agree"]);
});

test("[FM10] [FM11] a submit attempt tells everything at once, keeps what was typed and asks nobody", async () => {
  const form = createFormStore(FIELDS);
  form.input("email", "мария@");
  const send = vi.fn();
  expect(await form.submit(send)).toBe(false);
  expect(send).not.toHaveBeenCalled();
  expect([...form.get().problems.keys()]).toEqual(["email", "password", "agree"]);
  expect(form.get()).toMatchObject({ isRefused: true, refusals: 1 });
  expect(form.get().raw.get("email")).toBe("мария@");
});

test("[FM6] what is said about the form goes when nothing stands in its way any more", async () => {
  const form = filled();
  form.choose("email", "");
  await form.submit(() => undefined);
  expect(form.get().isRefused).toBe(true);
  form.choose("email", "a@b.ru");
  expect(form.get().isRefused).toBe(false);
});

test("[FM14] changing a password asks its repeat again", () => {
  const form = filled();
  form.blur("password_confirm");
  form.choose("password", "другой");
  expect([...form.get().problems.keys()]).toEqual(["password_confirm"]);
});

test("[FM12] while a submit runs the form is busy; the values are typed and a copy", async () => {
  const form = filled();
  form.choose("weight", "76,4");
  form.choose("clubs", ["7"]);
  let finish = () => {};
  const seen: unknown[] = [];
  const sent = form.submit(async (values) => {
    const weight: number | undefined = values.weight;
    const clubs: readonly string[] = values.clubs;
    seen.push(weight, clubs, values.agree);
    await new Promise<void>((resolve) => (finish = resolve));
  });
  await vi.waitFor(() => expect(form.get().isSubmitting).toBe(true));
  expect(await form.submit(() => undefined)).toBe(false);
  finish();
  expect(await sent).toBe(true);
  expect(form.get().isSubmitting).toBe(false);
  expect(seen).toEqual([76.4, ["7"], true]);
  expect(seen[1]).not.toBe(form.get().raw.get("clubs"));
});

test("[FM12] a submit waits for rules that ask elsewhere, and a second one replaces it", async () => {
  const answers: ((said: string | undefined) => void)[] = [];
  const ask = own(() => new Promise<string | undefined>((resolve) => void answers.push(resolve)));
  const form = createFormStore(
    defineForm({ name: { kind: "text", label: "Имя", initial: "x", rules: [ask] } }),
  );
  const first = vi.fn();
  const second = vi.fn();
  const one = form.submit(first);
  const two = form.submit(second);
  for (const answer of answers) answer(undefined);
  expect([await one, await two]).toEqual([false, true]);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test("an answer about what was typed before is not told about what is typed now", async () => {
  const answers: ((said: string | undefined) => void)[] = [];
  const ask = own(() => new Promise<string | undefined>((resolve) => void answers.push(resolve)));
  const form = createFormStore(defineForm({ name: { kind: "text", label: "Имя", rules: [ask] } }));
  form.choose("name", "занято");
  form.choose("name", "свободно");
  answers[1]?.(undefined);
  answers[0]?.("Занято");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(form.get().problems.size).toBe(0);
});

test("[FM13] the server's refusals stand at their fields by path, the rest at the form, until the field changes", async () => {
  const details = {
    errors: [
      { path: ["email"], message: "email must be a valid email" },
      { path: ["weight"], message: "The weight is above the limit of the category", code: "too-heavy" },
      { path: ["team", "0"], message: "nobody knows" },
    ],
  };
  const form = filled();
  await form.submit(() => {
    throw new ApiFailure({ status: 400, name: "ValidationError", message: "3 errors occurred", details });
  });
  expect([...form.get().problems]).toEqual([
    ["email", "Введите почту полностью, например ivan@example.ru"],
    ["weight", "Вес больше предела этой категории"],
  ]);
  expect(form.get().formProblems).toEqual(["Сервер этого не принял. Проверьте введённое"]);
  form.choose("email", "c@d.ru");
  form.choose("weight", "31");
  expect([form.get().problems.size, form.get().formProblems]).toEqual([0, []]);
});

test("[AU24] a refusal that names no field stands where the form says", async () => {
  const form = createFormStore(FIELDS, { otherwise: "email", initial: filled().get().raw });
  const message = "Email or Username are already taken";
  await form.submit(() => {
    throw new ApiFailure({ status: 400, name: "ApplicationError", message, details: { code: "name-taken" } });
  });
  expect(form.get().problems.get("email")).toBe("Такая почта или логин уже заняты");
});

test("[FM13] a refusal with a field of the form stands there, and one of another field where the form says", async () => {
  const problemsAt = async (field: string) => {
    const form = createFormStore(FIELDS, { otherwise: "email", initial: filled().get().raw });
    const details = { code: "wrong-password", field };
    await form.submit(() => {
      throw new ApiFailure({ status: 400, name: "ValidationError", message: "wrong", details });
    });
    return [...form.get().problems];
  };
  expect(await problemsAt("password")).toEqual([["password", "Текущий пароль неверен"]]);
  expect(await problemsAt("nowhere")).toEqual([["email", "Текущий пароль неверен"]]);
});

test("[FM13] a refusal without a field is told at the one its code is about, or at the one the caller names", async () => {
  const refusal = (code: string) =>
    Promise.reject(new ApiFailure({ status: 400, name: "ApplicationError", message: "", details: { code } }));
  const told = async (code: string) => {
    const cause: unknown = await refusedAt("name", refusal(code), { "email-taken": "email" }).catch(
      (failed: unknown) => failed,
    );
    return serverProblems(cause, ["name", "email"]).fields;
  };
  expect(await told("email-taken")).toEqual([{ field: "email", message: "Такая почта уже занята" }]);
  expect(await told("username-taken")).toEqual([{ field: "name", message: "Такой логин уже занят" }]);
});

test("[FM17] a draft keeps what was typed, but never a password, and grows old", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const draft = createDraft(storage, "draft:1", FIELDS);
  draft.write(filled().get().raw, 0);
  expect(draft.read(1000)?.raw.get("email")).toBe("a@b.ru");
  expect(draft.read(1000)?.raw.has("password")).toBe(false);
  expect(kept.get("draft:1")).not.toContain("рычаг");
  expect(draft.read(8 * 24 * 3_600_000)).toBeUndefined();
  draft.forget();
  expect(draft.read(1000)).toBeUndefined();
});

test("[FM21] what was taken is the measure from then on, also of what the send has emptied", async () => {
  const form = filled();
  expect(form.isUnsaved()).toBe(true);
  expect(await form.submit(() => undefined)).toBe(true);
  expect(form.isUnsaved()).toBe(false);
  form.choose("weight", "70");
  expect(form.isUnsaved()).toBe(true);
  await form.submit(() => ({ fields: [], form: ["Нет"] }));
  expect(form.isUnsaved()).toBe(true);
  form.reset();
  expect([form.isUnsaved(), form.get().raw.get("email")]).toEqual([false, "a@b.ru"]);
  form.choose("weight", "71");
  await form.submit(() => form.reset());
  expect([form.isUnsaved(), form.get().raw.get("weight")]).toEqual([false, ""]);
});

test("[FM21] what was known before anybody typed is no change, and the form begins anew from it", () => {
  const form = createFormStore(FIELDS);
  form.put(new Map([["email", "known@b.ru"]]), "known");
  expect([form.isUnsaved(), form.get().raw.get("email")]).toEqual([false, "known@b.ru"]);
  form.choose("email", "a@b.ru");
  expect(form.isUnsaved()).toBe(true);
  form.reset();
  expect([form.isUnsaved(), form.get().raw.get("email")]).toEqual([false, "known@b.ru"]);
});

test("[FM17] [FM23] of a field that was left before the form was begun anew nothing is told", () => {
  const form = createFormStore(FIELDS);
  const left = form.get().generations.get("email") ?? 0;
  form.choose("email", "a");
  form.reset();
  form.blur("email", left);
  expect([form.get().problems.size, form.get().raw.get("email")]).toEqual([0, ""]);
  // The one that stands there now is looked at as ever.
  form.blur("email", form.get().generations.get("email"));
  expect(form.get().problems.size).toBe(1);
});

test("[FM11] a part that is wrong is refused when the next one is asked for, not when a field of it is left", () => {
  const form = createFormStore(FIELDS);
  form.blur("email");
  expect([form.get().problems.size, form.get().refusals]).toEqual([1, 0]);
  expect(form.pass(["email"])).toBe(false);
  expect([form.get().refusals, form.get().isRefused]).toEqual([1, true]);
  form.choose("email", "a@b.ru");
  expect([form.pass(["email"]), form.get().refusals, form.get().isRefused]).toEqual([true, 1, false]);
});
