/** Line ends, other control characters and marks of direction: with one of them a name is read as another (SE25). */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/u;
const EVERY_UNSEEN = new RegExp(UNSEEN, "gu");

/** Blanks, fillers and marks that take no ink: a name of them alone looks like nobody's (SE47). */
const INKLESS = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

export const isOneLine = (text: string): boolean =>
  !UNSEEN.test(text) && (text.trim() === "" || !INKLESS.test(text));

/** A cell of somebody's table as one line. */
export const toOneLine = (text: string): string => text.replaceAll(EVERY_UNSEEN, " ").trim();
