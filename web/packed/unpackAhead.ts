import { isRecord } from "#contract/shape.ts";
import { remember } from "./recent.ts";
import { unpack } from "./unpack.ts";

/**
 * Reads what a loader has packed in these fields before the page wakes up: React pauses between two components, never
 * inside one, and reading a competition is the longest a component has to do. A page says so with
 * `export const handle = { ahead: unpackAhead("competition") }`.
 */
export const unpackAhead =
  (...fields: readonly string[]) =>
  (loaderData: unknown): void => {
    if (!isRecord(loaderData)) return;
    for (const field of fields) {
      const packed = loaderData[field];
      if (typeof packed === "string") remember(packed, unpack(packed));
    }
  };
