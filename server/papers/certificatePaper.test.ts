import { expect, test } from "vitest";
import { readPdfPages } from "../testing/readPdf.ts";
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

test("[AW15] a certificate is one sheet, however long the names on it are", () => {
  const longest = {
    ...short,
    name: words(4),
    team: words(12),
    category: words(12),
    event: words(12),
    venue: words(10),
  };
  const pages = readPdfPages(writeCertificatePaper([short, longest, { ...longest, place: 3 }], 0));
  expect(pages).toHaveLength(3);
  expect(pages[2]).toContain("за третье место");
  expect(pages[0]).toContain("14 ноября 2026");
});

test("[AW15] the file shows what the printed page shows: the place on its metal, the frame and both signatures", () => {
  const [page = ""] = readPdfPages(writeCertificatePaper([{ ...short, place: 2 }], 0));
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
