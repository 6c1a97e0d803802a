import { rankWord, searchWords } from "./search.ts";
import { lettersToLatin } from "./transliteration.ts";

/** A word as it is compared, and how it sounds in Latin letters. */
export type SpelledWord = { readonly text: string; readonly sound: string; readonly isLatin: boolean };

export const spelledWords = (text: string): SpelledWord[] =>
  searchWords(text).map((word) => ({
    text: word,
    sound: isOneLetterAgain(word) ? "" : soundOf(word),
    isLatin: /\p{Script=Latin}/u.test(word),
  }));

/**
 * «qqqq» is no name in any script, but sounds like one letter, with which many words begin: it is found only where it is
 * written so.
 */
const isOneLetterAgain = (word: string) => /^(.)\1+$|(.)\2\2/u.test(word);

/** What somebody may have meant: what they typed, and the same keys on the other layout (SR10). */
export function searchNeedles(typed: string): SpelledWord[][] {
  const other = onOtherLayout(typed);
  return other === typed ? [spelledWords(typed)] : [spelledWords(typed), spelledWords(other)];
}

/** Letters of another script are the same name, but after the one that was typed (SR4, SR9). */
const OTHER_SCRIPT = 0.5;
const OTHER_LAYOUT = 0.75;

/** As `rankMatch`, whatever letters and layout it was typed in. */
export function rankSpelled(
  needles: readonly (readonly SpelledWord[])[],
  words: readonly SpelledWord[],
): number | undefined {
  const ranks = needles.map((needle, at) => rankNeedle(needle, words) + at * OTHER_LAYOUT);
  const best = Math.min(...ranks);
  return Number.isFinite(best) ? best : undefined;
}

function rankNeedle(needle: readonly SpelledWord[], words: readonly SpelledWord[]): number {
  if (needle.length === 0) return Number.POSITIVE_INFINITY;
  return needle.reduce((sum, typed) => sum + Math.min(...words.map((word) => rankOne(typed, word))), 0);
}

const rankOne = (typed: SpelledWord, word: SpelledWord): number =>
  typed.isLatin === word.isLatin || typed.sound === "" || word.sound === ""
    ? rankWord(typed.text, word.text)
    : rankWord(typed.sound, word.sound) + OTHER_SCRIPT;

/** Every way of writing one sound becomes the same: in this order, since the first makes what a later one reads. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/w/g, "v"],
  [/t[sz]/g, "c"],
  [/k+h/g, "h"],
  [/s(?:c*h)+/g, "sh"],
  [/(?:c+h+)+/g, "ch"],
  [/ph/g, "f"],
  [/x/g, "ks"],
  [/[yj]/g, "i"],
  [/i+/g, "i"],
  [/(^|[^aeiou])io/g, "$1e"],
  [/ie/g, "e"],
  [/(.)\1+/g, "$1"],
];

/** Passport, post and habit write a Russian name differently; all of them sound alike here: Кравцов, kravtsov, kravcov. */
export function soundOf(word: string): string {
  return FOLDS.reduce((text, [from, to]) => text.replace(from, to), lettersToLatin(word));
}

const KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const SHIFTED = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const RUSSIAN = "ёйцукенгшщзхъфывапролджэячсмитьбю";

const pairs = (from: string, to: string) => Array.from(from, (key, at) => [key, to.charAt(at)] as const);
const TO_RUSSIAN = new Map([...pairs(KEYS, RUSSIAN), ...pairs(SHIFTED, RUSSIAN)]);
const TO_LATIN = new Map(pairs(RUSSIAN, KEYS));

/** The same keys, had the other layout been on; a text with letters of both was typed as it was meant. */
export function onOtherLayout(typed: string): string {
  const isRussian = /\p{Script=Cyrillic}/u.test(typed);
  if (isRussian === /\p{Script=Latin}/u.test(typed)) return typed;
  const to = isRussian ? TO_LATIN : TO_RUSSIAN;
  const text = isRussian ? typed.toLocaleLowerCase("ru") : typed;
  return Array.from(text, (key) => to.get(key) ?? key).join("");
}
