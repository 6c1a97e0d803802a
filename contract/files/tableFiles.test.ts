import * as fc from "fast-check";
import { expect, test } from "vitest";
import { writeCsv, writeXlsx, type Sheet } from "./tableFiles.ts";
import { writeZip } from "./zip.ts";

const sheet = (...cells: readonly (string | number)[]): Sheet => ({
  title: "Команды",
  columns: ["Команда"],
  rows: cells.map((cell) => [cell]),
});
const lines = (...cells: readonly (string | number)[]) =>
  writeCsv(sheet(...cells))
    .split("\r\n")
    .slice(1, -1);

test("[SS3] nothing that begins like a formula is one in a CSV", () => {
  expect(lines('=HYPERLINK("http://зло")', "+7", "-1", "@SUM(A1)", "\t=1", " =1")).toEqual([
    `"'=HYPERLINK(""http://зло"")"`,
    "'+7",
    "'-1",
    "'@SUM(A1)",
    "'\t=1",
    "' =1",
  ]);
});

test("[SS3] no line of a cell is a formula either", () => {
  expect(writeCsv(sheet("Тайга\n=1+1\r\n\u00a0@x"))).toContain(`"Тайга\n'=1+1\r\n'\u00a0@x"`);
});

test("[SS3] a program that splits at commas finds no formula either, and weights stay as they are", () => {
  expect(
    lines(
      "Тайга,=1+1",
      "Тайга, @SUM(A1)",
      "Мужчины, -66 кг",
      "Юноши, -66 кг, 14-15 лет",
      "Тайга,-1+cmd|x",
      "＝1",
    ),
  ).toEqual([
    "Тайга,'=1+1",
    "Тайга, '@SUM(A1)",
    "Мужчины, -66 кг",
    "Юноши, -66 кг, 14-15 лет",
    "Тайга,'-1+cmd|x",
    "'＝1",
  ]);
});

test("[SS3] a number is a number, with a comma as Russians write it", () => {
  expect(lines(-3, 4.5, "Тайга; Томск")).toEqual(["-3", "4,5", '"Тайга; Томск"']);
});

test("[SS3] no cell of a CSV begins with what a table program calculates, whatever it is called", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const [cell = ""] = writeCsv(sheet(name)).split("\r\n").slice(1);
      expect(/^"?\s*[=+\-@]/.test(cell)).toBe(false);
    }),
  );
});

test("[SS3] an XLSX has its five parts and every text as a text", () => {
  const parts = unzip(writeXlsx(sheet("=1+1 <&>", 42)));
  expect([...parts.keys()]).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
    "xl/worksheets/sheet1.xml",
  ]);
  const body = parts.get("xl/worksheets/sheet1.xml") ?? "";
  expect(body).toContain(
    '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;&amp;&gt;</t></is></c>',
  );
  expect(body).toContain('<c r="A3"><v>42</v></c>');
  expect(body).not.toContain("<f>");
});

test("[EX9] one XLSX holds several tables, a sheet each", () => {
  const parts = unzip(writeXlsx({ ...sheet("Тайга"), title: "Итоги" }, { ...sheet(7), title: "Схватки" }));
  expect(parts.get("xl/workbook.xml")).toContain(
    '<sheet name="Итоги" sheetId="1" r:id="rId1"/><sheet name="Схватки" sheetId="2" r:id="rId2"/>',
  );
  expect(parts.get("xl/_rels/workbook.xml.rels")).toContain('Id="rId2"');
  expect(parts.get("[Content_Types].xml")).toContain('PartName="/xl/worksheets/sheet2.xml"');
  expect(parts.get("xl/worksheets/sheet2.xml")).toContain('<c r="A2"><v>7</v></c>');
});

test("[SS3] the sums of a zip are those every program expects", () => {
  // The check value of CRC-32 is that of "123456789".
  const view = new DataView(writeZip([{ path: "a", text: "123456789" }]).buffer);
  expect(view.getUint32(14, true).toString(16)).toBe("cbf43926");
});

/** As a program reads it: from the list at the end. */
function unzip(file: Uint8Array<ArrayBuffer>): ReadonlyMap<string, string> {
  const view = new DataView(file.buffer);
  const end = file.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const decoder = new TextDecoder();
  const parts = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [length, nameLength, local] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ];
    const name = decoder.decode(file.subarray(at + 46, at + 46 + nameLength));
    const start = local + 30 + view.getUint16(local + 26, true);
    parts.set(name, decoder.decode(file.subarray(start, start + length)));
    at += 46 + nameLength;
  }
  return parts;
}
