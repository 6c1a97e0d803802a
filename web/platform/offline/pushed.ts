/** What the server says in a message; by hand, like everything the worker reads. */
export type Pushed = {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
};

export function parsePushed(text: string | undefined, origin: string): Pushed | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    if (typeof value !== "object" || value === null) return undefined;
    const words = new Map<string, unknown>(Object.entries(value));
    const [title, body, url, tag] = ["title", "body", "url", "tag"].map((name) => words.get(name));
    if (typeof title !== "string" || typeof body !== "string") return undefined;
    // Only a page of ours: a message must not lead anywhere else.
    const isOwn = typeof url === "string" && URL.parse(url, origin)?.origin === origin;
    return { title, body, url: isOwn ? url : "/", tag: typeof tag === "string" ? tag : "kover" };
  } catch {
    return undefined;
  }
}
