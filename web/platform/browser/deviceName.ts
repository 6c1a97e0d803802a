import { account } from "#texts/account/account.ts";

const BROWSERS = [
  [/YaBrowser\//, account.places.yandex],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
] as const;

/** What a person would call the device; the first that fits, for browsers pretend to be those before them. */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? "";
  const nameIn = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(text))?.[1];
  const browser = nameIn(BROWSERS);
  const system = nameIn(SYSTEMS);
  if (browser !== undefined && system !== undefined) return account.places.on(browser, system);
  return browser ?? system ?? (text === "" ? account.places.unknown : account.places.program);
}
