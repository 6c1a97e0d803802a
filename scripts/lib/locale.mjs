/** @typedef {"ru" | "en"} Locale */

/** Where the app of each language is built: it is one program for each, with the texts of that language inside. */
export const BUILD_FOLDERS = /** @type {const} */ ({ ru: "build", en: "build/en" });

/** Which texts `#texts/…` leads to, in `imports` of package.json. @type {Readonly<Record<Locale, readonly string[]>>} */
export const TEXT_CONDITIONS = { ru: [], en: ["english"] };

/** @type {readonly Locale[]} */
const LOCALES = ["ru", "en"];

/** @param {Readonly<Record<string, string | undefined>>} env */
export const localeOfBuild = (env) => LOCALES.find((locale) => locale === env["KOVER_LOCALE"]) ?? "ru";
