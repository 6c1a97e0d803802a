/** Line ends, other control characters and marks of direction: with one of them a name is read as another (SE25). */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/u;
const EVERY_UNSEEN = new RegExp(UNSEEN, "gu");

export const isOneLine = (text: string): boolean => !UNSEEN.test(text);

/** A cell of somebody's table as one line. */
export const toOneLine = (text: string): string => text.replaceAll(EVERY_UNSEEN, " ").trim();
