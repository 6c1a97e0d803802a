import type { Page } from "playwright-core";
import { expect } from "vitest";

const goOn = (page: Page) => page.getByRole("button", { name: "Далее", exact: true }).click();

/** Above the step stands all it lacks, in its order, and each line leads to its field; on another step nothing of it. */
export async function namesAllThatLacks(page: Page): Promise<void> {
  const weight = page.getByLabel("Вес для заявки");
  await weight.fill("");
  await goOn(page);
  const links = page.getByRole("alert").getByRole("link");
  await expect.poll(() => links.allInnerTexts()).toEqual(["Выберите хотя бы одну категорию", "Введите вес"]);
  await links.last().click();
  expect(await weight.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.goBack();
  await page.getByRole("heading", { level: 2, name: "Спортсмен" }).waitFor();
  await expect.poll(() => links.count()).toBe(0);
  await page.goForward();
  await expect.poll(() => links.count()).toBe(2);
}

/** Too heavy for what is ticked: the button far above leads to the field, which the sum below does not cover. */
export async function beTooHeavy(page: Page): Promise<void> {
  const weight = page.getByLabel("Вес для заявки");
  await weight.fill("70");
  await page.evaluate(() => window.scrollTo(0, 0));
  await goOn(page);
  await expect.poll(() => weight.evaluate((field) => field === document.activeElement)).toBe(true);
  const [told, foot] = await Promise.all([
    page.getByText("Больше предела категории, 66 кг").last().boundingBox(),
    page.getByLabel("Взнос", { exact: true }).boundingBox(),
  ]);
  expect(told?.y ?? 0).toBeGreaterThan(0);
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  await weight.fill("64");
}
