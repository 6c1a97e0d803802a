import { expect, test } from "vitest";
import { deviceName } from "./deviceName.ts";

test.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 YaBrowser/25.9 Mobile Safari/537.36",
    "Яндекс Браузер, Android",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0",
    "Edge, Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox, Linux"],
  ["kover-sync/1.0", "Программа"],
  [null, "Неизвестное устройство"],
])("[AU51] a place of sign-in is named as a person would name it: %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
