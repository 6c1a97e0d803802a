import { sql } from "kysely";
import { isOfficial, type Viewer } from "#domain/access/access.ts";
import { may, type Collection, type Field, type Relation, type Sql } from "../collections/collection.ts";
import { COLLECTIONS } from "../collections/registry.ts";
import { EVERYONE } from "../collections/fields.ts";
import { Refusal, invalid } from "./refusal.ts";
import type { ValueKind } from "./values.ts";

/** Who asks, on which engine, and names for the tables of one query. */
export type Scope = {
  readonly viewer: Viewer;
  readonly isPostgres: boolean;
  readonly nextAlias: () => string;
  /** Counts a step through a relation that is looked up to choose or to sort rows, and refuses one too many. */
  readonly takeStep: () => void;
  /** Counts a text that every row is compared with letter by letter, and refuses one too many. */
  readonly takeText: () => void;
};

/** Each costs a look through a table (API41), and the embedded database holds the thread while it looks (SE43). */
const MOST = {
  official: { steps: 40, texts: 400 },
  other: { steps: 8, texts: 20 },
} as const;

export function createScope(viewer: Viewer, isPostgres: boolean): Scope {
  const most = isOfficial(viewer) ? MOST.official : MOST.other;
  let used = 0;
  let steps = 0;
  let texts = 0;
  return {
    viewer,
    isPostgres,
    nextAlias: () => `t${used++}`,
    takeStep: () => {
      steps += 1;
      if (steps > most.steps)
        throw new Refusal(invalid(`Filters and sort keys go through at most ${most.steps} relations`));
    },
    takeText: () => {
      texts += 1;
      if (texts > most.texts) throw new Refusal(invalid(`Filters compare at most ${most.texts} texts`));
    },
  };
}

/** The fields every entry has. */
export const SYSTEM_FIELDS: Readonly<Record<string, Field>> = {
  createdAt: stamp("created_at"),
  updatedAt: stamp("updated_at"),
  publishedAt: stamp("created_at"),
};

function stamp(column: string): Field {
  return {
    kind: "datetime",
    column,
    read: EVERYONE,
    create: [],
    update: [],
    isRequired: false,
    isNullable: false,
  };
}

export type Attribute = { readonly kind: ValueKind; readonly expression: Sql };

/** `id` and `documentId` are there for everybody, a field for those who may read it. */
export function findAttribute(
  { viewer }: Scope,
  collection: Collection,
  alias: string,
  name: string,
): Attribute | "private" | undefined {
  if (name === "id") return { kind: "id", expression: sql.ref(`${alias}.id`) };
  if (name === "documentId") return { kind: "string", expression: sql.ref(`${alias}.document_id`) };
  const field = fieldOf(collection, name);
  if (field === undefined) return undefined;
  return may(field.read, viewer)
    ? { kind: field.kind, expression: fieldExpression(field, alias) }
    : "private";
}

export function fieldOf(collection: Collection, name: string): Field | undefined {
  if (Object.hasOwn(SYSTEM_FIELDS, name)) return SYSTEM_FIELDS[name];
  return Object.hasOwn(collection.fields, name) ? collection.fields[name] : undefined;
}

export function relationOf(collection: Collection, name: string): Relation | undefined {
  return Object.hasOwn(collection.relations, name) ? collection.relations[name] : undefined;
}

export const targetOf = (relation: Relation): Collection => COLLECTIONS[relation.target];

/** A relation is readable when it is itself, and what it leads to. */
export function mayFollow({ viewer }: Scope, relation: Relation): boolean {
  return may(relation.read, viewer) && may(targetOf(relation).access.read, viewer);
}

export const fieldExpression = (field: Field, alias: string): Sql =>
  field.expression?.(alias) ?? sql.ref(`${alias}.${field.column}`);
