import type { Lengths, Node, Packed, Values, Whole } from "./packed.ts";

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

type Texts = readonly string[];

function unpackNode(node: Node, texts: Texts): unknown {
  if (node === null || typeof node !== "object") return node;
  if (node[0] === "a") return unpackValues(node[2], node[1], texts);
  const [, keys, values] = node;
  return recordOf(
    keys,
    values.map((value) => unpackNode(value, texts)),
  );
}

function unpackValues(values: Values, length: number, texts: Texts): unknown[] {
  switch (values[0]) {
    case "c":
      return Array.from({ length }, () => values[1]);
    case "s":
      return values[1].map((place) => (place === null ? null : texts[place]));
    case "n":
      return [...values[1]];
    case "m":
      return values[1].map((node) => unpackNode(node, texts));
    case "p":
      return withNulls(unpackValues(values[2], length - values[1].length, texts), values[1], length);
    case "l":
      return split(unpackValues(values[2], sumOf(values[1], length), texts), values[1], length);
    case "t":
      return unpackTable(values, length, texts);
    case "d": {
      const [, lengths, keys, fields] = values;
      const sum = sumOf(lengths, length);
      const own = split(unpackValues(keys, sum, texts).map(String), lengths, length);
      const parts = split(unpackValues(fields, sum, texts), lengths, length);
      return own.map((names, index) => recordOf(names, parts[index] ?? []));
    }
  }
}

function unpackTable(
  [, keys, columns]: Extract<Values, readonly ["t", ...unknown[]]>,
  length: number,
  texts: Texts,
): unknown[] {
  const unpacked = columns.map((column) => unpackValues(column, length, texts));
  const values: unknown[] = [];
  return Array.from({ length }, (_, row) => {
    for (let index = 0; index < unpacked.length; index += 1) values[index] = unpacked[index]?.[row];
    return recordOf(keys, values);
  });
}

/** Written field by field: pairs for `Object.fromEntries` would be as many objects again. */
function recordOf(keys: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  if (keys.includes("__proto__")) return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  const record: Record<string, unknown> = {};
  let index = 0;
  for (const key of keys) record[key] = values[index++];
  return record;
}

function withNulls(values: readonly unknown[], places: readonly number[], length: number): unknown[] {
  const empty = new Set(places);
  let next = 0;
  return Array.from({ length }, (_, index) => (empty.has(index) ? null : values[next++]));
}

function split<Item>(items: readonly Item[], lengths: Lengths, count: number): Item[][] {
  let from = 0;
  return Array.from({ length: count }, (_, index) => {
    const to = from + lengthAt(lengths, index);
    const part = items.slice(from, to);
    from = to;
    return part;
  });
}

const lengthAt = (lengths: Lengths, index: number): number =>
  typeof lengths === "number" ? lengths : (lengths[index] ?? 0);

const sumOf = (lengths: Lengths, count: number): number =>
  typeof lengths === "number" ? lengths * count : lengths.reduce((sum, length) => sum + length, 0);
