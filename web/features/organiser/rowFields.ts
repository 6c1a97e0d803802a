import type { Declaration, Field, Raw } from "#web/kit/forms/fields.ts";
import { own, type Rule, type RuleContext } from "#web/kit/forms/rules.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { textOf } from "#web/kit/forms/fields.ts";

/** A list inside a form: so many rows of the same cells, each cell a field named `fee0title`. */
export type Rows = {
  readonly prefix: string;
  readonly cells: Readonly<Record<string, Field>>;
  /** Cells without which a row means nothing. */
  readonly needed: readonly string[];
  readonly most: number;
  /** Its rows are files or links and have an order. */
  readonly takesFiles?: boolean;
  /** Cells of the same weight, none of which takes what the others leave. */
  readonly isEven?: boolean;
};

export const nameOf = (prefix: string, index: number, cell: string) => `${prefix}${index}${cell}`;

/** A row is whole or empty: half of one is told at the cell that is missing. */
export function rowFields({ prefix, cells, needed, most }: Rows): Declaration {
  const entries = Array.from({ length: most }, (_, index) =>
    Object.entries(cells).map(([cell, field]): [string, Field] => {
      if (field.kind === "submit") return [nameOf(prefix, index, cell), field];
      const rules = field.rules ?? [];
      const whole = needed.includes(cell) ? [wholeRow(prefix, index, cell, Object.keys(cells))] : [];
      return [nameOf(prefix, index, cell), { ...field, rules: [...whole, ...rules] }];
    }),
  );
  return Object.fromEntries(entries.flat());
}

function wholeRow(prefix: string, index: number, cell: string, cells: readonly string[]): Rule {
  const others = cells.filter((other) => other !== cell).map((other) => nameOf(prefix, index, other));
  const check = (value: unknown, { values }: RuleContext) =>
    isBlank(value) && others.some((other) => !isBlank(values[other])) ? organiser.event.halfRow : undefined;
  return { ...own(check, { seesOthers: true }), seesEmpty: true };
}

const isBlank = (value: unknown) => textOf(value) === "";

/** What the form holds at the start. */
export function rawRows(
  prefix: string,
  rows: readonly Readonly<Record<string, string | number | undefined>>[],
): [string, Raw][] {
  return rows.flatMap((row, index) =>
    Object.entries(row).map(([cell, value]): [string, Raw] => [
      nameOf(prefix, index, cell),
      String(value ?? ""),
    ]),
  );
}

/** The rows that say something, in their order. */
export function readRows(
  { prefix, cells, most }: Rows,
  values: Readonly<Record<string, unknown>>,
): Record<string, string>[] {
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(Object.keys(cells).map((cell) => [cell, textOf(values[nameOf(prefix, index, cell)])])),
  ).filter((row) => Object.values(row).some((value) => value !== ""));
}
