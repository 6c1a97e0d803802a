import { pathOf } from "#contract/api/path.ts";
import { call, type HttpRequest } from "#contract/call.ts";
import { unknownFailure } from "#contract/error.ts";
import { isRecord } from "#contract/shape.ts";
import { useSession } from "./Session.tsx";

/** As much as the server takes. */
export const MOST_UPLOAD_BYTES = 5_000_000;

/** Sends a picture with the caller's rights; answers its address. The server checks it and encodes it anew. */
export function useUpload() {
  const { apiBase, token } = useSession();
  return async (file: File, fields: Readonly<Record<string, string>> = {}): Promise<string> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set("files", file);
    const send = async ({ method, url, headers }: HttpRequest) => {
      const answer = await fetch(url, { method, headers, body });
      return { status: answer.status, text: await answer.text() };
    };
    return await call({ base: apiBase, token, send }, addressIn, "POST", pathOf("/upload"));
  };
}

function addressIn(answer: unknown): string {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined;
  if (isRecord(first) && typeof first["url"] === "string") return first["url"];
  throw unknownFailure("no address");
}
