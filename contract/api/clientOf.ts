import type { z } from "zod";
import { call, type ApiOptions } from "../call.ts";
import { writeQueryString, type QueryObject } from "../queryString.ts";
import { paramNames, type AnswerOf, type Endpoint } from "./endpoint.ts";
import { fillPath, type PathArguments } from "./path.ts";

type BodyArguments<One extends Endpoint> = One extends { readonly body: infer Body extends z.ZodType }
  ? [body: z.input<Body>]
  : [];
type QueryArguments<One extends Endpoint> = One extends { readonly query: infer Query extends z.ZodType }
  ? [query?: z.input<Query>]
  : [];
type RevArguments<One extends Endpoint> = One extends { readonly refusesStale: true }
  ? [seenRev?: number]
  : [];

/** The parameters of the path in their order, then the body, the query, and the rev its author saw. */
export type CallOf<One extends Endpoint> = (
  ...given: [
    ...PathArguments<One["path"]>,
    ...BodyArguments<One>,
    ...QueryArguments<One>,
    ...RevArguments<One>,
  ]
) => Promise<AnswerOf<One>>;

export type Group = Readonly<Record<string, Endpoint>>;
export type ClientOf<Endpoints extends Group> = {
  readonly [Name in keyof Endpoints]: CallOf<Endpoints[Name]>;
};

/** The calls of a group of endpoints, each answer parsed by its schema. */
export function clientOf<Endpoints extends Group>(
  options: ApiOptions,
  endpoints: Endpoints,
): ClientOf<Endpoints>;
export function clientOf(options: ApiOptions, endpoints: Group): object {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, declared]) => [
      name,
      (...given: readonly unknown[]) => callEndpoint(options, declared, given),
    ]),
  );
}

function callEndpoint(options: ApiOptions, declared: Endpoint, given: readonly unknown[]): Promise<unknown> {
  const others = given.slice(paramNames(declared.path).length);
  const body = declared.body === undefined ? undefined : others.shift();
  const query = declared.query === undefined ? undefined : others.shift();
  const seenRev = declared.refusesStale === true ? others.shift() : undefined;
  return call(
    options,
    (answer) => (declared.answer === undefined ? answer : declared.answer.parse(answer)),
    declared.method,
    fillPath(declared.path, given) + (isQuery(query) ? writeQueryString(query) : ""),
    body,
    typeof seenRev === "number" ? seenRev : undefined,
  );
}

const isQuery = (given: unknown): given is QueryObject => typeof given === "object" && given !== null;
