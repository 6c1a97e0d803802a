import { sql } from "kysely";
import type { Sql } from "../collections/collection.ts";
import { fold } from "../persistence/database/foldText.ts";
import { isList, type QueryValue } from "./parseQuery.ts";
import { Refusal, invalid } from "./refusal.ts";
import type { Attribute, Scope } from "./scope.ts";
import { isTextKind, parseBoolean, parseScalar, type Scalar } from "./values.ts";

type Operand = {
  readonly scope: Scope;
  readonly attribute: Attribute;
  readonly value: QueryValue;
};
type Operator = (operand: Operand) => Sql;

/** Every operator of a filter (API23). No LIKE anywhere: nothing in a value can act as a wildcard (API24). */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  $eq: anyOf(equals),
  $ne: noneOf(equals),
  $eqi: anyOf(text((a, b) => sql`${a} = ${b}`, true)),
  $nei: noneOf(text((a, b) => sql`${a} = ${b}`, true)),
  $lt: anyOf(compare("<")),
  $lte: anyOf(compare("<=")),
  $gt: anyOf(compare(">")),
  $gte: anyOf(compare(">=")),
  $in: anyOf(equals),
  $notIn: noneOf(equals),
  $between: between,
  $null: ({ attribute, value }) => isNull(attribute.expression, parseBoolean(value)),
  $notNull: ({ attribute, value }) => isNull(attribute.expression, !parseBoolean(value)),
  $contains: anyOf(text(contains)),
  $notContains: noneOf(text(contains)),
  $containsi: anyOf(text(contains, true)),
  $notContainsi: noneOf(text(contains, true)),
  $startsWith: anyOf(text(startsWith)),
  $startsWithi: anyOf(text(startsWith, true)),
  $endsWith: anyOf(text(endsWith)),
  $endsWithi: anyOf(text(endsWith, true)),
};

export function isNull(expression: Sql, isWanted: boolean): Sql {
  return isWanted ? sql`${expression} is null` : sql`${expression} is not null`;
}

/** Text of a column and of a value, compared without regard to letter case and ё. */
export function containsFolded(scope: Scope, expression: Sql, value: string): Sql {
  return contains(fold(scope.isPostgres, expression), fold(scope.isPostgres, bindText(value)), scope);
}

export const any = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/** A list given to an operator of one value means any of them. */
function anyOf(operator: Operator): Operator {
  return (operand) => any(listOf(operand.value).map((value) => operator({ ...operand, value })));
}

function noneOf(operator: Operator): Operator {
  return (operand) => all(listOf(operand.value).map((value) => sql`not ${operator({ ...operand, value })}`));
}

const listOf = (value: QueryValue): readonly QueryValue[] => (isList(value) ? value : [value]);

function equals({ attribute, value }: Operand): Sql {
  const scalar = parseScalar(attribute.kind, value);
  if (scalar === null) return sql`(${attribute.expression} is null)`;
  return sql`(${attribute.expression} = ${bind(attribute, scalar)})`;
}

function compare(sign: "<" | "<=" | ">" | ">="): Operator {
  return ({ scope, attribute, value }) => {
    const scalar = parseScalar(attribute.kind, value);
    if (scalar === null) throw new Refusal(invalid(`Invalid value: null cannot be compared`));
    return sql`(${binary(scope, attribute)} ${sql.raw(sign)} ${bind(attribute, scalar)})`;
  };
}

function between(operand: Operand): Sql {
  const { value } = operand;
  const [from, to] = isList(value) ? value : [];
  if (!isList(value) || value.length !== 2 || from === undefined || to === undefined)
    throw new Refusal(invalid("$between expects exactly two values"));
  return all([compare(">=")({ ...operand, value: from }), compare("<=")({ ...operand, value: to })]);
}

/** An operator on texts, as they are or folded. */
function text(compareTexts: (a: Sql, b: Sql, scope: Scope) => Sql, isFolded = false): Operator {
  return ({ scope, attribute, value }) => {
    const { kind, expression } = attribute;
    if (!isTextKind(kind) && kind !== "date" && kind !== "datetime")
      throw new Refusal(invalid("Invalid operator: the field is not a text"));
    if (typeof value !== "string") throw new Refusal(invalid("Invalid value: expected a text"));
    const operand = bindText(value);
    scope.takeText();
    if (!isFolded) return sql`(${compareTexts(expression, operand, scope)})`;
    return sql`(${compareTexts(fold(scope.isPostgres, expression), fold(scope.isPostgres, operand), scope)})`;
  };
}

function contains(whole: Sql, part: Sql, { isPostgres }: Scope): Sql {
  return isPostgres ? sql`strpos(${whole}, ${part}) > 0` : sql`instr(${whole}, ${part}) > 0`;
}

function startsWith(whole: Sql, part: Sql): Sql {
  return sql`substr(${whole}, 1, length(${part})) = ${part}`;
}

function endsWith(whole: Sql, part: Sql): Sql {
  return sql`length(${whole}) >= length(${part})
    and substr(${whole}, length(${whole}) - length(${part}) + 1) = ${part}`;
}

const bindText = (value: string): Sql => sql`cast(${value} as text)`;

/** A number may be larger than the column's type; as a double it still compares. */
function bind({ kind }: Attribute, value: Exclude<Scalar, null>): Sql {
  if (kind === "integer" || kind === "decimal") return sql`cast(${value} as double precision)`;
  return sql`${value}`;
}

/** The same order of letters on both engines, whatever the language of the cluster. */
function binary({ isPostgres }: Scope, { kind, expression }: Attribute): Sql {
  return isPostgres && isTextKind(kind) ? sql`${expression} collate "C"` : expression;
}
