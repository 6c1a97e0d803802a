import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { writeXlsx } from "#contract/files/tableFiles.ts";
import { writeZip } from "#contract/files/zip.ts";
import { readListFile, readListText } from "./readListFile.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const rowsOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const read = await readListFile(bytes);
  return read.ok ? read.value.map(({ rows }) => rows.map(({ cells }) => cells)) : read.problem.code;
};
const LINES = "ФИО;Вес\r\nГромов Пётр;65,4\r\n";
const CELLS = [
  [
    ["ФИО", "Вес"],
    ["Громов Пётр", "65,4"],
  ],
];

/** As a Russian Windows writes it. */
const cp1251 = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 128) return code;
    return sign === "ё" ? 0xb8 : code - 0x410 + 0xc0;
  });
const utf16 = (text: string, isBig: boolean, mark = "\uFEFF") =>
  Uint8Array.from(
    Array.from(mark + text).flatMap((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

describe("[EN17] a list is read in every coding organisers have", () => {
  test.each([
    ["UTF-8", utf8(LINES)],
    ["UTF-8 with a mark", utf8(`\uFEFF${LINES}`)],
    ["CP1251", cp1251(LINES)],
    ["UTF-16, little end first", utf16(LINES, false)],
    ["UTF-16, big end first", utf16(LINES, true)],
    ["UTF-16 without a mark", utf16(LINES, false, "")],
    ["tabs", utf8(LINES.replaceAll(";", "\t"))],
    ["lines of an old Mac", utf8(LINES.replaceAll("\r\n", "\r"))],
  ])("%s", async (_name, bytes) => {
    expect(await rowsOf(bytes)).toEqual(CELLS);
  });

  test("commas between cells, a title above, quotes around a comma", async () => {
    const text = 'Заявка клуба\n\nФИО,Вес,Клуб\nГромов Пётр,65.4,"Клуб, юг"\n"Ли ""Дракон"" Ян",70,\n';
    const read = readListText(text);
    expect(read.ok && read.value[0]?.rows).toEqual([
      { line: 1, cells: ["Заявка клуба"] },
      { line: 3, cells: ["ФИО", "Вес", "Клуб"] },
      { line: 4, cells: ["Громов Пётр", "65.4", "Клуб, юг"] },
      { line: 5, cells: ['Ли "Дракон" Ян', "70", ""] },
    ]);
  });
});

const BOOK = `<workbook xmlns:r="r"><sheets><sheet name="Пустой" sheetId="1" r:id="r1"/><sheet name="Участники" r:id="r2"/></sheets></workbook>`;
const RELATIONS = `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`;
const book = (sheet: string, rest: readonly { path: string; text: string }[] = []) =>
  writeZip([
    { path: "xl/workbook.xml", text: BOOK },
    { path: "xl/_rels/workbook.xml.rels", text: RELATIONS },
    { path: "xl/worksheets/sheet1.xml", text: "<worksheet><sheetData/></worksheet>" },
    { path: "xl/worksheets/sheet2.xml", text: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    ...rest,
  ]);

describe("[EN17] a workbook", () => {
  test("[SE25] a name broken in its cell or with marks of direction is one plain line", async () => {
    const rows = [["Громов\r\nПётр", "\u202eКазань\u2066"]];
    const bytes = writeXlsx({ title: "Список", columns: ["ФИО", "Город"], rows });
    expect(await rowsOf(bytes)).toEqual([
      [
        ["ФИО", "Город"],
        ["Громов Пётр", "Казань"],
      ],
    ]);
  });

  test("our own is read back", async () => {
    const bytes = writeXlsx({
      title: "Список",
      columns: ["ФИО", "Вес"],
      rows: [["Громов <Пётр> & сын", 65.4]],
    });
    expect(await rowsOf(bytes)).toEqual([
      [
        ["ФИО", "Вес"],
        ["Громов <Пётр> & сын", "65,4"],
      ],
    ]);
  });

  test("shared texts, dates, holes, and the stored value of a formula, which is never calculated", async () => {
    const bytes = book(
      `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" s="1"><v>36346</v></c><c r="D3" s="2"><v>36346.5</v></c></row>
       <row r="5"><c r="A5" t="str"><f>CONCAT(A1,A2)</f><v>Юнусова</v></c><c r="B5"><f>WEBSERVICE("http://a.example")</f><v>65.400000000000006</v></c><c r="C5"><f>1+1</f></c></row>
       <row r="7"/>`,
      [
        {
          path: "xl/sharedStrings.xml",
          text: `<sst><si><r><t>Лап</t></r><r><t xml:space="preserve">тева</t></r><rPh><t>ラ</t></rPh></si></sst>`,
        },
        {
          path: "xl/styles.xml",
          text: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
        },
      ],
    );
    const read = await readListFile(bytes);
    expect(read.ok && read.value).toEqual([
      {
        title: "Участники",
        rows: [
          { line: 3, cells: ["Лаптева", "", "05.07.1999", "05.07.1999"] },
          { line: 5, cells: ["Юнусова", "65,4", ""] },
        ],
      },
    ]);
  });

  test("an entity of its own is not expanded", async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY b "${"x".repeat(50)}">]><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&b;</v></c></row></sheetData></worksheet>`;
    const bytes = book("", [{ path: "xl/worksheets/sheet2.xml", text: bomb }]);
    expect(await rowsOf(bytes)).toEqual([[["&b;"]]]);
  });
});

/** One part, packed; what it says about its size may be a lie. */
function packed(path: string, body: Uint8Array, stated: number): Uint8Array<ArrayBuffer> {
  const [name, data] = [utf8(path), deflateRawSync(body)];
  const head = (bytes: number) => new DataView(new ArrayBuffer(bytes));
  const [local, listed, end] = [head(30), head(46), head(22)];
  local.setUint32(0, 0x04034b50, true);
  local.setUint16(26, name.length, true);
  listed.setUint32(0, 0x02014b50, true);
  listed.setUint16(10, 8, true);
  listed.setUint32(20, data.length, true);
  listed.setUint32(24, stated, true);
  listed.setUint16(28, name.length, true);
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, 1, true);
  end.setUint32(16, 30 + name.length + data.length, true);
  const parts = [local, name, data, listed, name, end];
  return Uint8Array.from(
    parts.flatMap((part) => [...(part instanceof DataView ? new Uint8Array(part.buffer) : part)]),
  );
}

describe("[EN17] what is no list is refused by one code, and nothing is read of it", () => {
  const ZEROS = new Uint8Array(51_000_000);
  test.each([
    ["a bomb that says what it is", () => packed("xl/workbook.xml", ZEROS, ZEROS.length), "too-big-inside"],
    ["a bomb that lies", () => packed("xl/workbook.xml", ZEROS, 10), "too-big-inside"],
    ["a cut off archive", () => book("").slice(0, 200), "broken"],
    ["rubbish behind the signature", () => packed("xl/workbook.xml", utf8("x"), 1).fill(7, 45, 50), "broken"],
    [
      "a document of another program",
      () => writeZip([{ path: "word/document.xml", text: "<a/>" }]),
      "not-a-table",
    ],
    ["a binary workbook", () => writeZip([{ path: "xl/workbook.bin", text: "" }]), "old-excel"],
    ["an .xls", () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), "old-excel"],
    ["a .pdf called .xlsx", () => utf8("%PDF-1.7 …"), "not-a-table"],
    ["a page called .xls", () => utf8("<html><table><tr><td>Громов</td></tr></table>"), "not-a-table"],
    ["bytes that are no text", () => Uint8Array.of(65, 0, 0, 66, 0, 1, 2), "not-a-table"],
    ["more than 20 MB", () => new Uint8Array(20_000_001), "too-big"],
    ["nothing", () => new Uint8Array(0), "empty"],
    ["only separators", () => utf8(";;;\n;;;\n"), "empty"],
    ["an empty workbook", () => book(""), "empty"],
    ["too many lines", () => utf8("Громов;Пётр\n".repeat(5031)), "too-many-lines"],
  ])("%s", async (_name, make, code) => {
    expect(await rowsOf(make())).toBe(code);
  });
});
