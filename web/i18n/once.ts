/** Makes something when it is first wanted. The browser's own formatters take milliseconds each on a phone. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
