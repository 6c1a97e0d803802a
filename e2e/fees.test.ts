import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { currentConsents } from "#contract/entry/consent.ts";
import { shopEnv, startTestYookassa, type TestYookassa } from "#server/testing/testYookassa.ts";
import { readPdfPages } from "#server/testing/readPdf.ts";
import { startApp, type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { closeWindows, launchBrowser } from "./support/browser.ts";
import { apiOf } from "./support/lateActs.ts";
import { makeOrganised } from "./support/organised.ts";
import { signIn, visit, visitWithFonts, watchForErrors } from "./support/pages.ts";

let shop: TestYookassa;
let app: RunningApp;
let browser: Browser;
// Each try has a program of its own: it would find what the one before has left.
beforeEach(async () => {
  shop = await startTestYookassa();
  [app, browser] = await Promise.all([startApp(shopEnv(shop)), launchBrowser()]);
  shop.notify(`${app.origin}/api/payment-notices/yookassa`);
});
afterEach(async () => {
  await closeWindows(browser);
  await browser.close();
  await app.stop();
  await shop.close();
});

async function newPage(identifier: string): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, app, identifier);
  return { page, errors: watchForErrors(page) };
}
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
/** By its whole name: the page before may still be there, with a button that names a sum. */
const pay = (page: Page) => page.getByRole("button", { name: "Оплатить", exact: true }).click();
const openIn = (page: Page, path: string) => visit(page, app.origin + path);
const fitsPhone = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
};

/** Each sum stands in one line, also that of all people together (FE13). */
async function readsOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const sums = page.locator("dd").filter({ hasText: "₽" });
  expect(await sums.allInnerTexts().then((all) => all.map((text) => text.replaceAll(/\s/g, " ")))).toEqual([
    "2 000 ₽",
    "2 000 ₽",
    "4 000 ₽",
  ]);
  const lines = await sums.evaluateAll((all) =>
    all.map((sum) => {
      const range = document.createRange();
      range.selectNodeContents(sum);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** An event that takes entries, and two grown men of the coach. */
async function prepare() {
  const { api: admin, uuid, path } = await makeOrganised(app);
  const id = path.split("/")[3] ?? "";
  await admin.organiser.updateEvent(id, { isPublished: true, registrationOpen: true, showCompetition: true });
  const coach = await apiOf(app, "coach");
  const profiles: string[] = [];
  for (const firstName of ["Глеб", "Данила"]) {
    const { data } = await coach.profiles.create({
      lastName: "Взносов",
      firstName,
      birthDate: "1995-01-31",
      gender: "m",
      weight: 65,
      relation: "student",
    });
    await coach.profiles.changeConsents(data.documentId, {
      data: { give: currentConsents(["processing", "publication"]) },
    });
    profiles.push(data.documentId);
  }
  const categories = (await admin.organiser.categories(uuid)).filter(({ title }) =>
    title.startsWith("Мужчины"),
  );
  const enter = (profile: number, category: number) =>
    coach.applications.create({
      event: id,
      profile: profiles[profile] ?? "",
      category: categories[category]?.documentId ?? "",
      team: null,
      weight: 65,
      comment: null,
    });
  return { admin, id, uuid, profiles, categories, enter };
}

/** Whoever leaves with something unsaved is asked, and Enter stays (FM20). */
async function leaveAndStay(page: Page): Promise<void> {
  await page.getByText("Есть несохранённые изменения").waitFor();
  const { pathname } = new URL(page.url());
  await page.getByRole("link", { name: "Ковёр", exact: false }).first().click();
  const dialog = page.getByRole("dialog", { name: "Уйти без сохранения?" });
  await dialog.waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Остаться");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe(pathname);
}

/** A price of −1 is told at its field, and nothing that was typed is lost. */
async function setPrices(page: Page, id: string): Promise<void> {
  await openIn(page, `/organiser/events/${id}/fees`);
  await page.getByText("Цен пока нет: никто ничего не должен.").waitFor();
  // Nothing to save yet (FM21).
  const save = page.getByRole("button", { name: "Сохранить цены", exact: true });
  expect(await save.isDisabled()).toBe(true);
  await press(page, "Добавить цену");
  const row = page.getByRole("group", { name: /1/ }).first();
  await row.getByLabel("До какого дня").fill("2099-01-01");
  await row.getByLabel("Первая категория").fill("-1");
  await row.getByLabel("Каждая следующая").fill("1 000");
  await press(page, "Сохранить цены");
  await page.getByText("Цена не может быть меньше нуля").first().waitFor();
  await page.getByText("У последней строки даты не бывает").first().waitFor();
  expect(await row.getByLabel("Каждая следующая").inputValue()).toBe("1 000");
  await row.getByLabel("Первая категория").fill("2000");
  await press(page, "Добавить цену");
  const last = page.getByRole("group", { name: /2/ }).first();
  await last.getByLabel("Первая категория").fill("3000");
  await leaveAndStay(page);
  await last.getByLabel("Каждая следующая").fill("1500,50");
  await press(page, "Сохранить цены");
  await page.getByText("Сегодня: 2 000 ₽ за первую категорию, 1 000 ₽ за каждую следующую.").waitFor();
  await expect.poll(() => save.isDisabled()).toBe(true);
  expect(await page.getByText("Есть несохранённые изменения").count()).toBe(0);
}

/** The form says what it costs before anything is sent. */
async function enterByForm(page: Page, id: string): Promise<void> {
  await openIn(page, `/personal/applications/new?event=${id}`);
  await page.getByLabel(/Глеб Взносов/).check();
  await press(page, "Далее");
  await page.getByLabel(/Мужчины, до 66 кг/).check();
  await press(page, "Далее");
  await press(page, "Далее");
  await page.getByLabel("Медсправка до").fill("2099-01-01");
  await press(page, "Далее");
  await expect.poll(() => page.getByLabel("Взнос", { exact: true }).innerText()).toMatch(/2\s000\s₽/);
  await press(page, "Отправить заявку");
  await page.getByText("На проверке").first().waitFor();
}

test("[FM20] [FM21] [PE7] [FE14] [FE16] [FE17] [FE18] [FE26] fees from entry to receipt, with a lost, a forged and a doubled notice", async () => {
  const { admin, id, uuid, categories, enter } = await prepare();
  const organiser = await newPage("admin");
  await setPrices(organiser.page, id);

  const visitor = await newPage("coach");
  await openIn(visitor.page, `/events/${(await admin.organiser.event(id)).data.id}`);
  await visitor.page.getByText("до 1 января").first().waitFor();
  const { page } = visitor;
  await enterByForm(page, id);
  await enter(1, 0);
  await openIn(page, "/personal");
  await page.getByRole("link", { name: /^К оплате 4\s000\s₽: Кубок Волги/ }).click();
  await page.waitForURL(/\/personal\/applications$/);
  await visitWithFonts(page, page.url());
  await page.getByText("Взнос: Кубок Волги").waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await fitsPhone(page);
  await readsOnPhone(page);

  // Both people at once; the notice is lost, and the page the payer comes back to finds it.
  shop.setFate("lost");
  await press(page, "Оплатить 4 000 ₽");
  await pay(page);
  await page.getByText("Оплата прошла").waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/personal\/payments\//);
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await fitsPhone(page);
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Квитанция")]);
  const bytes: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) bytes.push(Buffer.from(chunk));
  const receipt = (await readPdfPages(Buffer.concat(bytes))).join(" ").replaceAll(/\s+/g, " ");
  expect(receipt).toContain("Квитанция № 1");
  expect(receipt).toContain("Четыре тысячи рублей 00 копеек");

  // Another category; somebody says it is paid before it is, then it is said twice.
  const { data: second } = await enter(0, 2);
  await openIn(page, `/personal/applications/${second.documentId}`);
  await press(page, "Оплатить 1 000 ₽");
  await page.getByRole("button", { name: "Оплатить", exact: true }).waitFor();
  const forged = [...shop.payments.values()].find(({ status }) => status === "pending");
  await fetch(`${app.origin}/api/payment-notices/yookassa`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      type: "notification",
      event: "payment.succeeded",
      object: { id: forged?.id, status: "succeeded", paid: true },
    }),
  });
  expect((await admin.fees.of(id)).data.payments.map(({ state }) => state)).toEqual(["pending", "paid"]);
  shop.setFate("doubled");
  await pay(page);
  await page.getByText("Оплата прошла").waitFor();
  const { payments, people } = (await admin.fees.of(id)).data;
  expect(payments.map(({ number, kopecks }) => [number, kopecks])).toEqual([
    [2, 100_000],
    [1, 400_000],
  ]);
  expect(people.map(({ owed, paid }) => [owed, paid])).toEqual([
    [300_000, 300_000],
    [200_000, 200_000],
  ]);

  // Who refuses owes as before, and may pay at the desk.
  const { data: third } = await enter(1, 2);
  await openIn(page, `/personal/applications/${third.documentId}`);
  await press(page, "Оплатить 1 000 ₽");
  await press(page, "Отказаться");
  await page.getByText("Оплата не состоялась").waitFor();

  await atDesk(organiser.page, { id, uuid, admin, category: categories[0]?.id ?? 0 });
  expect([...organiser.errors, ...visitor.errors]).toEqual([]);
});

type Desk = {
  readonly id: string;
  readonly uuid: string;
  readonly admin: Awaited<ReturnType<typeof makeOrganised>>["api"];
  readonly category: number;
};

/** Somebody from a list is a debtor too: marked, taken back with a reason, and seen at the scale. */
async function atDesk(page: Page, { id, uuid, admin, category }: Desk): Promise<void> {
  await admin.organiser.createFighter({
    lastName: "Списков",
    firstName: "Олег",
    birthDate: "1994-02-02",
    sex: "m",
    weight: 64,
    team: null,
    categories: [category],
  });
  await openIn(page, `/organiser/events/${id}/fees`);
  await press(page, "Должники");
  await page.getByText("Списков Олег", { exact: true }).waitFor();
  const people = page.getByRole("table", { name: "Взносы участников" });
  expect(await people.getByText("Взносов Глеб").count()).toBe(0);
  await press(page, "Отметить оплату: Списков Олег");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Сумма, ₽").fill("5000");
  await dialog.getByRole("button", { name: "Отметить" }).click();
  await dialog.getByText("Осталось оплатить 2 000 ₽").first().waitFor();
  await dialog.getByLabel("Сумма, ₽").fill("1500");
  await dialog.getByLabel("Заметка").fill("остальное в субботу");
  await dialog.getByRole("button", { name: "Отметить" }).click();
  await page.getByText("Осталось 500 ₽").waitFor();
  await page
    .getByText(/отметил /)
    .last()
    .waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await fitsPhone(page);
  await press(page, "Действия с платежом № 3");
  await page.getByRole("menuitem", { name: "Отменить платёж" }).click();
  await dialog.getByLabel("Причина").fill("Отмечен не тот участник");
  await dialog.getByRole("button", { name: "Отменить платёж" }).click();
  await page.getByText(/Отменён .* Отмечен не тот участник/).waitFor();
  await openIn(page, `/competition/${uuid}/weighing`);
  await page.getByText("Не оплачено").first().waitFor();
}
