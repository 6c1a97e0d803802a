/** What a page may ask of the worker behind it. */
export type WorkerMessage =
  | {
      /** What a table opens again without network, or only the page on which the worker has come. */
      readonly type: "keep-table" | "keep-page";
      readonly files: readonly string[];
      readonly pages: readonly string[];
    }
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
  const { type } = data;
  if ((type !== "keep-table" && type !== "keep-page") || !("files" in data) || !("pages" in data))
    return undefined;
  return { type, files: pathsIn(data.files), pages: pathsIn(data.pages) };
}

function pathsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((path): path is string => typeof path === "string" && path.startsWith("/"));
}
