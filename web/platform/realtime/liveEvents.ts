export type Handler = (message?: unknown) => void;

/** Who listens to what, and who waits for which answer. */
export function createLiveEvents() {
  const handlers = new Map<string, Set<Handler>>();
  const waiting = new Map<string, Handler>();
  let lastId = 0;
  const tell = (event: string, message?: unknown) => {
    for (const handler of handlers.get(event) ?? []) handler(message);
  };
  return {
    tell,
    on: (event: string, handler: Handler) => {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler));
    },
    isHeard: () => [...handlers.values()].some(({ size }) => size > 0),
    off: (event: string, handler: Handler) => void handlers.get(event)?.delete(handler),
    /** The text of an event: `["name",message]`. */
    take: (text: string) => {
      const message: unknown = JSON.parse(text);
      if (Array.isArray(message)) tell(String(message[0]), message[1]);
    },
    expect: (ack: Handler): string => {
      lastId += 1;
      waiting.set(String(lastId), ack);
      return String(lastId);
    },
    /** The text of an answer: the number of what it answers, then `[answer]`. */
    answer: (text: string) => {
      const at = text.indexOf("[");
      const id = text.slice(0, at);
      const answer: unknown = JSON.parse(text.slice(at));
      waiting.get(id)?.(Array.isArray(answer) ? answer[0] : undefined);
      waiting.delete(id);
    },
    /** An answer that has not come with its connection never comes. */
    forget: () => waiting.clear(),
  };
}
