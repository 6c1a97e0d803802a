/** Words of a sentence where they begin one. */
export const capital = (words: string): string => words.slice(0, 1).toLocaleUpperCase("ru") + words.slice(1);
