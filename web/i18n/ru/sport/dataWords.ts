import type { Competition } from "#contract/competition/entity.ts";

/** A competition as pages of this language show it; the same value where nothing in it is said otherwise. */
export const competitionWords = (competition: Competition): Competition => competition;

/** The title of a category that the program composed; what is written in the database is Russian already. */
export const titleWords = (title: string): string => title;

/** The name of a mat that the program gave. */
export const matWords = (name: string): string => name;
