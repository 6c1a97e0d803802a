import { isRecord } from "#contract/shape.ts";
import { remember } from "./recent.ts";

/**
 * A large JSON value as one compact text. What a page was rendered from travels inside it: with every key written once per
 * list and every repeated text once, a competition is a fifth of its size and is read in one go by the JSON parser.
 */
export type Packed<T> = string & { readonly unpacked?: T };

export type Leaf = null | boolean | number | string;
/** `o`: an object. `a`: a list, with its length. */
export type Node = Leaf | readonly ["o", readonly string[], readonly Node[]] | readonly ["a", number, Values];
/**
 * As many values as whoever holds them says. `c`: the same one throughout, `s`: texts by their place in the table, `n`: as
 * they are, `t`: records with the same keys, column by column, `d`: records each with keys of its own, `l`: lists; of both
 * the lengths and then everything in one row. `p`: some are null, at these places. `m`: anything.
 */
export type Values =
  | readonly ["c", Leaf]
  | readonly ["s", readonly (number | null)[]]
  | readonly ["n", readonly Leaf[]]
  | readonly ["t", readonly string[], readonly Values[]]
  | readonly ["d", Lengths, Values, Values]
  | readonly ["l", Lengths, Values]
  | readonly ["p", readonly number[], Values]
  | readonly ["m", readonly Node[]];
/** A number when all have it. */
export type Lengths = number | readonly number[];
export type Whole = readonly [texts: readonly string[], node: Node];

export function pack<T>(value: T): Packed<T> {
  const texts = createTexts();
  const node = packNode(value, texts.placeOf);
  const whole: Whole = [texts.all, node];
  return remember(JSON.stringify(whole), value);
}

const known = new WeakMap<object, string>();

/** The same for what is packed over and over as long as its `part` is the very same; nothing else of it may change meanwhile. */
export function packOnce<T>(value: T, part: object): Packed<T> {
  const kept = known.get(part);
  if (kept !== undefined) return remember(kept, value);
  const packed = pack(value);
  known.set(part, packed);
  return packed;
}

function createTexts() {
  const places = new Map<string, number>();
  const all: string[] = [];
  const placeOf = (text: string): number => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, all.length);
    return all.push(text) - 1;
  };
  return { all, placeOf };
}

type PlaceOf = (text: string) => number;
type Fields = Readonly<Record<string, unknown>>;

function packNode(value: unknown, placeOf: PlaceOf): Node {
  if (isList(value)) return ["a", value.length, packValues(value, placeOf)];
  if (!isRecord(value)) return leafOf(value);
  const keys = keysOf(value);
  return ["o", keys, keys.map((key) => packNode(value[key], placeOf))];
}

function packValues(values: readonly unknown[], placeOf: PlaceOf): Values {
  const { leaves, nulls, lists } = kindsOf(values);
  if (leaves === values.length) return packLeaves(values, placeOf);
  const held = values.length - leaves;
  const isMixed = lists > 0 && lists < held;
  if (isMixed || nulls < leaves) return ["m", values.map((value) => packNode(value, placeOf))];
  if (nulls > 0) return ["p", placesOfLeaves(values), packValues(values.filter(isHeld), placeOf)];
  if (lists === 0) return packRecords(values.filter(isRecord), placeOf);
  const all = values.filter(isList);
  return ["l", lengthsOf(all), packValues(all.flat(), placeOf)];
}

/** Counted in one go: this is what most of the time of packing was spent on. */
function kindsOf(values: readonly unknown[]) {
  let [leaves, nulls, lists] = [0, 0, 0];
  for (const value of values) {
    if (isLeaf(value)) {
      leaves += 1;
      if (leafOf(value) === null) nulls += 1;
    } else if (Array.isArray(value)) lists += 1;
  }
  return { leaves, nulls, lists };
}

function packLeaves(values: readonly unknown[], placeOf: PlaceOf): Values {
  const first = leafOf(values[0]);
  let [isSame, isText] = [true, true];
  for (const value of values) {
    if (value !== first && leafOf(value) !== first) isSame = false;
    if (typeof value !== "string" && leafOf(value) !== null) isText = false;
    if (!isSame && !isText) return ["n", values.map(leafOf)];
  }
  if (isSame) return ["c", first];
  if (isText) return ["s", values.map((value) => (typeof value === "string" ? placeOf(value) : null))];
  return ["n", values.map(leafOf)];
}

function packRecords(records: readonly Fields[], placeOf: PlaceOf): Values {
  const keys = sharedKeys(records);
  if (keys !== undefined)
    return [
      "t",
      keys,
      keys.map((key) =>
        packValues(
          records.map((record) => record[key]),
          placeOf,
        ),
      ),
    ];
  const own = records.map(keysOf);
  const values = records.flatMap((record, index) => (own[index] ?? []).map((key) => record[key]));
  return ["d", lengthsOf(own), packLeaves(own.flat(), placeOf), packValues(values, placeOf)];
}

function placesOfLeaves(values: readonly unknown[]): number[] {
  return values.flatMap((value, index) => (isLeaf(value) ? [index] : []));
}

function lengthsOf(lists: readonly (readonly unknown[])[]): Lengths {
  const lengths = lists.map(({ length }) => length);
  return lengths.every((length) => length === lengths[0]) ? (lengths[0] ?? 0) : lengths;
}

/** The keys of all records, when they are the same. */
function sharedKeys(records: readonly Fields[]): readonly string[] | undefined {
  const keys = Object.keys(records[0] ?? {});
  const isAlike = (record: Fields) =>
    Object.keys(record).length === keys.length && keys.every((key) => record[key] !== undefined);
  return records.every(isAlike) ? keys : undefined;
}

const keysOf = (record: Fields) => Object.keys(record).filter((key) => record[key] !== undefined);

const leafOf = (value: unknown): Leaf =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isHeld = (value: unknown) => !isLeaf(value);
const isLeaf = (value: unknown) => typeof value !== "object" || value === null;
