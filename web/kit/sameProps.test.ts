import { expect, test } from "vitest";
import { isSameProps } from "./sameProps.ts";

const press = () => {};

test("what a fold has made anew with the same words is the same", () => {
  expect(isSameProps({ clock: { isRunning: false }, press }, { clock: { isRunning: false }, press })).toBe(
    true,
  );
});

test("another value, another function or a value that went away is a change", () => {
  expect(isSameProps({ clock: { isRunning: false } }, { clock: { isRunning: true } })).toBe(false);
  expect(isSameProps({ press }, { press: () => {} })).toBe(false);
  expect(isSameProps<{ next: string | undefined }>({ next: "12" }, { next: undefined })).toBe(false);
});
