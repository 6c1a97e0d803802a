/** Letters of any script with their marks, and what stands between them: a hyphen, an apostrophe, a blank, the dot of an initial. */
const NAME = /^[\p{L}\p{M}\s.'’ʼ`\-‐‑–]+$/u;

/** Whether it can be a part of somebody's name: a letter at least, no digit and no other sign (PE12). */
export const isPersonName = (text: string): boolean => NAME.test(text) && /\p{L}/u.test(text);

/** What is given and can be no name; what stands already keeps nobody from writing the rest (PE12). */
export const isNewNonName = (given: unknown, stored: readonly unknown[] = []): boolean =>
  typeof given === "string" && given.trim() !== "" && !isPersonName(given) && !stored.includes(given);
