import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pack, packOnce } from "./packed.ts";
import { recall } from "./recent.ts";
import { unpack } from "./unpack.ts";
import { unpackAhead } from "./unpackAhead.ts";

test("what is packed comes out as it was", () => {
  // Through JSON, which knows no negative zero.
  const json = fc.json({ maxDepth: 5 }).map((text): unknown => JSON.parse(text));
  fc.assert(
    fc.property(json, (value) => {
      expect(unpack(pack(value))).toEqual(value);
    }),
  );
});

test("lists of records come out as they were, also with holes, lists and records in them", () => {
  const row = fc.record({
    uuid: fc.uuid(),
    winner: fc.option(fc.record({ uuid: fc.uuid() })),
    title: fc.option(fc.string()),
    number: fc.option(fc.integer()),
    points: fc.dictionary(fc.string(), fc.record({ scores: fc.nat() })),
    slots: fc.array(fc.record({ fighter: fc.option(fc.uuid()) }), { maxLength: 2 }),
    calls: fc.option(fc.array(fc.option(fc.nat()))),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(unpack(pack({ rows }))).toEqual({ rows });
    }),
  );
});

test("a key of a list and a repeated text are written once", () => {
  const club = "Спортивный клуб «Самбо-70»";
  const rows = Array.from({ length: 3 }, (_, index) => ({ uuid: `fighter-${index}`, club, position: null }));
  expect(pack(rows)).toBe(
    `[["fighter-0","fighter-1","fighter-2"],["a",3,["t",["uuid","club","position"],[["s",[0,1,2]],["c","${club}"],["c",null]]]]]`,
  );
});

test("a field without a value is left out", () => {
  expect(unpack(pack({ a: undefined, b: [{ c: 1 }, { c: undefined }] }))).toEqual({ b: [{ c: 1 }, {}] });
});

test("the server draws a page from the very value it has packed for it", () => {
  const day = { title: "Кубок" };
  const packed = pack(day);
  expect(recall(packed)).toBe(day);
  expect(recall<unknown>("[[],null]")).toBeUndefined();
});

test("what is packed again with the same part is the same text, and the server draws from the newest value", () => {
  const bouts = [{ uuid: "bout" }];
  const first = packOnce({ bouts, serverTime: 1 }, bouts);
  const later = { bouts, serverTime: 2 };
  expect(packOnce(later, bouts)).toBe(first);
  expect(recall(first)).toBe(later);
  expect(packOnce({ bouts: [], serverTime: 3 }, [])).not.toBe(first);
});

test("a browser reads what its page was packed from before the page asks for it", () => {
  const mats = pack({ title: "Ковёр 1" });
  for (const place of [1, 2, 3, 4]) pack({ place });
  expect(recall(mats)).toBeUndefined();
  unpackAhead("mats", "desks")({ name: "Кубок", mats, desks: undefined });
  expect(recall(mats)).toEqual({ title: "Ковёр 1" });
});
