import type { Page } from "playwright-core";
import { expect } from "vitest";

/** A club that is in no list is added on the way; one that looks like it is offered first. */
export async function chooseNewClub(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: /Клуб/ }).click();
  await page.getByRole("combobox", { name: "Поиск" }).fill("Гард Олимп");
  await page.getByRole("button", { name: "Нет в списке? Добавить", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Новый клуб" });
  await dialog.getByRole("region", { name: "Похожие клубы уже есть" }).getByText("Гард").first().waitFor();
  await dialog.getByLabel("Город").fill("Тверь");
  await dialog.getByRole("button", { name: "Добавить клуб" }).click();
  await expect.poll(() => page.getByRole("combobox", { name: /Клуб/ }).innerText()).toBe("Гард Олимп");
}
