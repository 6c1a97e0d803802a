import { expect, test } from "vitest";
import { readPdfPages } from "../../testing/readPdf.ts";
import { badgeSheets } from "../badgeSheet.ts";
import { badgeCode } from "./badges.ts";
import { BADGE_ROLES, type Badge, type BadgesPaper } from "../paper.ts";
import { writePdf } from "../paperPdf.ts";

const badge = (role: Badge["role"], lastName: string, more: Partial<Badge> = {}): Badge => ({
  role,
  word: "УЧАСТНИК",
  lastName,
  names: "Александр Владиславович",
  from: "Республика Татарстан, Кама Грэпплинг",
  duties: ["Мужчины, до 71 кг", "жребий 1 · ковёр А"],
  code: badgeCode(role, lastName),
  ...more,
});
const paper = (badges: readonly Badge[]): BadgesPaper => ({
  type: "badges",
  title: "Аккредитация",
  event: "Кубок Волги по грэпплингу 2026 · 14–15 ноября 2026 г. · Казань",
  badges,
});

test("[PD65] badges are eight to a sheet, with names, duties and codes that can be read", async () => {
  const badges = Array.from({ length: 17 }, (_, at) => badge("athlete", `Жүнісов${at}`));
  const pages = await readPdfPages(await writePdf(paper(badges), 0));
  expect(pages).toHaveLength(3);
  for (const { lastName, code } of badges) {
    expect(pages.join("\n")).toContain(lastName);
    expect(pages.join("\n")).toContain(code);
  }
});

test("[PD66] each role has a fill of its own, which black ink is enough for", () => {
  const stripes = BADGE_ROLES.map((role) => {
    const [{ shapes } = { shapes: [] }] = badgeSheets(paper([badge(role, "Ли")]));
    return {
      isSolid: shapes.some(
        (shape) => shape.type === "rect" && shape.height === 12 && shape.line === undefined,
      ),
      isHatched: shapes.some((shape) => shape.type === "path" && shape.line !== undefined),
    };
  });
  expect(stripes).toEqual([
    { isSolid: false, isHatched: false },
    { isSolid: false, isHatched: true },
    { isSolid: true, isHatched: false },
  ]);
});

test("[PD65] [PD3] whatever is written, it stays on its badge", () => {
  const duties = Array.from({ length: 12 }, (_, at) => `Мужчины, абсолютная категория ${at}`);
  const long = badge("athlete", "Константинопольский-Задунайский-Загорский", { duties });
  const [{ shapes } = { shapes: [] }] = badgeSheets(paper([long]));
  for (const shape of shapes) if (shape.type === "text") expect(shape.y).toBeLessThan(12 + 66);
});

test("[PD67] the code is the same whenever it is printed, and tells nothing of the person", () => {
  const uuid = "4f9e8a10-2f6d-4c1e-9d57-0b1a2c3d4e5f";
  expect(badgeCode("athlete", uuid)).toBe(badgeCode("athlete", uuid));
  expect(badgeCode("athlete", uuid)).toMatch(/^A[2-9A-HJ-NP-Z]{6}$/);
  const many = Array.from({ length: 2000 }, (_, at) => badgeCode("athlete", `${uuid}${at}`));
  expect(new Set(many).size).toBe(2000);
});
