import source from "./weights.json" with { type: "json" };
import { type Sex, SEXES, type Style, STYLES } from "./category.ts";

/** How far a printed list was checked: some have misprints, so nobody should have to guess (CT21). */
export const TABLE_STATUSES = ["verified", "partly", "unverified"] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

export type WeightTable = {
  readonly federation: string;
  readonly styles: readonly Style[];
  readonly sexes: readonly Sex[];
  /** The ages as the federation writes them. */
  readonly ages: string;
  readonly ageMin: number;
  readonly ageMax?: number;
  readonly limitsKg: readonly number[];
  /** Somebody heavier than the last limit has a class too. */
  readonly isOpenAbove: boolean;
  readonly names: readonly string[];
  readonly source: string;
  readonly status: TableStatus;
};

export type WeightClass = {
  /** Above this, kg. */
  readonly weightMin?: number;
  /** Up to this, inclusive, kg. */
  readonly weightMax?: number;
  readonly name?: string;
};

export type TableQuery = {
  readonly federation?: string;
  readonly sex?: Sex;
  readonly style?: Style;
  readonly age?: number;
};

/** The seniors of UWW, who are named by a word and not by their years. */
const SENIOR_AGE = 20;

export function findWeightTables({ federation, sex, style, age }: TableQuery = {}): readonly WeightTable[] {
  return WEIGHT_TABLES.filter(
    (table) =>
      (federation === undefined || table.federation === federation) &&
      (sex === undefined || table.sexes.includes(sex)) &&
      (style === undefined || table.styles.includes(style)) &&
      (age === undefined || (age >= table.ageMin && age <= (table.ageMax ?? Number.POSITIVE_INFINITY))),
  );
}

export function classesOf({
  limitsKg,
  isOpenAbove,
  names,
}: Pick<WeightTable, "limitsKg" | "isOpenAbove" | "names">): readonly WeightClass[] {
  const limits = isOpenAbove ? [...limitsKg, undefined] : limitsKg;
  return limits.map((weightMax, index) => {
    const weightMin = limitsKg[index - 1];
    const name = names[index];
    return {
      ...(weightMin !== undefined && { weightMin }),
      ...(weightMax !== undefined && { weightMax }),
      ...(name !== undefined && { name }),
    };
  });
}

const WEIGHT_TABLES: readonly WeightTable[] = source.tables.map((table) => ({
  federation: table.org,
  styles: table.style === "both" ? STYLES : STYLES.filter((style) => style === table.style),
  sexes: SEXES.filter((sex) => table.sex.split("/").includes(sex)),
  ages: table.ages,
  ...ageRange(table.ages),
  limitsKg: table.limitsKg,
  isOpenAbove: table.openTop,
  names: table.names ?? [],
  source: table.source,
  status: statusOf(table.status),
}));

/** "16-17", "18+ (adult, master)", or a word for an age group. */
function ageRange(ages: string): { readonly ageMin: number; readonly ageMax?: number } {
  const match = /^(\d+)(?:-(\d+))?/.exec(ages);
  if (!match) return { ageMin: SENIOR_AGE };
  const ageMin = Number(match[1]);
  return match[2] === undefined ? { ageMin } : { ageMin, ageMax: Number(match[2]) };
}

function statusOf(words: string): TableStatus {
  if (words === "verified") return "verified";
  return words === "mostly verified" ? "partly" : "unverified";
}
