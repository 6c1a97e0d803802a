import type { Packed } from "./packed.ts";

const MOST = 4;
const recent: { readonly packed: string; readonly value: unknown }[] = [];

/**
 * The server draws the page from what it has just packed for it, and a browser has read it before the page wakes up: nothing
 * is read back for that.
 */
export function remember<T>(packed: string, value: T): Packed<T> {
  forget(packed);
  recent.push({ packed, value });
  if (recent.length > MOST) recent.shift();
  return packed;
}

/** Undefined in a browser that has moved to the page. */
export function recall<T>(packed: Packed<T>): T | undefined {
  const known = recent.find((one) => one.packed === packed)?.value;
  return isWhatWas(packed, known) ? known : undefined;
}

/** A page that is awake holds what it shows itself. */
export function forget(packed: string): void {
  const place = recent.findIndex((one) => one.packed === packed);
  if (place >= 0) recent.splice(place, 1);
}

// The type of the text says what it was made of.
const isWhatWas = <T>(packed: Packed<T>, value: unknown): value is T => packed !== "" && value !== undefined;
