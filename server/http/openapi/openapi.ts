import { z } from "zod";
import { ERROR_STATUS } from "#contract/error.ts";
import { errorBodySchema } from "#contract/errorBody.ts";
import { paginationSchema } from "#contract/envelope.ts";
import { COLLECTION_NAMES } from "#contract/api/collection.ts";
import { FIELD_PROBLEMS, WRITE_PROBLEMS } from "#contract/api/writeProblems.ts";
import type { Collection, Field, Relation } from "../../collections/collection.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import { createTurns } from "../../environment/turns.ts";
import { SYSTEM_FIELDS } from "../../query/scope.ts";
import { ENDPOINTS } from "#contract/api/api.ts";
import { paramNames, type Endpoint } from "#contract/api/endpoint.ts";

export type Json = Readonly<Record<string, unknown>>;
export type Operation = {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Json;
  /** The roles that may call it at all; which rows is said in the description of the collection. */
  readonly "x-roles"?: readonly string[];
  /** Who may call it, where no collection says so, and the codes it may be refused with. */
  readonly "x-access"?: Endpoint["access"];
  /** The right in the event of the call that is enough without that access. */
  readonly "x-right"?: Endpoint["right"];
  readonly "x-problems"?: readonly string[];
};
export type OpenApi = {
  readonly openapi: "3.1.0";
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly security: readonly Json[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly securitySchemes: Json };
};

/** The API as the declarations have it: nothing about a collection is said here a second time. Made in pieces (SE42). */
export async function openApiDocument(): Promise<OpenApi> {
  const turns = createTurns();
  const collections = COLLECTION_NAMES.map((name) => COLLECTIONS[name]);
  const paths: Record<string, Record<string, Operation>> = {};
  const add = (method: string, url: string, operation: Operation) => {
    const path = url.replace(/^\/api/, "").replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const collection of collections) {
    if (turns.isDue()) await turns.give();
    addCollection(collection, add);
  }
  for (const one of ENDPOINTS) {
    if (turns.isDue()) await turns.give();
    add(one.method, one.path, endpointOperation(one));
  }
  return {
    openapi: "3.1.0",
    info: { title: "Ковёр", version: "1", description: "Collections, sign-in and live competitions." },
    servers: [{ url: "/api" }],
    security: [{}, { bearer: [] }],
    paths,
    components: {
      schemas: {
        Error: toJson(errorBodySchema),
        Pagination: toJson(paginationSchema),
        ...Object.fromEntries(collections.map((one) => [schemaName(one), entrySchema(one)])),
        ...Object.fromEntries(collections.map((one) => [`${schemaName(one)}Input`, inputSchema(one)])),
      },
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

/** Of every collection: those of a field come in `details.errors`. */
const WRITE_CODES = [...Object.keys(WRITE_PROBLEMS), ...Object.keys(FIELD_PROBLEMS)];

type Add = (method: string, url: string, operation: Operation) => void;

function addCollection(collection: Collection, add: Add): void {
  const { name, singular, access } = collection;
  const entry = { $ref: `#/components/schemas/${schemaName(collection)}` };
  const body = objectOf({ data: { $ref: `#/components/schemas/${schemaName(collection)}Input` } });
  const one = objectOf({ data: entry, meta: { type: "object" } });
  const pagination = { $ref: "#/components/schemas/Pagination" };
  const list = objectOf({ data: { type: "array", items: entry }, meta: objectOf({ pagination }) });
  const tags = [name];
  add("GET", `/${name}`, {
    tags,
    summary: `Find ${name}`,
    parameters: LIST_PARAMETERS,
    responses: answers(200, list),
    "x-roles": access.read,
  });
  add("POST", `/${name}`, {
    tags,
    summary: `Create a ${singular}`,
    parameters: ANSWER_PARAMETERS,
    requestBody: content(body),
    responses: answers(201, one),
    "x-roles": access.create,
    "x-problems": WRITE_CODES,
  });
  const path = [pathParameter("id", "The number or the documentId")];
  add("GET", `/${name}/:id`, {
    tags,
    summary: `One ${singular}`,
    parameters: [...path, ...ANSWER_PARAMETERS],
    responses: answers(200, one),
    "x-roles": access.read,
  });
  add("PUT", `/${name}/:id`, {
    tags,
    summary: `Change a ${singular}`,
    parameters: [...path, ...ANSWER_PARAMETERS, IF_MATCH],
    requestBody: content(body),
    responses: answers(200, one),
    "x-roles": access.update,
    "x-problems": WRITE_CODES,
  });
  add("DELETE", `/${name}/:id`, {
    tags,
    summary: `Delete a ${singular}`,
    parameters: path,
    responses: answers(204),
    "x-roles": access.delete,
    "x-problems": WRITE_CODES,
  });
}

function endpointOperation({
  tag,
  summary,
  path,
  access,
  right,
  query: asked,
  body,
  answer,
  status,
  refusesStale,
  problems = {},
}: Endpoint): Operation {
  const { shape = {} } = asked ?? {};
  return {
    tags: [tag],
    summary,
    parameters: [
      ...paramNames(path).map((name) => pathParameter(name, "")),
      ...Object.entries(shape).map(([name, schema]) =>
        query(name, z.globalRegistry.get(schema)?.description ?? ""),
      ),
      ...(refusesStale ? [IF_MATCH] : []),
    ],
    ...(body && { requestBody: content(toJson(body)) }),
    responses: answers(status ?? 200, answer && toJson(answer)),
    "x-access": access,
    ...(right !== undefined && { "x-right": right }),
    "x-problems": Object.keys(problems),
  };
}

const query = (name: string, description: string, schema: Json = { type: "string" }): Json => ({
  name,
  in: "query",
  description,
  schema,
  ...(schema["type"] === "object" && { style: "deepObject", explode: true }),
});
const DEEP: Json = { type: "object", additionalProperties: true };
const ANSWER_PARAMETERS: readonly Json[] = [
  query("fields", "Scalar fields, separated by commas"),
  query("populate", "Relations by name, list, dots, * or as an object; four levels at most"),
];
const LIST_PARAMETERS: readonly Json[] = [
  query("filters", "filters[field][$operator]=value, also through relations", DEEP),
  query("sort", "field:asc or field:desc, separated by commas"),
  query("pagination", "page and pageSize, or start and limit; withCount", DEEP),
  query("_q", "Search in the text fields"),
  ...ANSWER_PARAMETERS,
];
const IF_MATCH: Json = {
  name: "If-Match",
  in: "header",
  description: "The version the change was made from; a stale one is 409",
  schema: { type: "string" },
};

function pathParameter(name: string, description: string): Json {
  return { name, in: "path", required: true, description, schema: { type: "string" } };
}

function entrySchema(collection: Collection): Json {
  const fields = Object.entries({ ...collection.fields, ...SYSTEM_FIELDS });
  const relations = Object.entries(collection.relations);
  return {
    ...objectOf({
      id: { type: "integer" },
      documentId: { type: "string", pattern: "^[a-z][a-z0-9]{23}$" },
      ...Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
      ...Object.fromEntries(relations.map(([name, relation]) => [name, relationSchema(relation)])),
    }),
    required: ["id", "documentId"],
  };
}

function inputSchema(collection: Collection): Json {
  const given = [...Object.entries(collection.fields), ...Object.entries(collection.relations)].filter(
    ([, { create, update }]) => create.length + update.length > 0,
  );
  const properties = given.map(([name, part]): [string, Json] => [
    name,
    {
      ...("kind" in part ? fieldSchema(part) : RELATION_INPUT),
      "x-create": part.create,
      "x-update": part.update,
    },
  ]);
  return {
    ...objectOf(Object.fromEntries(properties)),
    required: given.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
    additionalProperties: false,
  };
}

const RELATION_INPUT: Json = {
  description: "An id, a documentId, a list of them, {set}, {connect, disconnect}, or null",
};

const KINDS: Readonly<Record<Field["kind"], Json>> = {
  string: { type: "string" },
  text: { type: "string" },
  html: { type: "string", contentMediaType: "text/html" },
  integer: { type: "integer" },
  decimal: { type: "number" },
  boolean: { type: "boolean" },
  date: { type: "string", format: "date" },
  datetime: { type: "string", format: "date-time" },
  words: { type: "string" },
  json: {},
};

function fieldSchema(field: Field): Json {
  const { kind, min, max, words, schema, isNullable, read } = field;
  const isNumber = kind === "integer" || kind === "decimal";
  const limits = isNumber ? { minimum: min, maximum: max } : { minLength: min, maxLength: max };
  const base = schema
    ? toJson(schema)
    : { ...KINDS[kind], ...(words && { enum: words }), ...defined(limits) };
  return { ...(isNullable && !schema ? { anyOf: [base, { type: "null" }] } : base), "x-read": read };
}

function relationSchema({ target, isList, read }: Relation): Json {
  const entry = { $ref: `#/components/schemas/${schemaName(COLLECTIONS[target])}` };
  const shape = isList ? { type: "array", items: entry } : { anyOf: [entry, { type: "null" }] };
  return { ...shape, "x-read": read, description: "Only when populated" };
}

const defined = (limits: Readonly<Record<string, number | undefined>>): Json =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));

const schemaName = ({ singular }: Collection) => singular.charAt(0).toUpperCase() + singular.slice(1);
const objectOf = (properties: Json): Json => ({ type: "object", properties });
const content = (schema: Json): Json => ({ content: { "application/json": { schema } } });

function answers(status: number, schema?: Json): Json {
  const failure = content({ $ref: "#/components/schemas/Error" });
  const failures = [...new Set(Object.values(ERROR_STATUS))].filter((code) => code < 500 && code !== 413);
  return {
    [status]: { description: DESCRIPTIONS[status] ?? "OK", ...(schema && content(schema)) },
    ...Object.fromEntries(failures.map((code) => [code, { description: DESCRIPTIONS[code], ...failure }])),
  };
}

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: "OK",
  201: "Created",
  204: "Done, nothing to say",
  302: "Elsewhere",
  400: "Something in the request is wrong; details say what",
  401: "The token is no good",
  403: "Not for this role",
  404: "Not there, or not for this caller",
  409: "Somebody else was first",
  429: "Too many requests",
};

function toJson(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
  return json;
}
