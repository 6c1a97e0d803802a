import { expect, test } from "vitest";
import { INKS, type InkName } from "../pdf/paper.ts";
import { readPdfPages, readPdfShapes } from "../testing/readOldPdf.ts";
import { writeCertificatePaper } from "./certificatePaper.ts";

const short = {
  fighter: "1",
  place: 1,
  name: "Ян Ли",
  team: "Тайга, Томск",
  category: "до 60 кг",
  event: "Кубок Волги",
  venue: "Нижний Новгород",
  day: "2026-11-14",
};
const words = (count: number) => Array.from({ length: count }, () => "Константинопольский").join(" ");

test("[AW15] a certificate is one sheet, however long the names on it are", async () => {
  const longest = {
    ...short,
    name: words(4),
    team: words(12),
    category: words(12),
    event: words(12),
    venue: words(10),
  };
  const pages = readPdfPages(await writeCertificatePaper([short, longest, { ...longest, place: 3 }], 0));
  expect(pages).toHaveLength(3);
  expect(pages[2]).toContain("за третье место");
  expect(pages[0]).toContain("14 ноября 2026");
});

test("[AW15] the file says what the printed page says", async () => {
  const [page = ""] = readPdfPages(await writeCertificatePaper([{ ...short, place: 2 }], 0));
  expect(page.split("\n")).toEqual([
    "Кубок Волги",
    "Нижний Новгород",
    "ДИПЛОМ",
    "награждается",
    "Ян Ли",
    "Тайга, Томск",
    "2",
    "за второе место",
    "в категории «до 60 кг»",
    "Главный судья",
    "Главный секретарь",
    "14 ноября 2026",
  ]);
});

test("[AW15] the place stands on its metal, both signatures have a line, and a frame goes round", async () => {
  const [shapes = []] = readPdfShapes(await writeCertificatePaper([{ ...short, place: 2 }], 0));
  const count = (ink: InkName, operators: string) =>
    shapes.filter((shape) => shape.startsWith(`${INKS[ink].join(" ")} `) && shape.endsWith(operators)).length;
  expect(shapes).toHaveLength(4);
  expect(count("silver", " c f")).toBe(1);
  expect(count("quiet", " re f")).toBe(2);
  expect(count("frame", " re S")).toBe(1);
});
