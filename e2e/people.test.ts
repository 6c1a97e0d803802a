import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { chooseNewClub } from "./support/newClub.ts";
import { newestLink } from "./support/mailbox.ts";
import { boxOf, isApart } from "./support/places.ts";
import { reload, signIn, visit, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

const EMAIL = "olga@kover.example";
const NEW_PASSWORD = "гард и рычаг";
const CONFIRMATION = /http:\/\/localhost:\d+\/api\/auth\/email-confirmation\?confirmation=\w+/;

let app: RunningApp;
let browser: Browser;
shareApp((started) => ({ app, browser } = started), { KOVER_EMAIL_CONFIRMATION: "on" });

async function newPage(): Promise<Page> {
  return (await browser.newContext({ locale: "ru-RU" })).newPage();
}
const open = (page: Page, path: string) => visit(page, app.origin + path);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function registerAndConfirm(page: Page): Promise<void> {
  await open(page, "/auth/register");
  await register(page, EMAIL);
  await page.waitForURL(`${app.origin}/personal`);
}

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel("Фамилия").fill("Ладова");
  await page.getByLabel("Имя", { exact: true }).fill("Ольга");
  await page.getByLabel("Почта").fill(email);
  await page.getByLabel("Пароль", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Пароль ещё раз").fill(NEW_PASSWORD);
  await page.getByLabel("Принимаю").check();
  await page.getByLabel("Даю согласие").check();
  await press(page, "Создать аккаунт");
  await visit(page, await newestLink(app, CONFIRMATION, email));
  await page.getByLabel("Почта или логин").fill(email);
  await page.getByLabel("Пароль", { exact: true }).fill(NEW_PASSWORD);
  await press(page, "Войти");
}

async function addChild(page: Page): Promise<void> {
  await open(page, "/personal/profiles");
  await page.getByRole("link", { name: "Добавить спортсмена" }).first().click();
  await page.getByLabel("Кем вам приходится").selectOption("child");
  await page.getByLabel("Фамилия").fill("Ладов");
  await page.getByLabel("Имя", { exact: true }).fill("Тимур");
  await page.getByLabel("Дата рождения").fill("2017-04-02");
  // Typed and not sent: a reload must not lose it.
  await page.waitForTimeout(100);
  await reload(page);
  await page.getByText("Мы вернули то, что вы не успели отправить.").waitFor();
  expect(await page.getByLabel("Фамилия").inputValue()).toBe("Ладов");
  await page.getByText("Вы даёте согласие за ребёнка как родитель.").waitFor();
  await page.getByLabel("Мужской").check();
  await chooseNewClub(page);
  await page.getByLabel("Обычный вес").fill("27,2");
  await page.getByLabel("Согласие на обработку").check();
  await press(page, "Сохранить");
  await page.getByRole("heading", { level: 2, name: "Тимур Ладов" }).waitFor();
}

async function handIn(page: Page): Promise<void> {
  await open(page, "/personal/applications/new");
  await expect.poll(() => page.getByLabel(/Тимур Ладов/).isChecked()).toBe(true);
  await page.getByText(/Понадобится медсправка, действующая на .* спросим на шаге «Документы»/).waitFor();
  await press(page, "Далее");
  expect(await page.getByLabel(/Юноши 12–13 лет/).count()).toBe(0);
  // The step is in the address: a reload stays in it, Back goes one back, with all that was chosen (EN60).
  await page.waitForURL(/step=category/);
  await page.getByLabel(/Мальчики 8–9 лет, до 28 кг/).check();
  await page.waitForTimeout(100);
  await reload(page);
  await expect.poll(() => page.getByLabel(/Мальчики 8–9 лет, до 28 кг/).isChecked()).toBe(true);
  await page.goBack();
  await page.getByRole("heading", { level: 2, name: "Спортсмен" }).waitFor();
  await page.goForward();
  await page.getByRole("heading", { level: 2, name: "Категории" }).waitFor();
  await page.getByText("Тимур Ладов: Мальчики 8–9 лет, до 28 кг").waitFor();
  await page.getByLabel("Вес для заявки").fill("28,4");
  await press(page, "Далее");
  await page.getByText("Больше предела категории, 28 кг").first().waitFor();
  await page.getByLabel("Вес для заявки").fill("27,2");
  await press(page, "Далее");
  await page.getByLabel("Комментарий организатору").fill("Первый турнир");
  await press(page, "Далее");
  await page.getByLabel("Медсправка до").fill("2099-01-01");
  await press(page, "Далее");
  await page.getByText("вместо имени номер участника").waitFor();
  // Looking it over sends nothing yet.
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe("/personal/applications/new");
  expect(new URL(page.url()).searchParams.get("step")).toBe("review");
  await press(page, "Отправить заявку");
  await page.getByText("На проверке").first().waitFor();
}

test("[EN7] [EN60] [EN62] [EN65] a parent registers, adds a child, enters it, gets the organiser's answer and a weigh card", async () => {
  const page = await newPage();
  const errors = watchForErrors(page);
  await registerAndConfirm(page);
  await addChild(page);
  await handIn(page);
  const path = new URL(page.url()).pathname;

  const organiser = await newPage();
  await signIn(organiser, app, "admin");
  await open(organiser, path);
  await organiser.getByLabel("Одобрить").check();
  await organiser.getByLabel("Сообщение заявителю").fill("Ждём на взвешивании в 9:00");
  await organiser.getByRole("button", { name: "Отправить" }).first().click();
  await organiser.getByText("Место в категории есть.").waitFor();

  await newestLink(app, /\/personal\/applications\/[a-z0-9]{24}/, EMAIL);
  await open(page, path);
  await page.getByText("Ждём на взвешивании в 9:00").waitFor();
  await page.getByRole("img", { name: "Код заявки" }).waitFor();
  await page.getByLabel("Сообщение", { exact: true }).fill("Спасибо, будем");
  await press(page, "Отправить");
  await page.getByText("Спасибо, будем").waitFor();
  expect(await page.getByLabel("Сообщение", { exact: true }).inputValue()).toBe("");
  await press(page, "Отозвать заявку");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Причина").fill("Заболел");
  await dialog.getByRole("button", { name: "Отозвать заявку" }).click();
  await page.getByText("Эта заявка в жеребьёвке не участвует").waitFor();
  expect(errors).toEqual([]);
});

test("applications are filtered in the address, and one that needs a change is said so and changed", async () => {
  const page = await newPage();
  await signIn(page, app, "athlete");
  await open(page, "/personal/applications");
  await page.getByText("Организатор ждёт правку").waitFor();
  await page.getByLabel("Состояние").selectOption("withdrawn");
  await page.getByText("С такими условиями заявок нет").waitFor();
  expect(new URL(page.url()).search).toBe("?status=withdrawn");
  await page.getByRole("link", { name: "Показать все" }).click();
  await page.getByRole("link", { name: "Открыть" }).click();
  await press(page, "Изменить заявку");
  await page.getByLabel("Медсправка до").fill("2099-01-01");
  await press(page, "Сохранить изменения");
  await page.getByText("На проверке").first().waitFor();
  await page.getByText("Изменена", { exact: true }).waitFor();
});

test("a photo is uploaded, and a duplicate is merged into the one that stays", async () => {
  const page = await newPage();
  await signIn(page, app, "coach");
  for (const name of ["Кира", "Кира Дубль"]) {
    await open(page, "/personal/profiles?person=new");
    await page.getByLabel("Кем вам приходится").selectOption("student");
    await page.getByLabel("Фамилия").fill("Гордеева");
    await page.getByLabel("Имя", { exact: true }).fill(name);
    await page.getByLabel("Дата рождения").fill("2001-02-03");
    await page.getByLabel("Женский").check();
    await press(page, "Сохранить");
    await page.getByRole("heading", { level: 2, name: `${name} Гордеева` }).waitFor();
  }
  await page.locator("input[type=file]").setInputFiles("web/layouts/shareImages/apple-touch-180.png");
  await page.locator("main form").locator("xpath=preceding-sibling::*").locator("img").waitFor();
  await page.getByRole("link", { name: /Кира Гордеева/ }).click();
  await page.getByRole("heading", { level: 2, name: "Кира Гордеева" }).waitFor();
  await press(page, "Есть дубль этого человека");
  await page.getByLabel("Дубль среди ваших профилей").selectOption({ label: "Кира Дубль Гордеева" });
  await press(page, "Объединить");
  await page.getByText("Профили объединены").waitFor();
  await expect.poll(() => page.getByRole("link", { name: /Кира Дубль/ }).count()).toBe(0);
});

test("[EN28] [EN48] who begins to enter an event keeps it through registration and the profile, and is asked nothing twice", async () => {
  const page = await newPage();
  const errors = watchForErrors(page);
  await open(page, "/");
  const enter = page.getByRole("link", { name: /Подать заявку/ }).first();
  const path = (await enter.getAttribute("href")) ?? "";
  expect(path).toMatch(/[?]event=/);
  await enter.click();
  await page
    .getByRole("link", { name: /Зарегистрироваться|Регистрация|Создать аккаунт/ })
    .first()
    .click();
  await register(page, "vera@kover.example");
  await page.waitForURL(app.origin + path);
  // Where to, when and what it costs stays in sight before there is anybody to enter.
  await page.getByText(/^Взнос: /).waitFor();
  const event = await page.getByRole("heading", { level: 1 }).innerText();
  expect(event).not.toBe("Новая заявка");
  await page.getByRole("link", { name: "Добавить спортсмена" }).click();
  await page.getByText(`Заявка на турнир: ${event}`).waitFor();
  await page.getByText(/Взнос: .*Сохраните профиль, и заявка продолжится/).waitFor();
  await expect.poll(() => page.getByLabel("Фамилия").inputValue()).toBe("Ладова");
  expect(await page.getByLabel("Имя", { exact: true }).inputValue()).toBe("Ольга");
  expect(await page.getByLabel("Согласие на обработку").isChecked()).toBe(true);
  await page.getByLabel("Дата рождения").fill("1995-04-02");
  await page.getByLabel("Женский").check();
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, "Сохранить");
  const toast = page.locator("[data-toasts] > *", { hasText: "Профиль сохранён" });
  await toast.hover(); // Under the mouse it stays until the next page has given it another place.
  await page.waitForURL(`${app.origin}${path}&profile=*`);
  const next = await boxOf(page.getByRole("button", { name: "Далее", exact: true }));
  const [told, fee] = [await boxOf(toast), await boxOf(page.getByLabel("Взнос", { exact: true }))];
  expect([isApart(told, next), isApart(told, fee)]).toEqual([true, true]);
  await expect.poll(() => page.getByLabel(/Ольга Ладова/).isChecked()).toBe(true);
  expect(errors).toEqual([]);
});

test("[FM19] [PE12] the summary of a profile names its fields in the order of the page, a name with a digit among them", async () => {
  const page = await newPage();
  await signIn(page, app, "coach");
  await open(page, "/personal/profiles?person=new");
  await page.getByLabel("Фамилия").fill("Иванов1");
  await page.getByLabel("Имя", { exact: true }).fill("Жан-Пьер О’Нил мл.");
  await page.getByLabel("Обычный вес").fill("5");
  await page.getByLabel("Телефон").fill("12");
  await press(page, "Сохранить");
  const links = page.getByRole("alert").getByRole("link");
  await expect.poll(() => links.count()).toBeGreaterThan(4);
  const told = await links.evaluateAll((all) => {
    const everything = [...document.querySelectorAll("*")];
    return all.map((link) => {
      const field = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      return { text: link.textContent, place: field === null ? -1 : everything.indexOf(field) };
    });
  });
  expect(told[0]?.text).toBe("«Фамилия»: только буквы, дефис, апостроф, точка и пробел");
  expect(told.some(({ text }) => text?.includes("«Имя»"))).toBe(false);
  const places = told.map(({ place }) => place);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  // A question over several boxes is led into.
  await links.filter({ hasText: "Укажите пол" }).click();
  expect(await page.evaluate("document.activeElement.type")).toBe("radio");
  const name = page.getByLabel("Фамилия");
  expect(await name.getAttribute("aria-invalid")).toBe("true");
  const described = (await name.getAttribute("aria-describedby")) ?? "";
  expect(await page.locator(`[id="${described}"]`).innerText()).toContain("только буквы");
});

test("[FM17] [FM23] a draft begun anew is empty and faultless, also when the press leaves a required field", async () => {
  const page = await newPage();
  await signIn(page, app, "coach");
  await open(page, "/personal/profiles?person=new");
  const name = page.getByLabel("Фамилия");
  await name.fill("Ладов");
  await page.waitForTimeout(100);
  await reload(page);
  await page.getByText("Мы вернули то, что вы не успели отправить.").waitFor();
  await name.focus();
  await press(page, "Начать заново");
  await expect.poll(() => name.inputValue()).toBe("");
  await page.waitForTimeout(200);
  expect(await name.getAttribute("aria-invalid")).toBe(null);
  // Left after that it says what it lacks.
  await name.click();
  await page.getByLabel("Имя", { exact: true }).click();
  await expect.poll(() => name.getAttribute("aria-invalid")).toBe("true");
});

test("the personal area is clean for assistive technology in both colour modes", async () => {
  const page = await newPage();
  await signIn(page, app, "athlete");
  for (const path of [
    "/personal",
    "/personal/applications",
    "/personal/applications/new",
    "/personal/account",
    "/personal/profiles",
  ]) {
    await open(page, path);
    expect([path, await page.getByRole("heading", { level: 1 }).count()]).toEqual([path, 1]);
    expect([path, await page.evaluate("document.documentElement.scrollWidth - innerWidth")]).toEqual([
      path,
      0,
    ]);
    expect([path, await axeProblemsInBothModes(page)]).toEqual([path, []]);
  }
  await page.getByRole("combobox", { name: /Клуб/ }).click();
  await page.getByRole("listbox").waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await open(page, "/personal/applications");
  await page
    .getByRole("link", { name: /Первенство клуба/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Переписка с организатором" }).waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);
});
