type Row = { readonly first_name: string | null; readonly last_name: string };

/** «Илья Лаптев», as people say it: in everything that is sent to somebody and on pages (GN13). */
export const spokenName = ({ first_name, last_name }: Row): string =>
  [first_name, last_name].filter(Boolean).join(" ");
