import type { RawBuilder } from "kysely";
import type { z } from "zod";
import type { CollectionName } from "#contract/api/collection.ts";
import type { FieldCode } from "#contract/api/writeProblems.ts";
import type { RoleType, Viewer } from "#domain/access/access.ts";

export type Sql = RawBuilder<unknown>;
export type Roles = readonly RoleType[];
export type Action = "read" | "create" | "update" | "delete";

/** Which rows: a condition on the row behind `alias`, applied wherever the row could be reached from. */
export type RowRule = (viewer: Viewer, alias: string) => Sql;

export type FieldKind =
  | "string"
  | "text"
  | "html"
  | "integer"
  | "decimal"
  | "boolean"
  | "date"
  | "datetime"
  | "words"
  | "json";

export type Field = {
  readonly kind: FieldKind;
  readonly read: Roles;
  readonly create: Roles;
  readonly update: Roles;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** Of a text its length, of a number its value. */
  readonly min?: number;
  readonly max?: number;
  readonly words?: readonly string[];
  /** Of a text: an address of an upload of ours and nothing else, which would tell a stranger's server who looks (SE27). */
  readonly isUpload?: boolean;
  /** The shape of a `json` field. */
  readonly schema?: z.ZodType;
  readonly column: string;
  /** Instead of a column: a value that is worked out from others. */
  readonly expression?: (alias: string) => Sql;
};

/** How two tables hang together. */
export type Link =
  | { readonly kind: "column"; readonly column: string; readonly isNullable: boolean }
  | { readonly kind: "target-column"; readonly column: string; readonly position?: string }
  | {
      readonly kind: "join";
      readonly table: string;
      readonly own: string;
      readonly other: string;
      readonly position?: string;
      /** The place among the others of the other entry: who comes later stands last there. */
      readonly otherPosition?: string;
    }
  /** Red and blue of a bout, in this order. */
  | { readonly kind: "corners" };

export type Relation = {
  readonly target: CollectionName;
  readonly isList: boolean;
  readonly isRequired: boolean;
  readonly link: Link;
  readonly read: Roles;
  readonly create: Roles;
  readonly update: Roles;
  /** Only the order may be changed: a stale screen must not make bouts disappear (CP11). */
  readonly isOrderOnly: boolean;
};

export type Collection = {
  readonly name: CollectionName | "users";
  readonly singular: string;
  readonly table: string;
  readonly access: Readonly<Record<Action, Roles>>;
  readonly rows: Readonly<Record<"read" | "update" | "delete", RowRule>> & {
    /** Which of those one may read stand in a list; all of them unless it is said. */
    readonly list?: RowRule;
  };
  readonly fields: Readonly<Record<string, Field>>;
  readonly relations: Readonly<Record<string, Relation>>;
  /** The relation that leads towards the event an entry is a part of; none for what every event shares. */
  readonly parent?: string;
  /** The field or relation whose value may exist once, and what is said when it does already. */
  readonly unique?: { readonly key: string; readonly code?: FieldCode };
  /** Columns the server fills in when an entry is made. */
  readonly fill?: (made: Made) => Readonly<Record<string, unknown>>;
  /** The ids of the competitions whose documents show this entry. */
  readonly shownIn?: (id: number) => Sql;
  /** The ids of the competitions an entry is a part of: of a closed one nothing is written (EV14). */
  readonly partOf?: (id: number) => Sql;
};

export type Made = {
  readonly viewer: Viewer;
  readonly newId: () => string;
  /** What the caller gave, by column. */
  readonly columns: Readonly<Record<string, unknown>>;
};

type FieldDraft = Omit<Field, "column"> & { readonly column?: string };
type Draft = Omit<Collection, "rows" | "fields" | "relations"> & {
  readonly rows: Pick<Collection["rows"], "read"> & Partial<Collection["rows"]>;
  readonly fields: Readonly<Record<string, FieldDraft>>;
  readonly relations?: Collection["relations"];
};

/** The only source for queries, validation, presenters, OpenAPI and the authorisation matrix (SE2). */
export function defineCollection(draft: Draft): Collection {
  const { read, update = read, delete: remove = update, list } = draft.rows;
  const fields = Object.entries(draft.fields).map(([name, field]): [string, Field] => [
    name,
    { ...field, column: field.column ?? toColumn(name) },
  ]);
  return {
    ...draft,
    rows: { read, update, delete: remove, ...(list && { list }) },
    fields: Object.fromEntries(fields),
    relations: draft.relations ?? {},
  };
}

export const may = (roles: Roles, { role, actsAs = role }: Viewer): boolean => roles.includes(actsAs);

function toColumn(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
