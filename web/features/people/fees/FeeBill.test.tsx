import { expect, test } from "vitest";
import { htmlOf, textOf } from "#web/sport/testing/textOf.tsx";
import { FeeBill } from "./FeeBill.tsx";

const line = { day: "2026-11-19", isFirst: true, kopecks: 250_000 };
const person = (key: string, name: string, paid: number) => ({
  key,
  name,
  team: null,
  lines: [{ ...line, category: "Мужчины, до 66 кг" }],
  firstDay: line.day,
  owed: 250_000,
  paid,
});
const plain = (text: string) => text.replaceAll(/\s/g, " ");

test("[FE13] the bill of several people tells what is left to pay for all of them, of one alone no second sum", () => {
  const [gleb, lev] = [person("p1", "Глеб", 100_000), person("p2", "Лев", 0)];
  const several = plain(textOf(<FeeBill people={[gleb, lev]} />));
  expect(several).toMatch(/К оплате за всех ?4 000 ₽/);
  expect(textOf(<FeeBill people={[lev]} />)).not.toContain("за всех");
});

test("[FE13] beside each category stands its sum alone, so that a phone need not break it", () => {
  const html = plain(htmlOf(<FeeBill people={[person("p2", "Лев", 0)]} />));
  expect(html).toMatch(
    /<dt>Мужчины, до 66 кг<small>первая категория, 19 ноября<\/small><\/dt><dd>2 500 ₽<\/dd>/,
  );
});
