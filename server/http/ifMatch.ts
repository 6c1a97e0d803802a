import type { Call } from "./route.ts";

/** A number in quotes, as our own ETags are; `*` and nothing at all accept whatever there is (API38). */
export function ifMatch({ request }: Pick<Call, "request">): number | undefined {
  const header = request.headers["if-match"];
  if (header === undefined || header === "*") return undefined;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  // An ETag that is not ours was never current.
  return version === undefined ? -1 : Number(version);
}
