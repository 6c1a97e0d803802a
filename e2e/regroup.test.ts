import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import { listLine, listOf } from "#server/testing/lists.ts";
import { startApp, type RunningApp } from "./support/app.ts";
import { axeProblems, axeProblemsInBothModes } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { makeOrganised } from "./support/organised.ts";
import { signIn, visit, watchForErrors } from "./support/pages.ts";
import { inLetters } from "../bench/lib/inLetters.ts";

let app: RunningApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

const MEN = [65, 70, 72, 75];
const BOYS = [24, 24.4, 25, 25.6, 29, 29.5, 30, 31, 31.5];

/** One man up to 66 kg, three up to 77 kg, and nine boys. */
async function enterPeople(api: Api, uuid: string): Promise<void> {
  const { categories } = (await api.lists.basis(uuid)).data;
  const [light = { uuid: "" }, heavy = { uuid: "" }] = categories;
  const men = MEN.map((weight, index) =>
    listLine(
      { uuid: (index === 0 ? light : heavy).uuid },
      { lastName: `Мужчин${inLetters(index)}`, birthDate: "1999-01-01", sex: "m", weight },
    ),
  );
  const boys = BOYS.map((weight, index) =>
    listLine(
      { fresh: 0 },
      { lastName: `Малышев${inLetters(index)}`, birthDate: "2017-05-05", sex: "m", weight },
      { hasConsent: true },
    ),
  );
  const kind = { sex: "m", ageMin: 8, ageMax: 9, level: "all", style: "nogi" } as const;
  const fresh = { ...kind, title: "Мальчики 8–9 лет, до 34 кг", weightMin: null, weightMax: 34 };
  await api.lists.write(uuid, { data: listOf([...men, ...boys], { categories: [fresh] }) });
}

test("[CT24] [CT27] [CT29] [CT31] a class of one is merged, parted and merged again, children are split, and all are drawn", async () => {
  const { api, uuid, path } = await makeOrganised(app);
  await enterPeople(api, uuid);
  const [light] = (await api.lists.basis(uuid)).data.categories;
  const page = await (
    await browser.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 1100 } })
  ).newPage();
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  await visit(page, app.origin + path.replace("/entries", "/categories"));
  await page.getByText("следующий вес, те же возраст и уровень").waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);

  const together = "Мужчины, до 66 и до 77 кг (объединены)";
  const merge = async (isFirst: boolean) => {
    await page.getByRole("button", { name: "Объединить «Мужчины, до 66 кг»" }).press("Enter");
    await page.getByText("3 → 4").waitFor();
    await page.getByText("65–75 кг").waitFor();
    if (isFirst) expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Объединить", exact: true }).press("Enter");
    await page.getByText("Малых категорий нет").waitFor();
    await page.getByText(`Объединена с «${together}»`).waitFor();
  };
  await merge(true);
  await page.getByRole("button", { name: "Отменить" }).press("Enter");
  await page.getByText("следующий вес, те же возраст и уровень").waitFor();
  expect((await api.roll.find(uuid)).data.categories.map(({ title }) => title)).toContain(
    "Мужчины, до 66 кг",
  );
  await merge(false);

  await page.getByRole("button", { name: "Разделить «Мальчики 8–9 лет, до 34 кг» на группы" }).press("Enter");
  await page.getByRole("region", { name: "Группа 2" }).getByText("29–31,5 кг, разница 9 %").waitFor();
  await page.getByRole("button", { name: "Разделить", exact: true }).press("Enter");
  await page.getByText("разделена на группы: 2").waitFor();

  const drawn = await api.draws.all(uuid, { data: { id: crypto.randomUUID(), mayBeUnweighed: true } });
  expect(drawn.data.categories.map(({ outcome, athletes }) => `${outcome} ${athletes}`).toSorted()).toEqual([
    "drawn 4",
    "drawn 4",
    "drawn 5",
    "too-few 0",
  ]);
  await page.getByRole("button", { name: "Отменить" }).press("Enter");
  await page.getByText("Жеребьёвка уже прошла").first().waitFor();

  const event = (await api.competitions.observe(uuid)).event?.id;
  await visit(page, `${app.origin}/events/${event}/competition/categories/${light?.uuid}`);
  await page.getByRole("heading", { name: `Объединена с «${together}»` }).waitFor();
  await page.getByRole("link", { name: "Открыть категорию" }).click();
  await page.getByText("Мужчина").first().waitFor();
  expect(errors).toEqual([]);
});
