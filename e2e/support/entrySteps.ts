import type { Page } from "playwright-core";
import { expect } from "vitest";
import { reload, visit } from "./pages.ts";

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

const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name }).waitFor();
const CHOSEN = "Климент Орлов: Мужчины, до 66 кг, Мужчины, абсолют";

/** From the last step a link leads into each before it, and neither it nor a reload there loses anything (EN60). */
export async function holdsWhatWasChosen(page: Page): Promise<void> {
  await step(page, "Проверка");
  await reload(page);
  await step(page, "Проверка");
  await page.getByText(CHOSEN).waitFor();
  // On a phone there is the button alone.
  await page.setViewportSize({ width: 1440, height: 900 });
  const steps = page.getByRole("list", { name: "Шаги заявки" });
  await steps.getByRole("link", { name: "Категории" }).click();
  await step(page, "Категории");
  await reload(page);
  await step(page, "Категории");
  await expect.poll(() => page.getByLabel(/Мужчины, абсолют/).isChecked()).toBe(true);
  expect(await page.getByLabel("Вес для заявки").inputValue()).toBe("64");
  // What is ahead is no link; the way there is the button.
  expect(await steps.getByRole("link").allInnerTexts()).toEqual(["Спортсмен"]);
  await page.setViewportSize({ width: 390, height: 900 });
  await goOn(page);
  await goOn(page);
  await step(page, "Документы");
  await expect.poll(() => page.getByLabel("Медсправка до").inputValue()).toBe("2099-01-01");
  await goOn(page);
  await step(page, "Проверка");
}

/** The overview leads back into the step, also after the draft was deleted and taken back (PE25). */
export async function isOnTheOverview(page: Page, origin: string): Promise<void> {
  await step(page, "Проверка");
  const back = page.url();
  await visit(page, `${origin}/en/personal`);
  await page.getByText("Климент Орлов, step “Review”, draft saved just now").waitFor();
  await visit(page, `${origin}/personal`);
  await page.getByText("Климент Орлов, шаг «Проверка», черновик сохранён только что").waitFor();
  await page.getByRole("button", { name: "Удалить черновик" }).click();
  await page.getByText("Черновик удалён.").waitFor();
  await page.getByRole("button", { name: "Вернуть" }).click();
  await page.getByRole("link", { name: "Продолжить" }).click();
  await page.waitForURL(back);
  await page.getByText(CHOSEN).waitFor();
}

/** Forward from the page before an entry that was sent: what was sent, and its steps say so (EN60). */
export async function saysItWasSent(page: Page, origin: string): Promise<void> {
  expect(await page.getByText("Продолжите заявку").count()).toBe(0);
  await page.goForward();
  await page.waitForURL(`${origin}/personal/applications`);
  await page.goForward();
  await page.getByText("Эта заявка отправлена").waitFor();
  await reload(page);
  await page.getByText("Эта заявка отправлена").waitFor();
  await page.getByRole("link", { name: "Открыть отправленное" }).click();
  await page.waitForURL(`${origin}/personal/applications`);
}
