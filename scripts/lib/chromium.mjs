import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join, win32 } from "node:path";
import { CACHE } from "./paths.mjs";

/** @typedef {{ readonly executable: string, readonly env: Readonly<Record<string, string>> }} Chromium */

/** @typedef {{ platform: string, home: string, env: Readonly<Record<string, string | undefined>> }} Machine */

const ON_LINUX = ["chromium", "google-chrome", "chromium-browser", "microsoft-edge"].map(
  (name) => `/usr/bin/${name}`,
);
const ON_MACOS = ["Google Chrome", "Chromium", "Microsoft Edge"];
const ON_WINDOWS = [
  "Google/Chrome/Application/chrome.exe",
  "Chromium/Application/chrome.exe",
  "Microsoft/Edge/Application/msedge.exe",
];
const PLAYWRIGHT_CACHES = new Map([
  ["win32", "AppData/Local/ms-playwright"],
  ["darwin", "Library/Caches/ms-playwright"],
]);
const TESTING = "Google Chrome for Testing";
const IN_PLAYWRIGHT = [
  "chrome-linux/chrome",
  "chrome-linux64/chrome",
  "chrome-win/chrome.exe",
  "chrome-win64/chrome.exe",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  `chrome-mac-x64/${TESTING}.app/Contents/MacOS/${TESTING}`,
  `chrome-mac-arm64/${TESTING}.app/Contents/MacOS/${TESTING}`,
];

/** Where the packages of Debian are unpacked when this user may not install them. */
export const OWN_CHROMIUM = join(CACHE, "chromium");

/**
 * Read by the tests as well as by the script that provides the browser, so that both mean the same one.
 * @param {Machine} [machine]
 * @returns {Chromium | undefined}
 */
export function findChromium(machine = { platform: process.platform, home: homedir(), env: process.env }) {
  const named = machine.env["KOVER_CHROMIUM"];
  if (named) return existsSync(named) ? { executable: named, env: {} } : undefined;
  const executable = [...systemBrowsers(machine), ...playwrightBrowsers(machine)].find((path) =>
    existsSync(path),
  );
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

/**
 * Chromium without its windows, which journeys need a quarter less processor time in. Debian packs it beside the whole one;
 * without it, and where one browser is named, it is the whole one.
 * @returns {Chromium | undefined}
 */
export function findHeadlessShell() {
  const whole = findChromium();
  if (whole === undefined || process.env["KOVER_CHROMIUM"]) return whole;
  const executable = join(dirname(whole.executable), "chromium-headless-shell");
  return existsSync(executable) ? { ...whole, executable } : whole;
}

/**
 * Where Chrome, Chromium and Edge are installed for everybody, or by one person for themselves.
 * @param {Machine} machine
 */
export function systemBrowsers({ platform, home, env }) {
  if (platform === "win32")
    return [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]].flatMap((folder) =>
      folder ? ON_WINDOWS.map((path) => win32.join(folder, path)) : [],
    );
  if (platform === "darwin")
    return ["/Applications", `${home}/Applications`].flatMap((folder) =>
      ON_MACOS.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  return ON_LINUX;
}

/** @param {Machine} machine */
function playwrightBrowsers({ platform, home, env }) {
  const kept = PLAYWRIGHT_CACHES.get(platform) ?? ".cache/ms-playwright";
  const folder = env["PLAYWRIGHT_BROWSERS_PATH"] ?? join(home, kept);
  if (!existsSync(folder)) return [];
  const installed = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
  return installed.flatMap((name) => IN_PLAYWRIGHT.map((path) => join(folder, name, path)));
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
