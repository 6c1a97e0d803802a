/** Just enough to read a data file without trusting it: a guard per shape, and shapes made of guards. */
export type Guard<T> = (value: unknown) => value is T;

export const isString: Guard<string> = (value) => typeof value === "string";
export const isNumber: Guard<number> = (value) => typeof value === "number";
export const isBoolean: Guard<boolean> = (value) => typeof value === "boolean";

export const oneOf =
  <const T extends string | number | boolean | null>(...allowed: readonly T[]): Guard<T> =>
  (value): value is T =>
    allowed.some((word) => word === value);

export const optional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value);

export const either =
  <A, B>(first: Guard<A>, second: Guard<B>): Guard<A | B> =>
  (value): value is A | B =>
    first(value) || second(value);

export const listOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(guard);

export const mapOf =
  <T>(guard: Guard<T>): Guard<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isRecord(value) && Object.values(value).every(guard);

/** Every named field must fit; fields with other names are left alone. */
export const shape =
  <T>(fields: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> =>
  (value): value is T => {
    if (!isRecord(value)) return false;
    for (const name in fields) if (!fields[name](value[name])) return false;
    return true;
  };

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
