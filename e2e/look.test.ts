import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startApp, type RunningApp } from "./support/app.ts";
import { axeProblems } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { EVENT_ID, readCompetition, signIn, visit, watchForErrors } from "./support/pages.ts";

let app: RunningApp;
let browser: Browser;
// Each try has a program of its own: it would find what the one before has left.
beforeEach(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
});
afterEach(async () => {
  await browser.close();
  await app.stop();
});

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const fileInput = (page: Page, label: string) => page.locator(`input[type="file"][aria-label="${label}"]`);
const picture = async (width: number, height: number, background: string) =>
  await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const asPng = (buffer: Buffer) => ({ name: "a.png", mimeType: "image/png", buffer });

const HOSTILE =
  '<h2>Регламент</h2><script>document.title = "взломано"</script><p onclick="x()">Ждём <b>всех</b></p>' +
  '<img src="x" onerror="document.title = \'взломано\'"><iframe src="https://evil.example"></iframe>' +
  '<ul><li>Взвешивание в 9:00</li></ul><a href="javascript:x()">не ссылка</a>';

async function chooseLook(page: Page): Promise<void> {
  await visit(page, `${app.origin}/organiser/events/${EVENT_ID}/look`);
  await page.getByLabel("Свой цвет кнопок и ссылок").check();
  await page.getByLabel("Цвет", { exact: true }).fill("#ffe000");
  await page.getByText("В светлой теме этот цвет читается плохо: покажем его темнее.").waitFor();
  const sent: string[] = [];
  page.on("request", (request) => void sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await fileInput(page, "Афиша").setInputFiles(asPng(Buffer.alloc(40_000_000)));
  await page
    .getByText("Файл слишком большой: не больше 5 МБ. Уменьшите картинку и загрузите снова")
    .waitFor();
  expect(sent).not.toContain("POST /api/upload");
  await fileInput(page, "Афиша").setInputFiles(asPng(Buffer.from("<html><script>1</script></html>")));
  await page.getByText("Подойдёт только картинка PNG, JPEG или WebP").waitFor();
  // What was chosen before is still there.
  expect(await page.getByLabel("Цвет", { exact: true }).inputValue()).toBe("#ffe000");
  await fileInput(page, "Афиша").setInputFiles(asPng(await picture(1200, 1600, "#224488")));
  await page.getByLabel("Что оставить, когда афиша не входит целиком").selectOption("top");
  await fileInput(page, "Логотип").setInputFiles(asPng(await picture(300, 200, "#b5121f")));
  await page.locator('figure img[src^="/uploads/"]').first().waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await press(page, "Сохранить оформление");
  await page.getByText("Оформление сохранено").first().waitFor();
}

async function writeDescription(page: Page): Promise<void> {
  await visit(page, `${app.origin}/organiser/events/${EVENT_ID}`);
  const editor = page.getByRole("textbox", { name: "О турнире" });
  await editor.click();
  await page.keyboard.press("Control+A");
  await editor.evaluate((sheet, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    sheet.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, HOSTILE);
  await page.getByText(/^Из вставленного убрано то, что читателям не показывается/).waitFor();
  expect(await editor.innerHTML()).not.toMatch(/script|onerror|iframe|<img|javascript/);
  await page.getByRole("button", { name: "Цитата" }).click();
  const pdf = Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n");
  const documents = fileInput(page, "Загрузить файл");
  await documents.setInputFiles({
    name: "virus.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("MZ"),
  });
  await page.getByText(/^Подойдёт PDF, DOCX, XLSX или картинка.*макросами/).waitFor();
  await documents.setInputFiles({ name: "Положение о кубке.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("link", { name: "PDF, 1 КБ" }).first().waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await press(page, "Сохранить");
  await page.getByText("Турнир сохранён").first().waitFor();
}

async function loadSlide(page: Page, title: string, hides: readonly string[]): Promise<void> {
  await press(page, "Добавить слайд");
  await page.getByLabel("Заголовок", { exact: true }).fill(title);
  await page.getByLabel("Предложение").fill("Скидка 10 %");
  await fileInput(page, "Картинка").setInputFiles(asPng(await picture(800, 450, "#117755")));
  await page.getByRole("dialog").locator('img[src^="/uploads/"]').first().waitFor();
  for (const place of hides) await page.getByRole("dialog").getByLabel(place).uncheck();
  await press(page, "Сохранить слайд");
  await page.getByText(`Показывать: ${title}`).waitFor({ state: "attached" });
}

async function loadSlides(page: Page): Promise<void> {
  await visit(page, `${app.origin}/organiser/events/${EVENT_ID}/look`);
  await loadSlide(page, "Спорттовары «Захват»", []);
  await loadSlide(page, "Вода «Родник»", ["Страницы события"]);
  await press(page, "Выше: Вода «Родник»");
  await page.getByText("Слайды сохранены").first().waitFor();
}

async function seeOnWall(page: Page): Promise<void> {
  // The words of a slide saved before may still stand there: the order itself is asked for.
  await expect
    .poll(async () => (await readCompetition(app)).commercials.slice(-2).map(({ title }) => title))
    .toEqual(["Вода «Родник»", "Спорттовары «Захват»"]);
  const { uuid, commercials, carpets } = await readCompetition(app);
  await visit(page, `${app.origin}/competition/${uuid}/screen?page=commercials`);
  await page
    .getByText(commercials[0]?.title ?? "")
    .first()
    .waitFor();
  await visit(page, `${app.origin}/competition/${uuid}/screen?page=mats`);
  await page.locator('header img[src^="/uploads/"]').waitFor();
  await visit(page, `${app.origin}/competition/${uuid}/screen?overlay=${carpets[3]?.uuid ?? ""}`);
  await page.locator("[data-overlay]").waitFor({ state: "attached" });
}

async function seeInPublic(page: Page): Promise<void> {
  await visit(page, `${app.origin}/events/${EVENT_ID}`);
  await page.getByRole("heading", { name: "Регламент" }).waitFor();
  expect(await page.title()).not.toContain("взломано");
  await page.getByText("Спорттовары «Захват»").waitFor();
  expect(await page.getByText("Вода «Родник»").count()).toBe(0);
  const poster = page.locator('img[data-focus="top"]');
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const primary = "getComputedStyle(document.querySelector('[data-accented]')).getPropertyValue('--primary')";
  expect(await page.evaluate(primary)).not.toBe("#0a6350");
  const link = page.getByRole("link", { name: "Положение о кубке" });
  const download = page.waitForEvent("download");
  await link.click();
  expect((await download).suggestedFilename()).toBe("Положение о кубке.pdf");
  expect(await axeProblems(page)).toEqual([]);
  await visit(page, app.origin);
  await page.locator('img[src*="/uploads/"]').first().waitFor();
}

async function printDiploma(page: Page): Promise<void> {
  await visit(page, `${app.origin}/organiser/events/${EVENT_ID}/papers/diploma`);
  await page.locator('svg image[href^="/uploads/"]').first().waitFor();
  const download = page.waitForEvent("download");
  await press(page, "Скачать пробный диплом");
  const file = await (await download).path();
  expect((await readFile(file)).toString("latin1")).toMatch(/\/Subtype\s*\/Image/);
}

async function editSite(page: Page): Promise<void> {
  await visit(page, `${app.origin}/organiser/site`);
  await press(page, "Добавить партнёра");
  await press(page, "Сохранить");
  await page.getByText("Назовите партнёра").first().waitFor();
  await page.getByLabel("Название").fill("Стрела");
  await page.getByLabel("Уровень").fill("медийный");
  await fileInput(page, "Логотип").setInputFiles(asPng(await picture(200, 100, "#333333")));
  await page.getByRole("dialog").locator('img[src^="/uploads/"]').waitFor();
  await press(page, "Сохранить");
  await press(page, "Выше: Стрела");
  await press(page, "Изменить: Контакты");
  await page.getByRole("textbox", { name: "Текст" }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Дописано.");
  await press(page, "Сохранить");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await axeProblems(page)).toEqual([]);
  await visit(page, `${app.origin}/partners`);
  await page.getByRole("heading", { name: "Стрела" }).waitFor();
  await page.locator('img[src^="/uploads/small_"]').waitFor();
  await visit(page, `${app.origin}/page/contacts`);
  await page.getByText("Дописано.").waitFor();
}

test("[LK1] [LK4] [LK5] [LK14] [LK21] [LK22] [LK30] [LK31] [LK32] an event gets its poster, slides and diploma", async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, app, "admin");
  const errors = watchForErrors(page);
  await chooseLook(page);
  await writeDescription(page);
  await loadSlides(page);
  await seeOnWall(page);
  await seeInPublic(page);
  await printDiploma(page);
  await editSite(page);
  expect(errors).toEqual([]);
  await context.close();
});
