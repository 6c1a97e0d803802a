import type { Locator, Page } from "playwright-core";
import { z } from "zod";

/** What a bout or a category of the boards is taken by. */
export const handle = (page: Page, uuid: string) => page.locator(`[data-sort-handle="${uuid}"]`);

/** The items of one list, in their order. */
export async function shown(page: Page, list: string): Promise<string[]> {
  const items = `[...document.querySelectorAll('[data-sort-list="${list}"] > li')].map((item) => item.dataset.sortItem)`;
  return z.array(z.string()).parse(await page.evaluate(items));
}

export async function moveByKeys(page: Page, uuid: string, keys: readonly string[]): Promise<void> {
  await handle(page, uuid).focus();
  for (const key of ["Space", ...keys, "Space"]) await page.keyboard.press(key);
}

export async function dragTo(page: Page, taken: Locator, target: Locator): Promise<void> {
  // A page that is opened again stands where it was left: maybe far below what is to be taken.
  await taken.scrollIntoViewIfNeeded();
  const start = await taken.boundingBox();
  const end = await target.boundingBox();
  if (start === null || end === null) throw new Error("nothing to take hold of");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 10, { steps: 3 });
  await page.mouse.move(end.x + 60, end.y + 6, { steps: 8 });
  await page.mouse.up();
}

/** A category of the programme goes so many mats down and minutes to the right, as a hand does it: in small steps. */
export async function dragChip(page: Page, chip: Locator, mats: number, minutes: number): Promise<void> {
  await chip.scrollIntoViewIfNeeded();
  const from = await chip.boundingBox();
  const lanes = await page.locator("[data-mat]").all();
  const [first, target] = [await lanes[0]?.boundingBox(), await lanes[mats]?.boundingBox()];
  if (!from || !first || !target) throw new Error("nothing to take hold of");
  const [x, y] = [from.x + Math.min(10, from.width / 2), from.y + from.height / 2];
  const hours = await page.locator("[aria-hidden=true] i").count();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 4, { steps: 3 });
  await page.mouse.move(x + (target.width * minutes) / (hours * 60), target.y + target.height / 2, {
    steps: 8,
  });
  await page.getByText(/^Сюда, /).waitFor();
  await page.mouse.up();
}
