import { pathOf } from "#contract/api/path.ts";
import { call, type HttpRequest, type HttpResponse } from "#contract/call.ts";
import { unknownFailure } from "#contract/error.ts";
import { isRecord } from "#contract/shape.ts";
import { useSession } from "./Session.tsx";

/** As much as the server takes. */
export const MOST_UPLOAD_BYTES = { picture: 5_000_000, document: 10_000_000 };

export type Uploaded = { readonly url: string; readonly name: string; readonly bytes: number };

type Options = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly kind?: keyof typeof MOST_UPLOAD_BYTES;
  /** How much of it is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/** Sends a file with the caller's rights; answers where it is kept. The server checks it, and encodes a picture anew. */
export function useUpload() {
  const { apiBase, token } = useSession();
  return async (
    file: File,
    { fields = {}, kind = "picture", onProgress }: Options = {},
  ): Promise<Uploaded> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set("files", file);
    const send = (request: HttpRequest) => sendForm(request, body, onProgress);
    const path = kind === "document" ? pathOf("/upload/documents") : pathOf("/upload");
    const url = await call({ base: apiBase, token, send }, addressIn, "POST", path);
    return { url, name: file.name, bytes: file.size };
  };
}

/** `fetch` does not tell how much is sent. */
function sendForm(
  { method, url, headers }: HttpRequest,
  body: FormData,
  onProgress: Options["onProgress"],
): Promise<HttpResponse> {
  const request = new XMLHttpRequest();
  request.open(method, url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  return new Promise((resolve, reject) => {
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress?.(loaded / Math.max(total, 1)),
    );
    request.addEventListener("load", () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener("error", () => reject(new Error("the upload failed")));
    request.addEventListener("abort", () => reject(new Error("the upload was ended")));
    request.send(body);
  });
}

function addressIn(answer: unknown): string {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined;
  if (isRecord(first) && typeof first["url"] === "string") return first["url"];
  throw unknownFailure("no address");
}
