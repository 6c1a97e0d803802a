/** What the program composed into the database, as this language says it (LO13). */
export const names = {
  brand: "Ковёр",
  category: (title: string): string => title,
  mat: (name: string): string => name,
  surname: (name: string): string => name,
};
