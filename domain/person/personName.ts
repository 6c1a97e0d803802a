/** Letters of any script with their marks, and what stands between them: a hyphen, an apostrophe, a blank, the dot of an initial. */
const NAME = /^[\p{L}\p{M}\s.'’ʼ`\-‐‑–]+$/u;

/** Whether it can be a part of somebody's name: a letter at least, no digit and no other sign (PE12). */
export const isPersonName = (text: string): boolean => NAME.test(text) && /\p{L}/u.test(text);

/** What is given and can be no name; what stands already keeps nobody from writing the rest (PE12). */
export const isNewNonName = (given: unknown, stored: readonly unknown[] = []): boolean =>
  typeof given === "string" && given.trim() !== "" && !isPersonName(given) && !stored.includes(given);

/** A letter of another script than Latin; an apostrophe that counts as a letter belongs to every script. */
const NOT_LATIN = /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}]/u;

/** What is given for the Latin letters and is in others; what stands already may stay (PE12). */
export const isNewNonLatin = (given: unknown, stored?: string | null): boolean =>
  typeof given === "string" && NOT_LATIN.test(given) && given !== stored;
