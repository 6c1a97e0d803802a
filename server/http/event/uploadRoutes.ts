import { extname } from "node:path";
import type { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { MOST_DOCUMENT_BYTES, MOST_PICTURE_BYTES, uploads } from "#contract/api/uploads.ts";
import { isAdmin, type Viewer } from "#domain/access/access.ts";
import { eventsWith } from "#domain/access/eventRoles.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { Identity } from "../../auth/identify.ts";
import type { TooManyRequests } from "../../auth/limits.ts";
import { DOCUMENT_KINDS, DOCUMENT_TYPES } from "../../files/documentKind.ts";
import { mimeOf } from "../../files/encodeImage.ts";
import { presentUpload } from "../../present/upload.ts";
import {
  findPhotoProfile,
  findUpload,
  listUploads,
  readUploadFile,
} from "../../usecases/event/readUploads.ts";
import { saveDocument } from "../../usecases/event/saveDocument.ts";
import { removeImage, saveImage, type SaveProblem } from "../../usecases/event/saveImage.ts";
import type { Actor } from "../../usecases/shared/accountAct.ts";
import { spendOrRefuse } from "../rateLimit.ts";
import { numberInPath, registerRoutes, type Call, type Gate, type Route } from "../route.ts";
import { sendUsualProblem, serve } from "../serve.ts";

/** A form beyond this is not read to its end, not even to say that a file is too large. */
const FORM_BYTES = 30_000_000;
const LIMITS = {
  fileSize: MOST_PICTURE_BYTES,
  files: 5,
  fields: 10,
  fieldSize: 1000,
  parts: 15,
  headerPairs: 50,
};

/** Forms with files are read here and nowhere else: everywhere else such a body is refused. */
export async function addUploads(http: FastifyInstance, deps: AccountDeps, gate: Gate): Promise<void> {
  await http.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS });
    registerRoutes(scope, uploadRoutes(deps), gate);
  });
}

function uploadRoutes(deps: AccountDeps): Route[] {
  const fewAtOnce = createFormCount();
  return [
    serve(uploads.add, async ({ viewer, actor, request, reply }) => {
      const spent = await spendOrRefuse(deps, reply, (limits) =>
        limits.uploadsByAccount.take(String(actor.accountId)),
      );
      if (!spent.ok) return spent;
      const limits = isAdmin(viewer) ? LIMITS : { ...LIMITS, files: 1 };
      const form = await fewAtOnce(actor.accountId, () => readForm(request, limits));
      return form.ok ? saveAll(deps, { viewer, actor }, form.value) : form;
    }),
    serve(uploads.addDocument, async ({ actor, request, reply }) => {
      const spent = await spendOrRefuse(deps, reply, (limits) =>
        limits.uploadsByAccount.take(String(actor.accountId)),
      );
      if (!spent.ok) return spent;
      const limits = { ...LIMITS, files: 1, fileSize: MOST_DOCUMENT_BYTES };
      const form = await fewAtOnce(actor.accountId, () => readForm(request, limits));
      if (!form.ok) {
        const { problem } = form;
        // Documents have a limit of their own.
        return refuse(problem.code === "file-too-large" ? { code: "document-too-large" } : problem);
      }
      const [file] = form.value.files;
      if (file === undefined) return refuse({ code: "no-files" });
      const saved = await saveDocument(deps, actor, file);
      return saved.ok ? ok([presentUpload(saved.value)]) : saved;
    }),
    serve(uploads.find, async ({ query }) => ok((await listUploads(deps, query)).map(presentUpload))),
    serve(uploads.findOne, async (call) => {
      const upload = await findUpload(deps, numberInPath(call));
      return upload.ok ? ok(presentUpload(upload.value)) : upload;
    }),
    serve(uploads.remove, async (call) => {
      const upload = await findUpload(deps, numberInPath(call));
      if (!upload.ok) return upload;
      await removeImage(deps, call.actor, upload.value);
      return ok(presentUpload(upload.value));
    }),
    { method: "GET", url: "/uploads/:name", ignoresToken: true, handle: (call) => sendFile(deps, call) },
  ];
}

/** A form is held in memory until it is whole, and nobody has to send its end: an account has a few under way (SE33). */
function createFormCount() {
  const underWay = new Map<number, number>();
  return async <Value, Problem>(
    accountId: number,
    read: () => Promise<Result<Value, Problem>>,
  ): Promise<Result<Value, Problem | TooManyRequests>> => {
    const count = underWay.get(accountId) ?? 0;
    if (count >= FORMS_AT_ONCE) return refuse({ code: "too-many-requests", waitMs: COME_BACK_MS });
    underWay.set(accountId, count + 1);
    try {
      return await read();
    } finally {
      const left = (underWay.get(accountId) ?? 1) - 1;
      if (left > 0) underWay.set(accountId, left);
      else underWay.delete(accountId);
    }
  };
}

const FORMS_AT_ONCE = 4;
const COME_BACK_MS = 2000;

type Form = {
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
  readonly fields: ReadonlyMap<string, string>;
};
type FormProblem =
  | { readonly code: "no-files" | "malformed-form" | "too-many-parts" }
  | { readonly code: "file-too-large" };

async function readForm(request: FastifyRequest, limits: typeof LIMITS): Promise<Result<Form, FormProblem>> {
  if (!request.isMultipart()) return refuse({ code: "no-files" });
  if (Number(request.headers["content-length"]) > FORM_BYTES) return refuse({ code: "file-too-large" });
  endLongForm(request.raw);
  const files = [];
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") fields.set(part.fieldname, String(part.value));
      else files.push({ name: part.filename, bytes: await part.toBuffer() });
    }
  } catch (cause) {
    return refuse(problemOfForm(cause));
  }
  return files.length === 0 ? refuse({ code: "no-files" }) : ok({ files, fields });
}

/** The reader of forms goes on behind a file that is too large; where the length was not told, the connection ends (SE38). */
function endLongForm(body: Readable): void {
  let bytes = 0;
  body.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > FORM_BYTES) body.destroy();
  });
}

function problemOfForm(cause: unknown): FormProblem {
  const { code = "" } = z.object({ code: z.string() }).safeParse(cause).data ?? {};
  if (code === "FST_REQ_FILE_TOO_LARGE") return { code: "file-too-large" };
  return { code: /^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(code) ? "too-many-parts" : "malformed-form" };
}

type Uploader = { readonly viewer: Identity; readonly actor: Actor };
type UploadProblem = SaveProblem | { readonly code: "forbidden" | "not-found" };

/** Admins upload anything that is a picture; others only the photo of their own profile. */
async function saveAll(deps: AccountDeps, { viewer, actor }: Uploader, { files, fields }: Form) {
  const profile = await profileOf(deps, actor.accountId, fields);
  if (!profile.ok) return profile;
  const profileId = profile.value;
  if (!mayKeepImages(viewer) && profileId === undefined) return refuse<UploadProblem>({ code: "forbidden" });
  const saved = [];
  for (const file of files) {
    const image = await saveImage(deps, { ...actor, isAdmin: mayKeepImages(viewer) }, { ...file, profileId });
    if (!image.ok) return image;
    saved.push(presentUpload(image.value));
  }
  return ok(saved);
}

/** `ref`, `refId` and `field` say what a file belongs to. */
async function profileOf(
  deps: AccountDeps,
  accountId: number,
  fields: ReadonlyMap<string, string>,
): Promise<Result<number | undefined, { readonly code: "not-found" }>> {
  const isPhoto = fields.get("ref") === "api::profile.profile" && fields.get("field") === "photo";
  return isPhoto ? findPhotoProfile(deps, accountId, fields.get("refId") ?? "") : ok(undefined);
}

/** Under the name people gave it, with the ending of what it is: a PDF called «.exe» is no program on anybody's disk. */
function attachmentOf(title: string, ext: string): string {
  const named = title.toLowerCase().endsWith(ext) ? title : `${title}${ext}`;
  const encoded = encodeURIComponent(named).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="document${ext}"; filename*=UTF-8''${encoded}`;
}

/** A name is given once and its file never changes. */
async function sendFile(deps: AccountDeps, { params, reply }: Call): Promise<FastifyReply> {
  const name = params["name"] ?? "";
  const file = await readUploadFile(deps, name);
  if (file === undefined) return sendUsualProblem(reply, "not-found");
  const kind = DOCUMENT_KINDS.find((one) => extname(name) === `.${one}`);
  return reply
    .type(kind === undefined ? mimeOf(extname(name)) : DOCUMENT_TYPES[kind])
    .headers({
      // A document is taken to the disk: what is in it never runs in a page of ours (LK12).
      "content-disposition": file.title === undefined ? "inline" : attachmentOf(file.title, extname(name)),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    })
    .send(file.bytes);
}

/** Pictures of an event are its organiser's to bring; a portrait belongs to a profile. */
const mayKeepImages = (viewer: Viewer): boolean =>
  isAdmin(viewer) || eventsWith(viewer, "organise").length > 0;
