import { isRecord } from "#contract/shape.ts";

type Path = { readonly pathname: string; readonly search: string; readonly hash: string };

export const createPath = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** An answer of a loader with a status, whether it came with the page or with a move. */
export const isRouteErrorResponse = (error: unknown): boolean =>
  isRecord(error) && typeof error["status"] === "number" && typeof error["statusText"] === "string";

/** Named by the root for the development server alone. */
export const Scripts = () => null;
