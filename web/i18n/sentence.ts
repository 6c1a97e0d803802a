/** With a full stop after it, unless it ends already: with an initial, «Иванов И.», or as somebody wrote it, «Жребий!» */
export const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
