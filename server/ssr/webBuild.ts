import { existsSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LOCALE, type Locale } from "#contract/locale.ts";
import { SettingRefusal, type Config } from "../environment/config.ts";
import { createRenderThread, type RenderThread } from "./renderThread.ts";

export const ROOT = join(import.meta.dirname, "..", "..");

/** The app is built once for each language (ADR 103). */
const folderOf = (locale: Locale) =>
  locale === DEFAULT_LOCALE ? join(ROOT, "build") : join(ROOT, "build", locale);
export const clientDirOf = (locale: Locale) => join(folderOf(locale), "client");
export const serverBuildOf = (locale: Locale) => join(folderOf(locale), "server", "index.js");

/** The built web app is the only thing the server takes from the web box. Its thread starts with its first page. */
export function openWebBuild({ timeZone }: Pick<Config, "timeZone">, locale: Locale): RenderThread {
  const build = serverBuildOf(locale);
  if (!existsSync(build)) throw new SettingRefusal("The web app is not built: start with npm start.");
  return createRenderThread({ build, timeZone });
}
