import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { ERROR_STATUS, type ErrorBody } from "#contract/error.ts";
import {
  USUAL_PROBLEMS,
  type Access,
  type BodyOf,
  type CodeOf,
  type Endpoint,
  type ParamName,
  type ProblemAnswer,
  type QueryOf,
  type Told,
  type UsualCode,
} from "#contract/api/endpoint.ts";
import { isAdmin, isOfficial } from "#domain/access/access.ts";
import { isRehearsalUuid } from "#domain/rehearsal/mark.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Identity } from "../auth/identify.ts";
import type { Actor } from "../usecases/shared/accountAct.ts";
import type { WordedProblem } from "../query/refusal.ts";
import { SMALL_BODY_BYTES } from "./apiServer.ts";
import { retryAfter } from "./problem.ts";
import { readBody, readInput } from "./parse.ts";
import type { Call, Route } from "./route.ts";

/** A call of an endpoint: everything that came with it is parsed, and who called may call it. */
export type Served<One extends Endpoint> = {
  readonly params: Readonly<Record<ParamName<One["path"]>, string>>;
  readonly body: BodyOf<One>;
  readonly query: QueryOf<One>;
  readonly viewer: Identity;
  readonly actor: One["access"] extends "signed-in" | "official" | "admin" ? Actor : Actor | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

/** What a handler may answer: what is declared, or a reply it has written itself. */
type Sent<One extends Endpoint> =
  | FastifyReply
  | (One extends { readonly answer: infer Answer extends z.ZodType } ? Frozen<z.input<Answer>> : void);

/** Why it was refused; whatever else is known of it is told with it. */
type Refused<One extends Endpoint> = { readonly code: CodeOf<One> } | WordedProblem;

export type Handler<One extends Endpoint> = (call: Served<One>) => Promise<Result<Sent<One>, Refused<One>>>;

/** The route of an endpoint. Of who may not call, no body is read (SE23). */
export function serve<One extends Endpoint>(declared: One, handle: Handler<One>): Route;
export function serve(
  declared: Endpoint,
  handle: (call: Served<Endpoint>) => Promise<Result<unknown, Problem>>,
): Route {
  return {
    method: declared.method,
    url: `/api${declared.path}`,
    ignoresToken: declared.access === "open",
    bodyLimit: declared.bodyLimit ?? BODY_LIMIT_BYTES[declared.access],
    mayCall: MAY_CALL[declared.access],
    right: declared.right,
    handle: async (call) => {
      const { reply } = call;
      // A rehearsal is known by its address (RH4).
      if (declared.realOnly === true && isRehearsalUuid(call.params["uuid"]))
        return sendProblem(reply, declared, { code: "in-rehearsal" });
      const read = readCall(declared, call);
      const done = read.ok ? await handle(read.value) : read;
      if (!done.ok) return sendProblem(reply, declared, done.problem);
      if (declared.status !== undefined && declared.status !== 302) reply.code(declared.status);
      return declared.status === 204 ? reply.send() : done.value;
    },
  };
}

const MAY_CALL: Readonly<Record<Access, (viewer: Identity) => boolean>> = {
  open: () => true,
  anybody: () => true,
  "signed-in": ({ accountId, sessionId }) => accountId !== undefined && sessionId !== undefined,
  official: isOfficial,
  admin: isAdmin,
  display: ({ displayId }) => displayId !== undefined,
};

/** What anybody may send is small (API34). */
export const USUAL_BODY_BYTES = 64_000;
const BODY_LIMIT_BYTES: Readonly<Record<Access, number>> = {
  open: SMALL_BODY_BYTES,
  anybody: SMALL_BODY_BYTES,
  "signed-in": USUAL_BODY_BYTES,
  official: USUAL_BODY_BYTES,
  admin: USUAL_BODY_BYTES,
  display: USUAL_BODY_BYTES,
};

/** What came with a call, as its endpoint declares it. */
function readCall(
  { body: bodySchema, query: querySchema }: Endpoint,
  { request, reply, params, viewer }: Call,
): Result<Served<Endpoint>, WordedProblem> {
  const body = bodySchema && readBody(bodySchema, request.body);
  if (body?.ok === false) return body;
  const query = querySchema && readInput(querySchema, request.query);
  if (query?.ok === false) return query;
  const { accountId, sessionId } = viewer;
  const isSignedIn = accountId !== undefined && sessionId !== undefined;
  const actor = isSignedIn ? { accountId, sessionId, address: request.ip } : undefined;
  return ok({ params, body: body?.value, query: query?.value, viewer, actor, request, reply });
}

/** The only place where a refusal becomes a status and a body. */
function sendProblem(reply: FastifyReply, declared: Endpoint, problem: Problem): FastifyReply {
  const words = isWorded(problem) ? problem : wordsOf(declared, problem);
  if (words.name === "RateLimitError" && "waitMs" in problem)
    reply.header("retry-after", retryAfter(Number(problem.waitMs)));
  return sendWords(reply, words);
}

/** For a file, which is no endpoint of the API. */
export const sendUsualProblem = (reply: FastifyReply, code: UsualCode): FastifyReply =>
  sendWords(reply, { ...USUAL_PROBLEMS[code], details: {} });

function sendWords(reply: FastifyReply, { name, message, details }: Words): FastifyReply {
  const status = ERROR_STATUS[name];
  const body: ErrorBody = { data: null, error: { status, name, message, details } };
  return reply.code(status).send(body);
}

type Problem = { readonly code: string } | WordedProblem;
type Words = Told & { readonly details: unknown };

const isWorded = (problem: Problem): problem is WordedProblem => problem.code === "invalid";

/** Its code, and all that is known of it, go with it; what any call may be refused for says enough by its name. */
function wordsOf({ problems = {}, path }: Endpoint, problem: Problem): Words {
  const { code } = problem;
  const usual = isUsual(code) ? USUAL_PROBLEMS[code] : undefined;
  const declared = problems[code] ?? usual;
  if (declared === undefined) throw new Error(`${path} declares no problem ${code}`);
  const isSaid = usual !== undefined && code !== "in-rehearsal";
  return { ...toldOf(declared), details: isSaid ? {} : problem };
}

const isUsual = (code: string): code is UsualCode => Object.hasOwn(USUAL_PROBLEMS, code);

const toldOf = (answer: ProblemAnswer): Told => (typeof answer === "number" ? BY_STATUS[answer] : answer);

const BY_STATUS: Readonly<Record<Extract<ProblemAnswer, number>, Told>> = {
  400: { name: "ValidationError", message: "The request does not fit" },
  403: USUAL_PROBLEMS.forbidden,
  404: USUAL_PROBLEMS["not-found"],
  409: { name: "ConflictError", message: "The act does not fit the present state" },
};

/** The answer of a use case as the API wraps it. */
export function asData<Value, Refusal>(
  done: Result<Value, Refusal>,
): Result<{ readonly data: Value }, Refusal> {
  return done.ok ? ok({ data: done.value }) : done;
}
