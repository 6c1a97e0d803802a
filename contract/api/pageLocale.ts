import { z } from "zod";
import { DEFAULT_LOCALE, LOCALES } from "../locale.ts";

/** Of the page that asks; a language nobody knows is the default one. */
export const pageLocale = z
  .enum(LOCALES)
  .catch(DEFAULT_LOCALE)
  .describe("The language of the page: ru or en");

/** What is asked for with its language and nothing else. */
export const inPageLocale = z.looseObject({ locale: pageLocale });
