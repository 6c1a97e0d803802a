export type QueryValue = string | number | boolean | null | undefined | readonly QueryValue[] | QueryObject;
export type QueryObject = { readonly [key: string]: QueryValue };

/** Bracket notation; keys stay raw, only values are encoded (API2). Empty when there is nothing to say. */
export function writeQueryString(query: QueryObject): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => pairsOf(key, value));
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function pairsOf(key: string, value: QueryValue): string[] {
  if (value === undefined) return [];
  if (value === null) return [`${key}=null`];
  if (isList(value)) return value.flatMap((item, index) => pairsOf(`${key}[${index}]`, item));
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([inner, item]) => pairsOf(`${key}[${inner}]`, item));
  }
  return [`${key}=${encodeURIComponent(String(value))}`];
}

// Array.isArray alone does not narrow a readonly list.
function isList(value: QueryValue): value is readonly QueryValue[] {
  return Array.isArray(value);
}
