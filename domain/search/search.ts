export const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = 100;

/** The words of a text as they are compared: letter case, ё and everything that is no letter or digit do not count (SR2). */
export function searchWords(text: string): string[] {
  return (
    text
      .toLocaleLowerCase("ru")
      .replaceAll("ё", "е")
      // «77кг» is a number and a word.
      .replaceAll(/(?<=\p{N})(?=\p{L})/gu, " ")
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "")
  );
}

/**
 * How well a text answers what was typed: 0 is word for word, more is worse, undefined is not at all. Every word that
 * was typed must be found, in any order (SR1).
 */
export function rankMatch(needle: readonly string[], words: readonly string[]): number | undefined {
  if (needle.length === 0) return undefined;
  let total = 0;
  for (const typed of needle) {
    const best = Math.min(...words.map((word) => rankWord(typed, word)));
    if (!Number.isFinite(best)) return undefined;
    total += best;
  }
  return total;
}

/** Below this a wrong letter makes another word: «Ким» is not «Лим» (SR3). */
const SHORTEST_MISTYPED = 4;

/** How well one word answers another that was typed; infinite is not at all. */
export function rankWord(typed: string, word: string): number {
  if (typed === word) return 0;
  if (word.startsWith(typed)) return 1;
  if (typed.length < SHORTEST_MISTYPED) return Number.POSITIVE_INFINITY;
  if (word.includes(typed)) return 2;
  if (isOneEditApart(typed, word)) return 3;
  return isMistypedBeginning(typed, word) ? 4 : Number.POSITIVE_INFINITY;
}

/** Somebody who mistypes does not finish the word either. Four letters would find too much: «гром» is not «Роман». */
function isMistypedBeginning(typed: string, word: string): boolean {
  if (typed.length <= SHORTEST_MISTYPED) return false;
  return [-1, 0, 1].some((more) => {
    const length = typed.length + more;
    return length < word.length && isOneEditApart(typed, word.slice(0, length));
  });
}

/** One letter wrong, missing or too many, or two neighbours swapped. */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (at === long.length) return false;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}
