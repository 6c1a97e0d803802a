/** Open corners of a bracket on the wall, in as few words as there can be. */
export const screenBracket = {
  oneOf: (first: string, second: string) => `${first} / ${second}`,
  winnerOf: (bout: number) => `Победитель\u00a0${bout}`,
  loserOf: (bout: number) => `Проигравший\u00a0${bout}`,
} as const;
