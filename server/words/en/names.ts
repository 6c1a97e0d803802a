import { englishMat, englishSurname, englishTitle } from "#domain/naming/composedNames.ts";

/** What the program composed into the database in Russian, in English (LO13). */
export const names = {
  brand: "Kover",
  category: (title: string): string => englishTitle(title),
  mat: (name: string): string => englishMat(name),
  surname: (name: string): string => englishSurname(name),
};
