import type { AnyEndpoint } from "./api.ts";

/** Where the API begins, on the host of the pages. */
export const API_BASE = "/api";

/** Whether an address belongs to the API; everything else is a page or a file. */
export const isApi = (url: string) => /^\/api(?:[/?]|$)/.test(url);

/** The path of a declared call: one that was renamed or misspelt does not compile. */
export type ApiPath = AnyEndpoint["path"];

/** An entry is named by its number or its documentId. */
type PathArgument<Name extends string> = Name extends "id" ? string | number : string;
export type PathArguments<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? [PathArgument<Name>, ...PathArguments<Rest>]
  : Path extends `${string}:${infer Name}`
    ? [PathArgument<Name>]
    : [];

/** Knows the declarations by type only: they would bring the schemas of every answer into a page. */
export const pathOf = <Path extends ApiPath>(path: Path, ...given: PathArguments<Path>): string =>
  fillPath(path, given);

/** The parameters in their order; what is given beyond them is not of the path. */
export function fillPath(path: string, given: readonly unknown[]): string {
  const values = given.values();
  return path.replaceAll(/:\w+/g, () => encodeURIComponent(String(values.next().value)));
}
