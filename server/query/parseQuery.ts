import { Refusal, invalid } from "./refusal.ts";

/** Maps instead of objects: no key a caller can write means anything to the language (SE10). */
export type QueryValue = string | null | readonly QueryValue[] | QueryMap;
export type QueryMap = ReadonlyMap<string, QueryValue>;

export const MAX_LIST = 500;
const MAX_DEPTH = 20;
const MAX_PAIRS = 1000;
const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

type Tree = Map<string, Tree | string | null>;

/** Bracket notation in both dialects: keys raw or percent-encoded (API31). A key without `=` is null. */
export function parseQuery(text: string): QueryMap {
  const pairs = text.split("&").filter((pair) => pair !== "");
  if (pairs.length > MAX_PAIRS) throw new Refusal(invalid("Too many query parameters"));
  const root: Tree = new Map();
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    const key = decode(at < 0 ? pair : pair.slice(0, at));
    insert(root, segmentsOf(key), at < 0 ? null : decode(pair.slice(at + 1)));
  }
  return new Map([...root].map(([key, value]) => [key, settle(key, value)]));
}

export const isMap = (value: QueryValue | undefined): value is QueryMap => value instanceof Map;

// Array.isArray alone does not narrow a readonly list.
export const isList = (value: QueryValue | undefined): value is readonly QueryValue[] => Array.isArray(value);

function decode(text: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new Refusal(invalid("Malformed query string"));
  }
  // PostgreSQL keeps no NUL in a text.
  if (decoded.includes("\0")) throw new Refusal(invalid("Malformed query string"));
  return decoded;
}

function segmentsOf(key: string): string[] {
  const open = key.indexOf("[");
  const root = open < 0 ? key : key.slice(0, open);
  const rest = open < 0 ? "" : key.slice(open);
  const inner = [...rest.matchAll(/\[([^[\]]*)\]/g)];
  const isWhole = inner.reduce((length, [part]) => length + part.length, 0) === rest.length;
  const segments = [root, ...inner.map(([, name = ""]) => name)];
  if (!isWhole || root === "" || inner.length > MAX_DEPTH)
    throw new Refusal(invalid(`Invalid key ${root.slice(0, 40)}`));
  const forbidden = segments.find((segment) => FORBIDDEN.has(segment));
  if (forbidden !== undefined) throw new Refusal(invalid(`Invalid key ${forbidden}`));
  return segments;
}

function insert(tree: Tree, [head = "", ...rest]: readonly string[], value: string | null): void {
  // `a[]` means "one more".
  const key = head === "" ? String(tree.size) : head;
  const known = tree.get(key);
  if (rest.length === 0) {
    if (known !== undefined) throw new Refusal(invalid(`Invalid key ${key.slice(0, 40)}`));
    tree.set(key, value);
    return;
  }
  if (known !== undefined && !(known instanceof Map))
    throw new Refusal(invalid(`Invalid key ${key.slice(0, 40)}`));
  const inner: Tree = known ?? new Map();
  tree.set(key, inner);
  insert(inner, rest, value);
}

/** Numbers as keys make a list, in their order. A long one is refused: it must never turn into something else (API25). */
function settle(key: string, value: Tree | string | null): QueryValue {
  if (!(value instanceof Map)) return value;
  const keys = [...value.keys()];
  if (!keys.every((name) => /^\d{1,9}$/.test(name)))
    return new Map([...value].map(([name, inner]) => [name, settle(name, inner)]));
  if (keys.length > MAX_LIST || keys.some((name) => Number(name) >= MAX_LIST))
    throw new Refusal(invalid(`A list may have at most ${MAX_LIST} values`, { key, source: "query" }));
  const items = [...value]
    .map(([name, inner]) => ({ index: Number(name), item: settle(name, inner) }))
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
  // `fields[]` without a value is an empty list.
  return items.length === 1 && (items[0] === null || items[0] === "") ? [] : items;
}
