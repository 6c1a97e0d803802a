import * as fc from "fast-check";
import { expect, test } from "vitest";
import { writeQueryString } from "#contract/queryString.ts";
import { isList, isMap, parseQuery, type QueryValue } from "./parseQuery.ts";
import { Refusal } from "./refusal.ts";

test("[API31] raw and percent-encoded keys mean the same", () => {
  const raw = parseQuery("filters[name][$eq]=%D0%91%D0%B0%D1%80%D1%81&sort[0]=name:asc");
  const encoded = parseQuery("filters%5Bname%5D%5B%24eq%5D=%D0%91%D0%B0%D1%80%D1%81&sort%5B0%5D=name%3Aasc");
  expect(plain(raw)).toEqual({ filters: { name: { $eq: "Барс" } }, sort: ["name:asc"] });
  expect(plain(encoded)).toEqual(plain(raw));
});

test("[API31] an empty list, a key without a value and a plus are read as the SDKs write them", () => {
  expect(plain(parseQuery("fields[]&populate&_q=%D0%B0+%D0%B1"))).toEqual({
    fields: [],
    populate: null,
    _q: "а б",
  });
});

test("[API25] a list of 501 values is refused, one of 500 is whole", () => {
  const list = (size: number) => Array.from({ length: size }, (_, n) => `a[${n}]=${n}`).join("&");
  expect(plain(parseQuery(list(500)))).toEqual({ a: Array.from({ length: 500 }, (_, n) => String(n)) });
  expect(() => parseQuery(list(501))).toThrow(Refusal);
  expect(() => parseQuery("a[0]=x&a[70000]=y")).toThrow(Refusal);
});

test("[API39] more than 20 brackets are refused", () => {
  const deep = (depth: number) => `filters${"[a]".repeat(depth)}=1`;
  expect(() => parseQuery(deep(20))).not.toThrow();
  expect(() => parseQuery(deep(21))).toThrow(Refusal);
});

test("[SE10] keys that mean something to the language are refused", () => {
  for (const key of ["__proto__", "constructor", "prototype"]) {
    expect(() => parseQuery(`${key}[x]=1`)).toThrow(`Invalid key ${key}`);
    expect(() => parseQuery(`filters[${key}][x]=1`)).toThrow(`Invalid key ${key}`);
  }
  expect({}).not.toHaveProperty("x");
});

test("one key cannot be said twice, or be a value and a group", () => {
  for (const text of ["a=1&a=2", "a=1&a[b]=2", "a[b]=2&a=1", "a[b]=1&a[b]=2"])
    expect(() => parseQuery(text)).toThrow(Refusal);
});

test("[API32] whatever is written, the answer is a query or a refusal", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from("ab[]=&%0+$._ \0é")) }), (text) => {
      try {
        parseQuery(text);
      } catch (cause) {
        expect(cause).toBeInstanceOf(Refusal);
      }
    }),
    { numRuns: 2000 },
  );
});

test("[API2] what our own client writes is read back", () => {
  const query = { filters: { $or: [{ name: { $containsi: "a&b=c%" } }, { city: "Уфа" }] }, fields: ["name"] };
  expect(plain(parseQuery(writeQueryString(query).slice(1)))).toEqual(query);
});

function plain(value: QueryValue): unknown {
  if (isList(value)) return value.map(plain);
  if (isMap(value)) return Object.fromEntries([...value].map(([key, inner]) => [key, plain(inner)]));
  return value;
}
