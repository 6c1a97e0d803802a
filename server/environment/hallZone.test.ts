import { expect, test } from "vitest";
import { createHallZone } from "./hallZone.ts";

const HOUR_MS = 3_600_000;
const winter = Date.UTC(2026, 10, 15, 12);
const summer = Date.UTC(2026, 6, 15, 12);

test("[SN26] the server knows how late it is in the hall", () => {
  const ahead = (zone: string, at: number) => createHallZone(zone)(at) / HOUR_MS;
  expect(ahead("Europe/Moscow", winter)).toBe(3);
  expect(ahead("Asia/Yekaterinburg", winter)).toBe(5);
  expect([ahead("Europe/Berlin", winter), ahead("Europe/Berlin", summer)]).toEqual([1, 2]);
  expect(ahead("America/St_Johns", winter)).toBe(-3.5);
  expect(ahead("UTC", winter)).toBe(0);
});
