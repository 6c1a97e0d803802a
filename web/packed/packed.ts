/**
 * A large JSON value as one compact text. What a page was rendered from travels inside it: with every key written once per
 * list and every repeated text once, a competition is a third of its size and is read in one go by the JSON parser.
 */
export type Packed<T> = string & { readonly unpacked?: T };

type Leaf = null | boolean | number | string;
type Keys = readonly string[];
/**
 * `o`: an object, `a`: a list, `t`: a list of objects with the same keys, column by column. `c`: a column with one value
 * throughout, `s`: a column of texts, by their place in the table.
 */
export type Node =
  | Leaf
  | readonly ["o", Keys, readonly Node[]]
  | readonly ["a", readonly Node[]]
  | readonly ["t", number, Keys, readonly Node[]]
  | readonly ["c", Leaf]
  | readonly ["s", readonly (number | null)[]];
export type Whole = readonly [texts: readonly string[], node: Node];

export function pack<T>(value: T): Packed<T> {
  const texts = createTexts();
  const node = packNode(value, texts.placeOf);
  const whole: Whole = [texts.all, node];
  return JSON.stringify(whole);
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

function packNode(value: unknown, placeOf: PlaceOf): Node {
  if (Array.isArray(value)) return packList(value, placeOf);
  if (isRecord(value)) {
    const keys = Object.keys(value).filter((key) => value[key] !== undefined);
    return ["o", keys, keys.map((key) => packNode(value[key], placeOf))];
  }
  return leafOf(value);
}

function packList(list: readonly unknown[], placeOf: PlaceOf): Node {
  const keys = sharedKeys(list);
  if (keys === undefined) return ["a", list.map((item) => packNode(item, placeOf))];
  const rows = list.filter(isRecord);
  const columns = keys.map((key) => rows.map((row) => row[key]));
  return ["t", rows.length, keys, columns.map((column) => packColumn(column, placeOf))];
}

function packColumn(column: readonly unknown[], placeOf: PlaceOf): Node {
  const [first] = column;
  if (!isRecord(first) && !Array.isArray(first) && column.every((value) => value === first))
    return ["c", leafOf(first)];
  if (column.every((value) => value === null || typeof value === "string"))
    return ["s", column.map((value) => (typeof value === "string" ? placeOf(value) : null))];
  return packList(column, placeOf);
}

/** The keys of every object of the list, when they are the same for all. */
function sharedKeys(list: readonly unknown[]): Keys | undefined {
  const [first] = list;
  if (!isRecord(first)) return undefined;
  const keys = Object.keys(first);
  const isAlike = (item: unknown) => isRecord(item) && Object.keys(item).length === keys.length;
  const isSame = (item: unknown) => isRecord(item) && keys.every((key) => item[key] !== undefined);
  return list.every((item) => isAlike(item) && isSame(item)) ? keys : undefined;
}

const leafOf = (value: unknown): Leaf =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
