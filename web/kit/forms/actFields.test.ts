import { expect, test } from "vitest";
import { z } from "zod";
import { LONGEST_REASON, SHORTEST_REASON } from "#domain/reason.ts";
import { choices, defineForm } from "./fields.ts";
import { createFormStore } from "./formStore.ts";
import { limitsOf, reasonField } from "./limits.ts";
import { required } from "./rules.ts";

const REASON = defineForm({ reason: reasonField({ label: "Причина" }) });

function withReason(reason: string) {
  const store = createFormStore(REASON, { tellsAt: "submit" });
  store.choose("reason", reason);
  return store;
}

test("a reason is whole between the limits of the domain, blanks around it not counted", () => {
  expect(withReason("ab").isWhole()).toBe(false);
  expect(withReason("  ab  ").isWhole()).toBe(false);
  expect(withReason("a".repeat(SHORTEST_REASON)).isWhole()).toBe(true);
  expect(withReason("a".repeat(LONGEST_REASON + 1)).isWhole()).toBe(false);
  expect(withReason("  травма ").values()).toEqual({ reason: "травма" });
  expect(REASON.reason.maxLength).toBe(LONGEST_REASON);
});

test("limits come from the schema of the contract", () => {
  expect(limitsOf(z.string().trim().min(10).max(500))).toMatchObject({ maxLength: 500 });
  expect(limitsOf(z.string()).rules).toEqual([]);
  expect(limitsOf(z.string().min(1)).rules.map(({ name }) => name)).toEqual(["required"]);
});

const RESULT = defineForm({
  method: {
    kind: "select",
    label: "Как",
    options: choices(["points", "walkover"], String),
    initial: "points",
  },
  winner: {
    kind: "radio",
    label: "Кто",
    options: [
      { value: "red", label: "Красный" },
      { value: "blue", label: "Синий", isOffered: ({ method }) => method === "points" },
    ],
    rules: [required],
    isAsked: ({ method }) => method === "points",
  },
});

test("a field that is not asked is not checked", () => {
  const store = createFormStore(RESULT);
  expect(store.isWhole()).toBe(false);
  store.choose("method", "walkover");
  expect(store.isWhole()).toBe(true);
});

test("what is not among the choices counts as not chosen", () => {
  const store = createFormStore(RESULT);
  store.choose("winner", "green");
  expect(store.values().winner).toBe("");
  store.choose("winner", "red");
  expect(store.values().winner).toBe("red");
});

const PRESET = defineForm({
  preset: {
    kind: "select",
    label: "Формула",
    options: choices(["usual", "own"], String),
    initial: "usual",
    sets: (value) => (value === "usual" ? { points: "5, 3, 1" } : {}),
  },
  points: { kind: "text", label: "Очки", initial: "5, 3, 1", sets: () => ({ preset: "own" }) },
});

test("what one field puts into another is drawn anew there and not where it was typed", () => {
  const store = createFormStore(PRESET);
  store.choose("points", "7, 5");
  expect(store.values()).toEqual({ preset: "own", points: "7, 5" });
  expect(store.get().generations.get("preset")).toBe(1);
  expect(store.get().generations.get("points")).toBeUndefined();
  store.choose("preset", "usual");
  expect(store.values()).toEqual({ preset: "usual", points: "5, 3, 1" });
});

test("a refusal in words frees the form and is told; in a dialog nothing is told before a press", async () => {
  const store = createFormStore(REASON, { tellsAt: "submit" });
  store.blur("reason");
  expect(store.get().problems.size).toBe(0);
  store.choose("reason", "травма");
  expect(await store.submit(() => ({ fields: [], form: ["Схватка уже идёт"] }))).toBe(false);
  expect(store.get()).toMatchObject({ isSubmitting: false, formProblems: ["Схватка уже идёт"] });
});

test("[FM18] several boxes give those that are ticked, in the order of the list; what another field sets is put there", () => {
  const store = createFormStore(
    defineForm({
      table: {
        kind: "select",
        label: "Таблица",
        options: choices(["ours", "theirs"], String),
        sets: () => ({ ages: [] }),
      },
      ages: {
        kind: "checkboxes",
        label: "Возраст",
        options: choices(["boys", "men"], String),
        initial: ["men"],
      },
    }),
  );
  store.choose("ages", ["men", "boys", "ghosts"]);
  expect(store.values().ages).toEqual(["boys", "men"]);
  store.choose("table", "theirs");
  expect(store.values().ages).toEqual([]);
});
