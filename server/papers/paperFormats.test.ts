import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { writeDocx } from "./paperDocx.ts";
import { writeHtml } from "./paperHtml.ts";
import type { FormPaper, TableBlock } from "./paper.ts";
import { writePdf } from "./paperPdf.ts";
import { writePaperXlsx } from "./paperXlsx.ts";
import { readPdfPages } from "../testing/readPdf.ts";

/** What people write who hope that somebody else's program runs it. */
const HOSTILE = [
  `=HYPERLINK("http://evil.example";"x")`,
  `</style></script><script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `]]></w:t><w:p/>&amp;`,
];
const NAMES = [...HOSTILE, "Жүнісов Нұрсұлтан", "ვახტანგ გოგობერიძე", "Ёлкин\u0007 Артём"];

const columns: TableBlock["columns"] = [
  { title: "Место", width: 12, align: "center", isNumber: true },
  { title: "Фамилия", width: "2*", corner: "red" },
  { title: "Дата рожд.", width: 20, group: "Документы" },
  { title: "Лицензия", width: 20, group: "Документы" },
  { title: "Вес", width: 14, isNumber: true },
  { title: "Подпись", width: 20, isForPen: true },
];
const table = (title: string): TableBlock => ({
  type: "table",
  title,
  titleIs: "Категория",
  columns,
  rows: NAMES.map((text, at) => [
    { text: String(at + 1), look: "place" },
    { text, look: at === 0 ? "winner" : "strong", note: `заметка ${at}` },
    "04.03.2001",
    "007-0012",
    "69,9",
    "",
  ]),
  total: { text: "Всего", look: "strong" },
});
const paper: FormPaper = {
  type: "form",
  isLandscape: true,
  head: {
    organisers: HOSTILE[2] ?? "",
    event: HOSTILE[1] ?? "",
    facts: "",
    dates: "14–15 ноября 2026 г.",
    place: "Казань",
    link: { address: "https://kover.example/events/1", text: "проверить" },
  },
  title: "Итоговый протокол",
  subtitle: HOSTILE[3] ?? "",
  foot: `Кубок "Волги" \\ </style> · код 7K4Q-19DF`,
  mark: "ЧЕРНОВИК",
  blocks: [
    table("Мужчины, до 71 кг"),
    table("Женщины, до 58 кг"),
    { type: "heading", level: 2, text: "Заключение" },
    { type: "text", text: "Первая строка\nвторая строка", isFramed: true },
    { type: "facts", rows: [["Судей", { text: "не указан", look: "missing" }]] },
    {
      type: "signatures",
      lines: [{ post: "Главный судья", name: "Мамлеев В. А.", note: "Казань", hasStamp: true }],
    },
  ],
};

const partsOf = (file: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]));
const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  "#39": "'",
  apos: "'",
};
const unescaped = (text: string) =>
  text.replaceAll(/&([a-z#0-9]+);/g, (all, name: string) => ENTITIES[name] ?? all);
/** What a reader of the file sees, tag by tag. */
const textsIn = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, "g"))].map(([, text = ""]) =>
    unescaped(text),
  );

test("[PD90] on a phone only the tables of a page move sideways, as wide as their columns need", () => {
  const html = writeHtml(paper);
  expect(html.match(/<div class="wide" tabindex="0"><table style="--least:116mm">/g)).toHaveLength(2);
  expect(html).toMatch(
    /@media screen\{[^@]*\.wide\{overflow-x:auto\}\.wide table\{min-width:var\(--least\)\}/,
  );
  expect(html).toContain("initial-scale=1");
});

test("[PD30] [SS3] a table has the category as a column, dates and licences as written, weights as numbers", () => {
  const sheet = partsOf(writePaperXlsx(paper))["xl/worksheets/sheet1.xml"] ?? "";
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/g)].map(([, row = ""]) => row);
  expect(textsIn(rows[0] ?? "", "t")).toEqual([
    "Категория",
    "Место",
    "Фамилия",
    "Документы: Дата рожд.",
    "Документы: Лицензия",
    "Вес",
    "Примечание",
  ]);
  expect(rows).toHaveLength(1 + 2 * NAMES.length);
  expect(textsIn(rows[2] ?? "", "t")).toEqual([
    "Мужчины, до 71 кг",
    HOSTILE[1],
    "04.03.2001",
    "007-0012",
    "заметка 1",
  ]);
  expect(textsIn(rows[2] ?? "", "v")).toEqual(["2", "69.9"]);
  expect(sheet).not.toContain("<f>");
  expect(textsIn(sheet, "t")).toContain("Женщины, до 58 кг");
  const about = partsOf(writePaperXlsx(paper))["xl/worksheets/sheet2.xml"] ?? "";
  expect(textsIn(about, "t").at(-1)).toBe(paper.foot);
});

test("[PD31] a text document repeats the heads of its tables, splits no row and numbers its sheets", async () => {
  const parts = partsOf(await writeDocx(paper, 1_763_000_000_000));
  const body = parts["word/document.xml"] ?? "";
  const rows = [...body.matchAll(/<w:tr>.*?<\/w:tr>|<w:tr .*?<\/w:tr>/g)].map(([row]) => row);
  expect(rows.filter((row) => row.includes("<w:tblHeader"))).toHaveLength(2 * 3);
  expect(rows.filter((row) => !row.includes("<w:cantSplit"))).toEqual([]);
  const texts = textsIn(body, "w:t");
  for (const name of NAMES.slice(1, 6))
    expect(texts.filter((text) => text === name).length).toBeGreaterThanOrEqual(2);
  expect(texts).toContain("Ёлкин Артём");
  expect(texts).toEqual(
    expect.arrayContaining([`● ${HOSTILE[0]}`, "Главный судья", "Мамлеев В. А.", "ЧЕРНОВИК"]),
  );
  expect(body).toMatch(/w:orient="landscape"/);
  const foot = Object.entries(parts).find(([name]) => /footer\d*\.xml$/.test(name))?.[1] ?? "";
  expect(textsIn(foot, "w:t")).toContain(paper.foot);
  expect(textsIn(foot, "w:instrText")).toEqual(["PAGE", "NUMPAGES"]);
  expect(parts["word/fontTable.xml"]).toContain('<w:altName w:val="Arial"/>');
});

test("[PD7] the same paper of the same moment is the same text document and the same page", async () => {
  expect(Buffer.from(await writeDocx(paper, 1000))).toEqual(Buffer.from(await writeDocx(paper, 1000)));
  expect(writeHtml(paper)).toBe(writeHtml(paper));
});

test("[PD29] a page needs nothing else, runs nothing and shows every text as a text", () => {
  const html = writeHtml(paper);
  expect(html).not.toMatch(/<script|<img|<link|<[^>]+\bsrc=|@import|url\(/);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  for (const name of NAMES) expect(unescaped(html).split(name)).not.toHaveLength(1);
  expect(html).toContain("size:A4 landscape;margin:16mm 10mm 17mm 10mm");
  expect(html).toContain("counter(pages)");
  expect(html.match(/<thead>/g)).toHaveLength(2);
  expect(html).toContain('<th colspan="2" class="center">Документы</th>');
});

test("[PD2] [PD6] grouped heads repeat in the PDF, and a heading never stands alone at the foot of a sheet", async () => {
  const rows = Array.from({ length: 60 }, (_, at) => [String(at + 1), `Борец ${at + 1}`, "", "", "", ""]);
  for (let count = 30; count < 40; count += 1) {
    const pages = await readPdfPages(
      await writePdf(
        {
          type: "form",
          title: "Проба",
          blocks: [
            { type: "table", columns, rows: rows.slice(0, count) },
            { type: "heading", level: 2, text: "Заключение" },
            { type: "table", columns, rows: rows.slice(0, 5) },
          ],
        },
        0,
      ),
    );
    const last = pages.findLast((page) => page.includes("Заключение")) ?? "";
    expect(last.slice(last.indexOf("Заключение")), `${count} rows`).toContain("Борец 5");
    for (const page of pages) if (page.includes("Борец")) expect(page).toContain("Документы");
  }
});
