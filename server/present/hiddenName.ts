/** What a hidden name begins with; the number of the fighter follows. */
export const HIDDEN_NAME = "Участник №";

/** What the public reads in place of a name it may not know. */
export const hiddenName = (fighterId: number): string => `${HIDDEN_NAME}${fighterId}`;
