/** @typedef {"ru" | "en"} Locale */

/** Where the app of each language is built: it is one program for each, with the texts of that language inside. */
export const BUILD_FOLDERS = /** @type {const} */ ({ ru: "build", en: "build/en" });

/** Which texts `#texts/…` leads to, in `imports` of package.json. @type {Readonly<Record<Locale, readonly string[]>>} */
export const TEXT_CONDITIONS = { ru: [], en: ["english"] };

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Locale}
 */
export const localeOfBuild = (env) => (env["KOVER_LOCALE"] === "en" ? "en" : "ru");
