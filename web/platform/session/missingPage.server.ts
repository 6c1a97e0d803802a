import { data } from "react-router";

export function missingPage({ pathname, search }: URL): never {
  const words = `Page not found: ${pathname}${search}`;
  throw data(words, { status: 404, statusText: words });
}
