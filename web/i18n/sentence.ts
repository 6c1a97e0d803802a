/** With a full stop after it, and only one where it ends with an initial: «Иванов И.» */
export const sentence = (words: string): string => (words.endsWith(".") ? words : `${words}.`);
