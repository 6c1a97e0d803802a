/** What the worker says, beside the times of the server, of a page it gave for an address it does not keep (ER24). */
export const ELSEWHERE = "elsewhere";

/** What a page may ask of the worker behind it. */
export type WorkerMessage =
  | { readonly type: "keep-table"; readonly files: readonly string[]; readonly pages: readonly string[] }
  | { readonly type: "page-age"; readonly path: string }
  /** What an asking page found; nothing when nobody is signed in. */
  | { readonly type: "session"; readonly token: string }
  | { readonly type: "take-over" };

/** By hand: a parser's library would be most of the worker. */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== "object" || data === null || !("type" in data)) return undefined;
  if (data.type === "take-over") return { type: "take-over" };
  if (data.type === "page-age" && "path" in data && typeof data.path === "string") {
    return { type: "page-age", path: data.path };
  }
  if (data.type === "session" && "token" in data && typeof data.token === "string") {
    return { type: "session", token: data.token };
  }
  if (data.type !== "keep-table" || !("files" in data) || !("pages" in data)) return undefined;
  return { type: "keep-table", files: pathsIn(data.files), pages: pathsIn(data.pages) };
}

function pathsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((path): path is string => typeof path === "string" && path.startsWith("/"));
}
