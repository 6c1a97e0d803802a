/** Who is in a category that is planned. */
export type EnteredCategory = {
  readonly id: string;
  /** Has no limits of weight: its people fight in their classes first. */
  readonly isAbsolute: boolean;
  readonly fighters: readonly string[];
};

/** The classes that have to be over before an absolute begins: those its people fight in (DY9). */
export function classesBefore(one: EnteredCategory, all: readonly EnteredCategory[]): string[] {
  if (!one.isAbsolute) return [];
  const own = new Set(one.fighters);
  return all.flatMap(({ id, isAbsolute, fighters }) =>
    !isAbsolute && fighters.some((fighter) => own.has(fighter)) ? [id] : [],
  );
}
