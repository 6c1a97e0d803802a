import type { Locator, Page } from "playwright-core";
import { expect, vi } from "vitest";
import { z } from "zod";

const APPEARS_MS = 30_000;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Waits for it: what is being drawn anew has no box for a moment. */
export async function boxOf(element: Locator): Promise<Box> {
  return vi.waitFor(async () => {
    const box = await element.boundingBox();
    if (box === null) throw new Error("it is not on the page");
    return box;
  }, APPEARS_MS);
}

export const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

/** Where everything stands that is pressed or read during a bout; a clock goes on meanwhile. */
const PLACES = `[...document.querySelectorAll("section button, section header, section output, section time")]
  .filter((element) => element.getClientRects().length > 0)
  .map((element) => [element.matches("time, :has(time, [role=timer])") ? "" : element.textContent, Object.values(element.getBoundingClientRect().toJSON()).map(Math.round)].join())`;
const placesSchema = z.array(z.string()).min(10);

/** Notices and states of which words are out of sight, and those that something else lies over. */
const COVERED = `[...document.querySelectorAll("[role=status], [role=alert], header output")].filter((told) => {
  if (told.scrollWidth > told.clientWidth || told.scrollHeight > told.clientHeight) return true;
  return [...told.querySelectorAll("b, button"), ...(told.matches("output") ? [told] : [])].some((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}).map(({ textContent }) => textContent)`;

/**
 * SN38: that the network is lost is told without moving what is under the fingers, and without covering it, where the
 * acts are (LS8), or what else is told at the time.
 */
export async function staysPut(page: Page, online: RegExp, beside?: Locator): Promise<void> {
  const places = async () => placesSchema.parse(await page.evaluate(PLACES));
  const before = await places();
  await page.context().setOffline(true);
  const notice = page.getByRole("status").filter({ hasText: /^Связи нет/ });
  await notice.waitFor();
  const acts = page.locator("header output").filter({ hasText: /^Нет связи, ждёт/ });
  await acts.waitFor();
  expect(await places()).toEqual(before);
  expect(await page.evaluate(COVERED)).toEqual([]);
  await beside?.click({ trial: true });
  expect(isApart(await boxOf(notice.locator("b")), await boxOf(acts))).toBe(true);
  const told = await boxOf(notice);
  for (const head of await page.locator("section[data-corner] header:visible, section time:visible").all())
    expect(isApart(told, await boxOf(head))).toBe(true);
  await page.context().setOffline(false);
  await notice.waitFor({ state: "detached" });
  await page.getByText(online).waitFor();
}
