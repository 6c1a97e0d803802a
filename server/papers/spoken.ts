import { DEFAULT_LOCALE, type Locale } from "#contract/locale.ts";
import { wordsOf, type Words } from "../words/words.ts";

/** Of a paper: its language; Russian ones carry none, as those kept from before there was another. */
export type Spoken = { readonly locale?: Locale };

export const spokenIn = ({ locale }: { readonly locale: Locale }): Spoken =>
  locale === DEFAULT_LOCALE ? {} : { locale };

/** What stands around the content of a paper: numbers of sheets, signs of corners, places to sign. */
export const wordsFor = ({ locale = DEFAULT_LOCALE }: Spoken): Words => wordsOf(locale);
