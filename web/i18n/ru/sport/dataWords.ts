import type { Competition } from "#contract/competition/entity.ts";
import type { FollowKind } from "#domain/follow/follow.ts";

/** A competition as pages of this language show it; the same value where nothing in it is said otherwise. */
export const competitionWords = (competition: Competition): Competition => competition;

/** The title of a category that the program composed; what is written in the database is Russian already. */
export const titleWords = (title: string): string => title;

/** The name of a mat that the program gave. */
export const matWords = (name: string): string => name;

/** What is followed, under the name it was found by: titles and numbers the program composed, and everybody's own. */
export const followedWords = (_kind: FollowKind, name: string): string => name;
