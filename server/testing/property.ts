/**
 * For properties over a database. Making a failure smaller runs it again and again, for minutes: it would be told as a
 * time that ran out. The seed and the path that are told instead give the same failure again.
 */
export const TOLD_AT_ONCE = { endOnFailure: true } as const;
