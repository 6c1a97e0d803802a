import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { CACHE } from "./paths.mjs";

/** @typedef {{ readonly executable: string, readonly env: Readonly<Record<string, string>> }} Chromium */

/** Where the packages of Debian are unpacked when this user may not install them. */
export const OWN_CHROMIUM = join(CACHE, "chromium");

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/**
 * Read by the tests as well as by the script that provides the browser, so that both mean the same one.
 * @returns {Chromium | undefined}
 */
export function findChromium() {
  const named = process.env.KOVER_CHROMIUM;
  if (named) return existsSync(named) ? { executable: named, env: {} } : undefined;
  const executable = [...SYSTEM, ...playwrightBrowsers()].find((path) => existsSync(path));
  return executable === undefined ? ownChromium() : { executable, env: {} };
}

/**
 * The unpacked one finds its libraries and fonts by variables, because it is not where Debian expects it.
 * @returns {Chromium | undefined}
 */
export function ownChromium() {
  const root = join(OWN_CHROMIUM, "root");
  const executable = join(root, "usr/lib/chromium/chromium");
  if (!existsSync(executable)) return undefined;
  const fonts = join(OWN_CHROMIUM, "fonts.conf");
  const env = {
    LD_LIBRARY_PATH: [...libraryFolders(root), process.env.LD_LIBRARY_PATH ?? ""]
      .filter(Boolean)
      .join(delimiter),
    ...(existsSync("/etc/fonts/fonts.conf") || !existsSync(fonts) ? {} : { FONTCONFIG_FILE: fonts }),
  };
  return { executable, env };
}

function playwrightBrowsers() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), ".cache", "ms-playwright");
  if (!existsSync(folder)) return [];
  const installed = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
  return installed.flatMap((name) => [
    join(folder, name, "chrome-linux", "chrome"),
    join(folder, name, "chrome-linux64", "chrome"),
  ]);
}

/**
 * Some libraries keep private ones in a folder of their own (nss, pulseaudio), found by a path set at build time.
 * @param {string} root
 */
function libraryFolders(root) {
  return [join(root, "usr/lib"), join(root, "lib")]
    .flatMap((folder) => foldersIn(folder))
    .filter((folder) => folder.endsWith("-linux-gnu"))
    .flatMap((folder) => [folder, ...foldersIn(folder).filter(hasLibraries)]);
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}

/** @param {string} folder */
const hasLibraries = (folder) => readdirSync(folder).some((name) => /^lib.*\.so/.test(name));
