import type { z } from "zod";
import type { CollectionName } from "#contract/api/collection.ts";
import type { Field, Link, Relation, Roles } from "./collection.ts";

export const EVERYONE: Roles = ["public", "authenticated", "referee", "admin"];
export const SIGNED_IN: Roles = ["authenticated", "referee", "admin"];
export const OFFICIALS: Roles = ["referee", "admin"];
export const ADMIN: Roles = ["admin"];
export const NOBODY: Roles = [];

type FieldDraft = Omit<Field, "column"> & { readonly column?: string };
type Options = Partial<FieldDraft> & {
  /** Who may give it, on create and on update. */
  readonly write?: Roles;
};

/** The default limit of a short text, as clients of this style of API know it. */
const SHORT_TEXT = 255;
const LONG_TEXT = 50_000;
/** What an integer column holds on both engines. */
export const MAX_INTEGER = 2_147_483_647;

function field(kind: Field["kind"], { write = ADMIN, ...options }: Options): FieldDraft {
  const isRequired = options.isRequired ?? false;
  return {
    kind,
    read: EVERYONE,
    create: write,
    update: write,
    isNullable: !isRequired,
    ...options,
    isRequired,
  };
}

export const string = (options: Options = {}) => field("string", { max: SHORT_TEXT, ...options });
export const text = (options: Options = {}) => field("text", { max: LONG_TEXT, ...options });
export const html = (options: Options = {}) => field("html", { max: LONG_TEXT, ...options });
export const integer = (options: Options = {}) =>
  field("integer", { min: -MAX_INTEGER, max: MAX_INTEGER, ...options });
export const decimal = (options: Options = {}) => field("decimal", options);
export const boolean = (options: Options = {}) => field("boolean", { isNullable: false, ...options });
export const date = (options: Options = {}) => field("date", options);
export const datetime = (options: Options = {}) => field("datetime", options);
export const words = (list: readonly string[], options: Options = {}) =>
  field("words", { words: list, ...options });
export const json = (schema: z.ZodType, options: Options = {}) => field("json", { schema, ...options });
/** Made by the server and never given. */
export const uuid = () => string({ write: NOBODY });

type RelationOptions = Partial<Omit<Relation, "target" | "link">> & { readonly write?: Roles };

function relation(
  target: CollectionName,
  link: Link,
  { write = NOBODY, ...options }: RelationOptions,
): Relation {
  return {
    target,
    link,
    isList: false,
    isRequired: false,
    read: EVERYONE,
    create: write,
    update: write,
    isOrderOnly: false,
    ...options,
  };
}

/** The id of the other entry is in a column of this one. */
export const one = (target: CollectionName, column: string, options: RelationOptions = {}) =>
  relation(target, { kind: "column", column, isNullable: !options.isRequired }, { write: ADMIN, ...options });

/** The other entry names this one, and at most one does. */
export const oneOf = (target: CollectionName, column: string, options: RelationOptions = {}) =>
  relation(target, { kind: "target-column", column }, options);

/** The other entries name this one. */
export const many = (
  target: CollectionName,
  by: { readonly column: string; readonly position?: string },
  options: RelationOptions = {},
) => relation(target, { kind: "target-column", ...by }, { isList: true, ...options });

export const manyToMany = (
  target: CollectionName,
  by: Omit<Extract<Link, { kind: "join" }>, "kind">,
  options: RelationOptions = {},
) => relation(target, { kind: "join", ...by }, { isList: true, write: ADMIN, ...options });

export const corners = (options: RelationOptions = {}) =>
  relation("fighters", { kind: "corners" }, { isList: true, write: ADMIN, ...options });
