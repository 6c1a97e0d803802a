export type Named = { readonly lastName: string; readonly firstName: string | null };

/** «Илья Лаптев»: as people say it, on every screen where somebody reads who it is (GN13). */
export function personName({ lastName, firstName }: Named): string {
  return firstName ? `${firstName} ${lastName}` : lastName;
}

/** «Лаптев Илья»: in lists in which officials look people up by surname, and on papers (GN13). */
export function fullName({ lastName, firstName }: Named): string {
  return firstName ? `${lastName} ${firstName}` : lastName;
}

/** «Иванов И.» where there is no room for the whole name; never broken, be the surname of two words. */
export function shortName({ lastName, firstName }: Named): string {
  const initial = (firstName ?? "").slice(0, 1);
  return (initial ? `${lastName} ${initial}.` : lastName).replaceAll(" ", "\u00a0");
}

const collator = once(() => new Intl.Collator("ru"));

/** Ё follows Е, as in a Russian dictionary. */
export function compareNames(a: Named, b: Named): number {
  return collator().compare(fullName(a), fullName(b));
}

/** Letter case and the dots of Ё do not matter when somebody looks for a name. */
export function matchesSearch(text: string, needle: string): boolean {
  return fold(text).includes(fold(needle.trim()));
}

const fold = (text: string) => text.toLocaleLowerCase("ru").replaceAll("ё", "е");

/** Makes something when it is first wanted. The browser's own formatters take milliseconds each on a phone. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
