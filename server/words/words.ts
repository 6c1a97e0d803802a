import type { Locale } from "#contract/locale.ts";
import { en } from "./en/en.ts";
import { ru } from "./ru/ru.ts";

/** Everything the server says itself; a language that lacks a word does not compile (LO14). */
export type Words = typeof ru;

const WORDS: Readonly<Record<Locale, Words>> = { ru, en };

export const wordsOf = (locale: Locale): Words => WORDS[locale];
