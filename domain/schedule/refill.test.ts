import { assert, integer, property, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { refillQueue } from "./refill.ts";

const line = (text: string) => text.split(" ");

test("[DY31] a category drawn again keeps its places among the others", () => {
  expect(refillQueue(line("a1 x a2 y aF"), line("a1 a2 aF"), line("b1 b2 bF"))).toEqual(line("b1 x b2 y bF"));
});

test("[DY31] more bouts begin where the category began, the final stays where it stood", () => {
  expect(refillQueue(line("x a1 y aF"), line("a1 aF"), line("a1 a2 a3 aF"))).toEqual(line("x a1 a2 a3 y aF"));
});

test("[DY31] fewer bouts leave the last places free", () => {
  expect(refillQueue(line("x a1 y a2 z aF"), line("a1 a2 aF"), line("aF"))).toEqual(line("x aF y z"));
});

test("[DY31] nobody else moves and nothing is lost, whatever the sizes", () => {
  const ids = (prefix: string) =>
    uniqueArray(integer({ min: 0, max: 30 }), { maxLength: 12 }).map((list) => list.map((id) => prefix + id));
  assert(
    property(ids("x"), ids("a"), ids("b"), (others, before, after) => {
      const queue = [...others, ...before].toSorted((one, other) =>
        one.slice(1).localeCompare(other.slice(1)),
      );
      const refilled = refillQueue(queue, before, after);
      expect(refilled.filter((id) => id.startsWith("x"))).toEqual(queue.filter((id) => id.startsWith("x")));
      expect(refilled.filter((id) => id.startsWith("b"))).toEqual(after);
      expect(refilled).toHaveLength(others.length + after.length);
    }),
  );
});
