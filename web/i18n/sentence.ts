/** With a full stop after it, unless it ends already: with an initial, «Иванов И.», or as somebody wrote it, «Жребий!» */
export const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

/** Words of a sentence where they begin one. */
export const capital = (words: string): string => words.slice(0, 1).toLocaleUpperCase("ru") + words.slice(1);
