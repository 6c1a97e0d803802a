import type { Node, Packed, Whole } from "./packed.ts";

export function unpack<T>(packed: Packed<T>): T {
  const whole: unknown = JSON.parse(packed);
  if (!isWhole(whole)) throw new TypeError("nothing was packed");
  const [texts, node] = whole;
  const unpacked = unpackNode(node, texts);
  if (!isWhatWas(packed, unpacked)) throw new TypeError("nothing was unpacked");
  return unpacked;
}

// The text is ours, from the same page: its type says what is in it.
const isWhole = (value: unknown): value is Whole => Array.isArray(value);
const isWhatWas = <T>(packed: Packed<T>, value: unknown): value is T => packed !== "" && value !== undefined;

function unpackNode(node: Node, texts: readonly string[]): unknown {
  if (node === null || typeof node !== "object") return node;
  switch (node[0]) {
    case "o": {
      const [, keys, values] = node;
      return Object.fromEntries(keys.map((key, index) => [key, unpackNode(values[index] ?? null, texts)]));
    }
    case "a":
      return node[1].map((item) => unpackNode(item, texts));
    case "t":
      return unpackTable(node, texts);
    case "c":
      return node[1];
    case "s":
      return node[1].map((place) => (place === null ? null : texts[place]));
  }
}

function unpackTable(
  [, length, keys, columns]: Extract<Node, readonly ["t", ...unknown[]]>,
  texts: readonly string[],
) {
  const unpacked = columns.map((column) => unpackNode(column, texts));
  return Array.from({ length }, (_, row) =>
    Object.fromEntries(
      keys.map((key, index) => {
        const column: unknown = unpacked[index];
        return [key, isList(column) ? column[row] : column];
      }),
    ),
  );
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
