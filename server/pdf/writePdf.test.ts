import { expect, test } from "vitest";
import { readPdfPages } from "../testing/readOldPdf.ts";
import { writePdf, type Block, type PdfDocument } from "./writePdf.ts";

const pagesOf = async (blocks: readonly Block[], settings: Partial<PdfDocument> = {}): Promise<string[]> =>
  readPdfPages(await writePdf({ title: "Проба", createdAtMs: 0, blocks, ...settings }));

test("[PD1] Russian and Latin letters can be copied out again as they were written", async () => {
  const text = "Ёлкин Пётр, №7 «Кубок» — Łukasz Żółć, 76,4 кг";
  expect(await pagesOf([{ type: "paragraph", text }])).toEqual([text]);
});

test("[PD1] a letter no face has is a question mark, and a real one stays one", async () => {
  expect(await pagesOf([{ type: "paragraph", text: "Кто?漢" }])).toEqual(["Кто??"]);
});

test("[PD2] a long table goes on to the next page under its head, and every page is numbered", async () => {
  const rows = Array.from({ length: 90 }, (_, number) => [String(number), "Схватка"]);
  const pages = await pagesOf([{ type: "table", shares: [1, 3], head: ["№", "Что"], rows }], {
    footer: (page, all) => `${page} из ${all}`,
  });
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page.startsWith("№\nЧто\n")).toBe(true);
    expect(page.endsWith(`${index + 1} из ${pages.length}`)).toBe(true);
  }
  const cells = pages.flatMap((page) => page.split("\n"));
  for (const [number] of rows) expect(cells).toContain(number);
});

test("[PD2] a cell taller than a page is broken, and no word of it is lost", async () => {
  const words = Array.from({ length: 2000 }, (_, number) => `слово${number}`);
  const pages = await pagesOf([{ type: "table", shares: [1], head: ["Слова"], rows: [[words.join(" ")]] }]);
  expect(pages.length).toBeGreaterThan(1);
  const below = pages.map((page) => page.replace(/^Слова\n/u, ""));
  expect(below).not.toEqual(pages);
  expect(below.join(" ").split(/\s+/u)).toEqual(words);
});

test("[PD3] a name too long for its place is made smaller, not cut", async () => {
  const name = "Константинопольский-Преображенский";
  const document = { type: "centred", text: name, face: "display", size: 120 } as const;
  expect(await pagesOf([document], { isLandscape: true, hasFrame: true })).toEqual([name]);
});

test("[PD3] a page break begins a new page", async () => {
  const block = (text: string): Block => ({ type: "heading", level: 1, text });
  expect(await pagesOf([block("Первая"), { type: "page-break" }, block("Вторая")])).toEqual([
    "Первая",
    "Вторая",
  ]);
});

test("[PD4] a centred text of two lines leaves no word alone under the others", async () => {
  const text = "Открытый турнир по грэпплингу «Кубок Волги»";
  const [page] = await pagesOf([{ type: "centred", text, face: "strong", size: 23 }]);
  expect(page).toBe("Открытый турнир по\nгрэпплингу «Кубок Волги»");
});

test("[PD3] a hard space binds: neither line is broken at it, and they are even all the same", async () => {
  const text = "Открытый турнир по грэпплингу «Кубок Волги» №\u00a07";
  const [page] = await pagesOf([{ type: "centred", text, face: "strong", size: 23 }]);
  expect(page).toBe("Открытый турнир по\nгрэпплингу «Кубок Волги» № 7");
});

test("[SE44] while a long paper is written others have their turn", async () => {
  const paper = { isWritten: false, turnsOfOthers: 0 };
  const takeTurn = () => {
    paper.turnsOfOthers += 1;
    if (!paper.isWritten) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const rows = Array.from({ length: 2000 }, (_, number) => [String(number), "Схватка за третье место"]);
  await writePdf({ title: "Проба", createdAtMs: 0, blocks: [{ type: "table", shares: [1, 3], rows }] });
  paper.isWritten = true;
  expect(paper.turnsOfOthers).toBeGreaterThan(2);
});
