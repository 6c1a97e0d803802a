import { inflateSync } from "node:zlib";

/** The text of every page, read as a viewer does when somebody copies it: through the letters each font says it has. */
export function readPdfPages(file: Buffer): string[] {
  const { pages, bodyOf } = readFile(file);
  return pages.map((page) => {
    const letters = new Map<string, Map<string, string>>();
    for (const [, name = "", font] of page.matchAll(/\/(\w+) (\d+) 0 R(?=[^[]*>> >>)/gu)) {
      const map = bodyOf(/\/ToUnicode (\d+)/u.exec(bodyOf(font))?.[1]);
      letters.set(name, readUnicodeMap(map));
    }
    return readLines(contentOf(page, bodyOf), letters).join("\n");
  });
}

/** What every page draws besides its text, one shape a line. */
export function readPdfShapes(file: Buffer): string[][] {
  const { pages, bodyOf } = readFile(file);
  return pages.map((page) =>
    contentOf(page, bodyOf)
      .split("\n")
      .filter((line) => !line.startsWith("BT ")),
  );
}

type BodyOf = (id: string | undefined) => string;

function readFile(file: Buffer) {
  const objects = readObjects(file);
  const bodyOf: BodyOf = (id) => objects.get(id ?? "") ?? "";
  return { pages: [...objects.values()].filter((body) => body.includes("/Type /Page ")), bodyOf };
}

const contentOf = (page: string, bodyOf: BodyOf): string => bodyOf(/\/Contents (\d+)/u.exec(page)?.[1]);

function readObjects(file: Buffer): ReadonlyMap<string, string> {
  const text = file.toString("latin1");
  const objects = new Map<string, string>();
  for (const { 0: head, 1: id = "", index } of text.matchAll(/^(\d+) 0 obj\n/gmu)) {
    const start = index + head.length;
    const stream = /^<< \/Length (\d+) [^\n]*>>\nstream\n/u.exec(text.slice(start, start + 200));
    if (stream === null) objects.set(id, text.slice(start, text.indexOf("\nendobj", start)));
    else {
      const from = start + stream[0].length;
      const packed = file.subarray(from, from + Number(stream[1]));
      objects.set(id, inflateSync(packed).toString("latin1"));
    }
  }
  return objects;
}

function readUnicodeMap(map: string): Map<string, string> {
  return new Map(
    [...map.matchAll(/^<([\dA-F]{4})> <([\dA-F]+)>$/gmu)].map(([, glyph = "", letter = ""]) => [
      glyph,
      Buffer.from(letter, "hex").swap16().toString("utf16le"),
    ]),
  );
}

function readLines(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  return [...content.matchAll(/BT \/(\w+) .*? Tm \[(.*?)\] TJ ET/gu)].map(([, font = "", shown = ""]) =>
    [...shown.matchAll(/<([\dA-F]+)>/gu)]
      .flatMap(([, glyphs = ""]) => glyphs.match(/.{4}/gu) ?? [])
      .map((glyph) => fonts.get(font)?.get(glyph) ?? "\u{fffd}")
      .join(""),
  );
}
