import { expect, test } from "vitest";
import { drawIcon } from "./drawIcon.ts";
import { ICON_NAMES } from "./iconNames.ts";
import text from "./icons.svg?raw";

test("every sign has a drawing, and every drawing a name", () => {
  const drawn = [...text.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...ICON_NAMES]);
  expect(ICON_NAMES.filter((name) => !/^<(?:path|circle|rect)/.test(drawIcon(name)))).toEqual([]);
});
