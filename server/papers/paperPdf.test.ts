import { expect, test } from "vitest";
import { readPdfPages } from "../testing/readPdf.ts";
import type { FormPaper, TableBlock } from "./paper.ts";
import { unprintable } from "./letters.ts";
import { writePdf } from "./paperPdf.ts";

const columns: TableBlock["columns"] = [
  { title: "№", width: 12 },
  { title: "Фамилия, имя", width: "1*" },
];
const rowsOf = (count: number, name = "Константинопольский-Задунайский Александр Владиславович") =>
  Array.from({ length: count }, (_, index) => [String(index + 1), `${name} ${index + 1}`]);
const signatures = { type: "signatures", lines: [{ post: "Главный судья", name: "В. А. Мамлеев" }] } as const;
const form = (blocks: FormPaper["blocks"]): FormPaper => ({
  type: "form",
  title: "Проба",
  foot: "код 7K4Q-19DF",
  blocks,
});
const pagesOf = async (blocks: FormPaper["blocks"]) => await readPdfPages(await writePdf(form(blocks), 0));

test("[PD1] names of every script the sport is fought in can be read and copied", async () => {
  const names = [
    "Ёлкин Пётр, №7 «Кубок» — 76,4 кг",
    "Жүнісов Нұрсұлтан Әбдіқадырұлы",
    "Ґалаґан Євген Їжакевич",
    "Łukasz Żółć",
    "Nguyễn Văn Đức",
    "ვახტანგ გოგობერიძე",
    "Հայկ Մկրտչյան",
    "Γιώργος Παπαδόπουλος",
    "җиңүче Һәм Үзбәк",
  ];
  expect(unprintable(names)).toEqual([]);
  const [page = ""] = await pagesOf(names.map((text) => ({ type: "text", text })));
  for (const name of names) expect(page).toContain(name);
});

test("[PD5] letters that no font has are told before printing", () => {
  expect(unprintable(["Ли 漢 (漢)", "Анна 🥋"])).toEqual(["漢", "🥋"]);
});

test("[PD2] a long table goes on under its title and its heads, and every sheet is numbered", async () => {
  const pages = await pagesOf([{ type: "table", title: "Мужчины, до 71 кг", columns, rows: rowsOf(90) }]);
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain("Мужчины, до 71 кг");
    expect(page).toContain("Фамилия, имя");
    expect(page).toContain(`Лист ${index + 1} из ${pages.length}`);
  }
  for (const [, name = ""] of rowsOf(90)) expect(pages.join("\n").replaceAll("\n", " ")).toContain(name);
});

test("[PD6] a table of twelve rows is never split", async () => {
  const table = (title: string, count: number): TableBlock => ({
    type: "table",
    title,
    columns,
    rows: rowsOf(count, title),
  });
  const pages = await pagesOf([table("Первая", 30), table("Вторая", 12), table("Третья", 12)]);
  for (const title of ["Вторая", "Третья"])
    expect(pages.filter((page) => page.includes(title))).toHaveLength(1);
});

test("[PD6] signatures never stand alone on a sheet: the last rows go there with them", async () => {
  for (let count = 36; count < 48; count++) {
    const pages = await pagesOf([{ type: "table", columns, rows: rowsOf(count, "Ян Ли") }, signatures]);
    const last = pages.at(-1) ?? "";
    expect(last).toContain("В. А. Мамлеев");
    expect(last, `${count} rows`).toContain(`Ян Ли ${count}`);
    expect(pages.join("\n").match(/Ян Ли \d+/g)).toHaveLength(count);
  }
});

test("[PD7] the same paper of the same moment is the same file", async () => {
  const paper = form([{ type: "table", columns, rows: rowsOf(3) }, signatures]);
  expect(Buffer.from(await writePdf(paper, 1000))).toEqual(Buffer.from(await writePdf(paper, 1000)));
});
