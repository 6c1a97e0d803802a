import { DEFAULT_LOCALE, type Locale } from "#contract/locale.ts";
import type { PresentedCompetition } from "../present/competition.ts";
import { wordsOf, type Words } from "../words/words.ts";

/** Of a paper: its language; Russian ones carry none, as those kept from before there was another. */
export type Spoken = { readonly locale?: Locale };

export const spokenIn = ({ locale }: { readonly locale: Locale }): Spoken =>
  locale === DEFAULT_LOCALE ? {} : { locale };

/** What stands around the content of a paper: numbers of sheets, signs of corners, places to sign. */
export const wordsFor = ({ locale = DEFAULT_LOCALE }: Spoken): Words => wordsOf(locale);

/** What the program composed into titles and names of mats, in the language of what is made (LO13). */
export const competitionIn = ({ names }: Words, competition: PresentedCompetition): PresentedCompetition => ({
  ...competition,
  categories: competition.categories.map((one) => ({
    ...one,
    title: names.category(one.title),
    fighters: one.fighters.map((fighter) => ({ ...fighter, lastName: names.surname(fighter.lastName) })),
  })),
  carpets: competition.carpets.map((one) => ({ ...one, name: names.mat(one.name) })),
});
