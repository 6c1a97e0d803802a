import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { axeProblems } from "./support/axe.ts";
import { closeWindows, launchBrowser } from "./support/browser.ts";
import { startHarness, type Harness } from "./support/harness.ts";

let harness: Harness;
let browser: Browser;
beforeAll(async () => {
  [harness, browser] = await Promise.all([
    startHarness("web/kit/forms/testing/actHarness.tsx"),
    launchBrowser(),
  ]);
});
afterEach(() => closeWindows(browser));
afterAll(async () => {
  await browser.close();
  await harness.stop();
});

async function openDialog(query = ""): Promise<Page> {
  const page = await (await browser.newContext({ locale: "ru-RU" })).newPage();
  await page.goto(`${harness.origin}/?${query}`);
  await page.getByRole("button", { name: "Снять участника" }).click();
  await dialog(page).waitFor();
  return page;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Снять участника" });
const confirm = (page: Page) => dialog(page).getByRole("button", { name: "Снять", exact: true });
const reason = (page: Page) => dialog(page).getByLabel("Причина");
const answer = (page: Page, how: string) => page.evaluate(`window.answer("${how}")`);
const heard = async (page: Page) => z.array(z.string()).parse(await page.evaluate("window.actsHeard"));
const isGone = (page: Page) => dialog(page).waitFor({ state: "detached" });
const focused = (page: Page) => page.evaluate("document.activeElement.textContent");

test("it cannot be pressed before the reason is long enough", async () => {
  const page = await openDialog();
  expect(await confirm(page).isDisabled()).toBe(true);
  await reason(page).fill("не");
  expect(await confirm(page).isDisabled()).toBe(true);
  await reason(page).fill("не вышел");
  await expect.poll(() => confirm(page).isEnabled()).toBe(true);
  expect(await axeProblems(page)).toEqual([]);
});

const PLAIN = ["plain", "plain&harmless"];
test.each(PLAIN)(
  "[EN51] where nothing is typed the way out has the focus (%s); Escape is one too",
  async (query) => {
    const page = await openDialog(query);
    await expect.poll(() => focused(page)).toBe("Отмена");
    await page.keyboard.press("Escape");
    await isGone(page);
    await page.getByRole("button", { name: "Снять участника" }).click();
    await expect.poll(() => focused(page)).toBe("Отмена");
    await page.keyboard.press("Enter");
    await isGone(page);
    expect(await heard(page)).toEqual([]);
  },
);

test("two presses send one act; done, it closes and gives the focus back", async () => {
  const page = await openDialog();
  await reason(page).fill("  травма ");
  await confirm(page).dblclick();
  await expect.poll(() => confirm(page).getAttribute("aria-busy")).toBe("true");
  await confirm(page).click({ force: true });
  expect(await heard(page)).toEqual(["sent:травма"]);
  await answer(page, "done");
  await isGone(page);
  await expect.poll(() => focused(page)).toBe("Снять участника");
  expect(await heard(page)).toEqual(["sent:травма"]);
});

test("after an unexpected error it is free again and says so", async () => {
  const page = await openDialog();
  await reason(page).fill("травма");
  await confirm(page).click();
  await answer(page, "bug");
  await dialog(page).getByRole("alert").getByText("Что-то пошло не так").waitFor();
  expect(await confirm(page).getAttribute("aria-busy")).toBe(null);
  await confirm(page).click();
  expect(await heard(page)).toHaveLength(2);
});

test("a refusal stands beside the field the server names, the focus in it, what was typed stays", async () => {
  const page = await openDialog();
  await reason(page).fill("травма");
  await confirm(page).click();
  await answer(page, "field");
  await dialog(page).getByText("Причина не подходит").waitFor();
  await expect.poll(() => reason(page).getAttribute("aria-invalid")).toBe("true");
  expect(await reason(page).inputValue()).toBe("травма");
  await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("TEXTAREA");
});

test("a refusal in words stands above the fields; one that was told elsewhere only keeps it open", async () => {
  const page = await openDialog();
  await reason(page).fill("травма");
  await confirm(page).click();
  await answer(page, "refused");
  await expect.poll(() => confirm(page).getAttribute("aria-busy")).toBe(null);
  expect(await dialog(page).getByRole("alert").count()).toBe(0);
  await confirm(page).click();
  await answer(page, "words");
  await dialog(page).getByRole("alert").getByText("Схватка уже идёт").waitFor();
});

test("closed while it is busy, it does not come back, and a failure is told outside", async () => {
  const page = await openDialog();
  await reason(page).fill("травма");
  await confirm(page).click();
  await page.keyboard.press("Escape");
  await isGone(page);
  await answer(page, "bug");
  await expect.poll(() => heard(page)).toEqual(["sent:травма", "told:not thought of"]);
  await page.getByRole("button", { name: "Снять участника" }).click();
  await dialog(page).waitFor();
  expect(await reason(page).inputValue()).toBe("");
});

test("closed while it is busy and done afterwards, it leaves the next one open", async () => {
  const page = await openDialog();
  await reason(page).fill("травма");
  await confirm(page).click();
  await dialog(page).getByRole("button", { name: "Отмена" }).click();
  await isGone(page);
  await page.getByRole("button", { name: "Снять участника" }).click();
  await dialog(page).waitFor();
  await answer(page, "done");
  await page.waitForTimeout(200);
  expect(await dialog(page).isVisible()).toBe(true);
});

test("pressable early, it says beside the field what is missing and sends nothing", async () => {
  const page = await openDialog("early");
  await confirm(page).click();
  await dialog(page).getByText("Заполните поле «Причина»").waitFor();
  expect(await heard(page)).toEqual([]);
  await reason(page).fill("травма");
  await confirm(page).click();
  expect(await heard(page)).toEqual(["sent:травма"]);
});

test("[EN47] Escape asks before what was typed is lost, and goes back to the field", async () => {
  const page = await openDialog("asks");
  await page.keyboard.press("Escape");
  await isGone(page);
  await page.getByRole("button", { name: "Снять участника" }).click();
  await reason(page).fill("травма");
  await page.keyboard.press("Escape");
  await dialog(page).getByRole("alert").waitFor();
  await expect.poll(() => focused(page)).toBe("Вернуться");
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await confirm(page).waitFor();
  expect(await reason(page).inputValue()).toBe("травма");
  await expect.poll(() => page.evaluate("document.activeElement.value")).toBe("травма");
  await dialog(page).getByRole("button", { name: "Закрыть", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Закрыть без сохранения" }).click();
  await isGone(page);
  await expect.poll(() => focused(page)).toBe("Снять участника");
});

test("[EN48] a toast covers no button of a dialog, short or longer than the screen", async () => {
  for (const query of ["", "tall"])
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      const page = await openDialog(query);
      await page.setViewportSize({ width, height });
      const covered = await page.evaluate(COVERED);
      expect([query, width, covered]).toEqual([query, width, []]);
    }
});

const COVERED = `(() => {
  const toast = document.querySelector("[data-toasts] > *").getBoundingClientRect();
  return [...document.querySelectorAll("[role=dialog] button")].filter((button) => {
    const box = button.getBoundingClientRect();
    return box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top;
  }).map((button) => button.textContent || button.ariaLabel);
})()`;
