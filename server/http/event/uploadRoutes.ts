import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname } from "node:path";
import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { isAdmin } from "#domain/access/access.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { pathOfUpload } from "../../files/fileStore.ts";
import { IMAGE_KINDS, IMAGE_TYPES } from "../../files/imageKind.ts";
import { findAllUploads, findOwnProfileId, findUploadById } from "../../persistence/event/uploads.ts";
import type { UploadRow } from "../../persistence/database/uploadTables.ts";
import { parseRef } from "../../query/refs.ts";
import { presentUpload } from "../../present/upload.ts";
import { removeImage, saveImage, type SaveProblem } from "../../usecases/event/saveImage.ts";
import { actorOf } from "../account/accountCalls.ts";
import { parseInput } from "../parse.ts";
import { forbidden, HttpProblem, notFound } from "../problem.ts";
import { enforce, tooMany } from "../rateLimit.ts";
import { numberInPath, registerRoutes, type Call, type Identify, type Route } from "../route.ts";

const MAX_BYTES = 5_000_000;
const LIMITS = { fileSize: MAX_BYTES, files: 5, fields: 10, fieldSize: 1000, parts: 15, headerPairs: 50 };

/** Forms with files are read here and nowhere else: everywhere else such a body is refused. */
export async function addUploads(
  http: FastifyInstance,
  deps: AccountDeps,
  identify: Identify,
): Promise<void> {
  await http.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS });
    registerRoutes(scope, uploadRoutes(deps), identify);
  });
}

function uploadRoutes(deps: AccountDeps): Route[] {
  return [
    { method: "POST", url: "/api/upload", handle: (call) => handleUpload(deps, call) },
    { method: "GET", url: "/api/upload/files", handle: (call) => handleList(deps, call) },
    { method: "GET", url: "/api/upload/files/:id", handle: (call) => handleOne(deps, call) },
    { method: "DELETE", url: "/api/upload/files/:id", handle: (call) => handleRemove(deps, call) },
    { method: "GET", url: "/uploads/:name", ignoresToken: true, handle: (call) => handleFile(deps, call) },
  ];
}

const REFUSALS: Record<Exclude<SaveProblem["code"], "too-many-requests">, string> = {
  "not-an-image": "Only PNG, JPEG and WebP images are accepted",
  "too-large": "The image must not have more than 40 megapixels",
  "quota-used-up": "There is no room left for more files of this account",
};

function refusalOf({ reply }: Call, problem: SaveProblem): HttpProblem {
  if (problem.code === "too-many-requests") return tooMany(reply, problem.waitMs);
  return new HttpProblem("ValidationError", REFUSALS[problem.code]);
}

/** Admins upload anything that is a picture; others only the photo of their own profile. */
async function handleUpload(deps: AccountDeps, call: Call) {
  const actor = actorOf(call);
  enforce(deps, call.reply, (limits) => limits.uploadsBySession.take(actor.sessionId));
  if (!call.request.isMultipart()) throw new HttpProblem("ValidationError", "Files are empty");
  const { files, fields } = await readForm(call);
  if (files.length === 0) throw new HttpProblem("ValidationError", "Files are empty");
  const profileId = await profileOf(deps, actor.accountId, fields);
  if (!isAdmin(call.viewer) && (profileId === undefined || files.length > 1)) throw forbidden();
  const uploads = [];
  for (const file of files) {
    const answer = await saveImage(deps, { ...actor, isAdmin: isAdmin(call.viewer) }, { ...file, profileId });
    if (!answer.ok) throw refusalOf(call, answer.problem);
    uploads.push(presentUpload(answer.value));
  }
  call.reply.code(201);
  return uploads;
}

type Form = {
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
  readonly fields: ReadonlyMap<string, string>;
};

async function readForm({ request }: Call): Promise<Form> {
  const files = [];
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") fields.set(part.fieldname, String(part.value));
      else files.push({ name: part.filename, bytes: await readFile(part) });
    }
  } catch (cause) {
    throw problemOfForm(cause);
  }
  return { files, fields };
}

const readFile = (part: MultipartFile) => part.toBuffer();

function problemOfForm(cause: unknown): unknown {
  const { code = "" } = z.object({ code: z.string() }).safeParse(cause).data ?? {};
  if (code === "FST_REQ_FILE_TOO_LARGE")
    return new HttpProblem("PayloadTooLargeError", "request entity too large");
  if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(code))
    return new HttpProblem("ValidationError", "Too many parts");
  return new HttpProblem("ValidationError", "Malformed form");
}

/** `ref`, `refId` and `field` say what a file belongs to; a profile of somebody else's is nobody's. */
async function profileOf(
  deps: AccountDeps,
  accountId: number,
  fields: ReadonlyMap<string, string>,
): Promise<number | undefined> {
  const isPhoto = fields.get("ref") === "api::profile.profile" && fields.get("field") === "photo";
  if (!isPhoto) return undefined;
  const profileId = await findOwnProfileId(deps.db, accountId, parseRef(fields.get("refId") ?? ""));
  if (profileId === undefined) throw notFound();
  return profileId;
}

const listSchema = z.looseObject({
  start: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});

async function handleList(deps: AccountDeps, { viewer, request }: Call) {
  if (!isAdmin(viewer)) throw forbidden();
  const { start, limit } = parseInput(listSchema, request.query);
  return (await findAllUploads(deps.db, { offset: start, limit })).map(presentUpload);
}

async function handleOne(deps: AccountDeps, call: Call) {
  return presentUpload(await uploadInPath(deps, call));
}

async function handleRemove(deps: AccountDeps, call: Call) {
  const upload = await uploadInPath(deps, call);
  await removeImage(deps, actorOf(call), upload);
  return presentUpload(upload);
}

async function uploadInPath(deps: AccountDeps, call: Call): Promise<UploadRow> {
  if (!isAdmin(call.viewer)) throw forbidden();
  const id = numberInPath(call);
  const upload = id === undefined ? undefined : await findUploadById(deps.db, id);
  if (upload === undefined) throw notFound();
  return upload;
}

/** A name is given once and its file never changes. */
async function handleFile(deps: AccountDeps, { params, reply }: Call): Promise<FastifyReply> {
  const path = pathOfUpload(deps.config, params["name"] ?? "");
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
  if (path === undefined || found === undefined) throw notFound();
  const kind = IMAGE_KINDS.find((one) => IMAGE_TYPES[one].ext === extname(path));
  return reply
    .type(IMAGE_TYPES[kind ?? "png"].mime)
    .headers({
      "content-length": found.size,
      "content-disposition": "inline",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    })
    .send(createReadStream(path));
}
