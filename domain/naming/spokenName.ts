type Named = { readonly firstName: string | null; readonly lastName: string };

/** «Илья Лаптев», as people say it: in everything that is sent to somebody and on pages (GN13). */
export const spokenName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(" ");
