import type { z } from "zod";
import type { Right } from "#domain/access/eventRoles.ts";
import type { ErrorName } from "../error.ts";

/**
 * Who may call at all. Which rows a caller reaches is for the use case to say.
 * "open" does not look at the token: a stale one must not keep anybody from signing in (AU30).
 */
export const ACCESS = ["open", "anybody", "signed-in", "official", "admin", "display"] as const;
export type Access = (typeof ACCESS)[number];

/** How a refusal is told: by the usual name and message of a status, or by its own. */
export type ProblemAnswer = 400 | 403 | 404 | 409 | Told;
export type Told = { readonly name: ErrorName; readonly message: string };

/** One call of the API: the client, the route, the description and the rights of it come from here. */
export type Endpoint = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api`; `:name` is a parameter. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  /** Who is let in besides: whoever has this right in the event the call is about (RL24). */
  readonly right?: Right;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Without one the answer is a file, another address, or nothing. */
  readonly answer?: z.ZodType;
  /** 200 unless it says otherwise. */
  readonly status?: 201 | 204 | 302;
  /** Whether it looks at `If-Match` (API38). */
  readonly refusesStale?: true;
  /** Whether it is about people and accounts as they are, which a rehearsal never touches (RH3). */
  readonly realOnly?: true;
  /** Of a body in bytes, where the usual limit of its access is too small (API34). */
  readonly bodyLimit?: number;
  /** Why it may be refused, besides `UsualCode`. */
  readonly problems?: Readonly<Record<string, ProblemAnswer>>;
};

/** What any call may be refused for. */
export const USUAL_PROBLEMS = {
  forbidden: { name: "ForbiddenError", message: "Forbidden" },
  /** Of who had a role of the event until it was taken away (RL29). */
  "role-taken": { name: "ForbiddenError", message: "Your role at this event was taken away" },
  /** A change that comes from a page of another site. */
  "foreign-origin": { name: "ForbiddenError", message: "Forbidden" },
  "not-found": { name: "NotFoundError", message: "Not Found" },
  "in-rehearsal": { name: "ConflictError", message: "This is a rehearsal" },
  /** Nothing is wrong with the call, but this instance only shows; whoever keeps it may offer it to another (ST25). */
  "spectators-only": { name: "ServiceUnavailableError", message: "This address only shows competitions" },
  "too-many-requests": {
    name: "RateLimitError",
    message: "Too many requests, please try again later.",
  },
} as const satisfies Readonly<Record<string, Told>>;
export type UsualCode = keyof typeof USUAL_PROBLEMS;

/** Keeps the exact type of a declaration. */
export function endpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared;
}

/** A refusal in words that clients of the API know. */
export const told = (name: ErrorName, message: string): Told => ({ name, message });

/** `"uuid"` of `"/fightings/:uuid/call"`. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export const paramNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

/** Unknown only for code that works with every endpoint. */
type NothingOf<One extends Endpoint> = Endpoint extends One ? unknown : undefined;

export type BodyOf<One extends Endpoint> = One extends { readonly body: infer Body extends z.ZodType }
  ? z.output<Body>
  : NothingOf<One>;
export type QueryOf<One extends Endpoint> = One extends { readonly query: infer Query extends z.ZodType }
  ? z.output<Query>
  : NothingOf<One>;
export type AnswerOf<One extends Endpoint> = One extends { readonly answer: infer Answer extends z.ZodType }
  ? z.output<Answer>
  : unknown;
export type CodeOf<One extends Endpoint> =
  | UsualCode
  | (One extends { readonly problems: infer Problems } ? Extract<keyof Problems, string> : never);
