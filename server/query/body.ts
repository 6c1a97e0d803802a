import type { Viewer } from "#domain/access/access.ts";
import { may, type Collection, type Field, type Relation } from "../collections/collection.ts";
import { parseFieldValue } from "./fieldValue.ts";
import { parseRelationChange, type RelationChange } from "./refs.ts";
import { Refusal, fieldError, invalid, invalidFields, type FieldError } from "./refusal.ts";
import { fieldOf, relationOf } from "./scope.ts";

/** What a caller wants an entry to be, checked field by field. */
export type Draft = {
  /** By field name; undefined is never in it, null means "empty". */
  readonly values: ReadonlyMap<string, unknown>;
  readonly relations: ReadonlyMap<string, RelationChange>;
};

type Act = "create" | "update";

/** The `data` of a body. Only what this role may write in this act is taken; anything else is refused (SE3, API18). */
export function parseBody(collection: Collection, viewer: Viewer, act: Act, body: unknown): Draft {
  const data = dataOf(body);
  const values = new Map<string, unknown>();
  const relations = new Map<string, RelationChange>();
  const errors: FieldError[] = [];
  for (const [name, value] of Object.entries(data)) {
    refuseUnwritable(collection, viewer, act, name);
    const field = fieldOf(collection, name);
    if (field === undefined) {
      const change = parseRelationChange(name, value);
      errors.push(...relationErrors(name, relationOf(collection, name), change));
      relations.set(name, change);
      continue;
    }
    const parsed = parseFieldValue(name, field, value);
    if (parsed.ok) values.set(name, parsed.value);
    else errors.push(...parsed.problem);
  }
  if (act === "create") errors.push(...missingErrors(collection, data));
  if (errors.length > 0) throw new Refusal(invalidFields(errors));
  return { values, relations };
}

export function dataOf(body: unknown): Readonly<Record<string, unknown>> {
  const data = isObject(body) ? body["data"] : undefined;
  if (!isObject(data)) throw new Refusal(invalid('Missing "data" payload in the request body'));
  return data;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const SYSTEM: ReadonlySet<string> = new Set([
  "createdAt",
  "updatedAt",
  "publishedAt",
  "createdBy",
  "updatedBy",
]);

function refuseUnwritable(collection: Collection, viewer: Viewer, act: Act, name: string): void {
  const known = SYSTEM.has(name) ? undefined : (fieldOf(collection, name) ?? relationOf(collection, name));
  if (known !== undefined && may(known[act], viewer)) return;
  const key = name.slice(0, 40);
  const isIdentity = name === "id" || name === "documentId";
  const path = known === undefined && !SYSTEM.has(name) ? null : key;
  throw new Refusal(invalid(`Invalid key ${key}`, { key, ...(!isIdentity && { path }), source: "body" }));
}

function missingErrors(collection: Collection, data: Readonly<Record<string, unknown>>): FieldError[] {
  const declared: [string, Field | Relation][] = [
    ...Object.entries(collection.fields),
    ...Object.entries(collection.relations),
  ];
  return declared
    .filter(([name, { isRequired }]) => isRequired && !Object.hasOwn(data, name))
    .map(([name]) => fieldError([name], `${name} must be defined.`));
}

function relationErrors(name: string, relation: Relation | undefined, change: RelationChange): FieldError[] {
  if (relation === undefined || !("set" in change)) return [];
  if (relation.isRequired && change.set.length === 0) return [fieldError([name], `${name} must be defined.`)];
  return !relation.isList && change.set.length > 1
    ? [fieldError([name], `${name} takes one relation at most`)]
    : [];
}
