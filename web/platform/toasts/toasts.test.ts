import { expect, test } from "vitest";
import { createFakeTime } from "#web/platform/browser/testing/fakeTime.ts";
import { toasts, createToastStore } from "./toasts.ts";

function setUp() {
  const time = createFakeTime();
  let made = 0;
  const store = createToastStore({
    newId: () => `toast-${(made += 1)}`,
    now: time.now,
    startTimer: time.startTimer,
  });
  return { time, store, messages: () => store.get().map(({ message }) => message) };
}

test("[TS1] [TS3] [TS4] [TS5] a toast is an error, not static and without an icon unless it says otherwise", () => {
  const { store } = setUp();
  store.add({ message: "Нет связи" });
  expect(store.get()).toEqual([
    { id: "toast-1", type: "error", isStatic: false, message: "Нет связи", icon: null },
  ]);
});

test("[TS2] an id is a random string of 21 characters", () => {
  const first = toasts.add({ message: "Один" });
  const second = toasts.add({ message: "Два" });
  expect(first).toHaveLength(21);
  expect(second).not.toBe(first);
  toasts.remove(first);
  toasts.remove(second);
});

test("[TS6] a toast is gone 2500 ms after it was made", () => {
  const { store, time, messages } = setUp();
  store.add({ message: "Сохранено", type: "success" });
  time.pass(2499);
  expect(messages()).toEqual(["Сохранено"]);
  time.pass(1);
  expect(messages()).toEqual([]);
});

test("[TS6] a toast can be removed earlier", () => {
  const { store, messages } = setUp();
  store.remove(store.add({ message: "Сохранено" }));
  expect(messages()).toEqual([]);
});

test("[TS7] a static toast stays until somebody removes it", () => {
  const { store, time, messages } = setUp();
  const id = store.add({ message: "Работаем без связи", isStatic: true });
  time.pass(60_000);
  expect(messages()).toEqual(["Работаем без связи"]);
  store.remove(id);
  expect(messages()).toEqual([]);
});

test("[TS8] an equal message within 2500 ms is shown once", () => {
  const { store, time, messages } = setUp();
  const first = store.add({ message: "Нет связи с сервером" });
  time.pass(1000);
  expect(store.add({ message: "Нет связи с сервером" })).toBe(first);
  store.add({ message: "Неверный пароль" });
  expect(messages()).toEqual(["Нет связи с сервером", "Неверный пароль"]);
  time.pass(2500);
  store.add({ message: "Нет связи с сервером" });
  expect(messages()).toEqual(["Нет связи с сервером"]);
});

test("[TS10] a toast stays while it is read, and lives once more afterwards", () => {
  const { store, time, messages } = setUp();
  const id = store.add({ message: "Схватка отложена" });
  time.pass(2000);
  store.hold(id);
  time.pass(10_000);
  expect(messages()).toEqual(["Схватка отложена"]);
  store.release(id);
  time.pass(2500);
  expect(messages()).toEqual([]);
});

test("[TS6] listeners hear of every change until they leave", () => {
  const { store } = setUp();
  let heard = 0;
  const leave = store.subscribe(() => (heard += 1));
  store.remove(store.add({ message: "Раз" }));
  leave();
  store.add({ message: "Два" });
  expect(heard).toBe(2);
});
