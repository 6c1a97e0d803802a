/** What the public reads in place of a name it may not know. */
export const hiddenName = (fighterId: number): string => `Участник №${fighterId}`;
