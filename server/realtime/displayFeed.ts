import type { DisplaySelf } from "#contract/display/display.ts";

export type DisplaySource = {
  readonly findVersions: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly findSelf: (id: string) => Promise<DisplaySelf | undefined>;
  readonly noteSeen: (ids: readonly string[]) => Promise<void>;
};

export type DisplaySink = {
  /** The displays connected to this process. */
  readonly connected: () => readonly string[];
  /** Undefined: it was taken away. */
  readonly push: (id: string, self: DisplaySelf | undefined) => void;
};

const POLL_MS = 1000;
const SEEN_EVERY = 10;

/**
 * Tells each connected display when what it shall show has changed, or that it is one no longer. The database is the
 * message bus here too, so it does not matter which process the official talked to.
 */
export function createDisplayFeed(
  source: DisplaySource,
  sink: DisplaySink,
  onError: (cause: unknown) => void,
) {
  const told = new Map<string, number>();
  let polls = 0;

  const look = async () => {
    const ids = [...new Set(sink.connected())];
    for (const id of told.keys()) if (!ids.includes(id)) told.delete(id);
    if (ids.length === 0) return;
    if (polls % SEEN_EVERY === 0) await source.noteSeen(ids);
    polls += 1;
    const versions = await source.findVersions(ids);
    for (const id of ids) {
      const version = versions.get(id);
      if (version === undefined) sink.push(id, undefined);
      else if (told.get(id) !== version) {
        sink.push(id, await source.findSelf(id));
        told.set(id, version);
      }
    }
  };

  let looking: Promise<void> | undefined;
  const poll = setInterval(() => {
    looking ??= look()
      .catch(onError)
      .finally(() => void (looking = undefined));
  }, POLL_MS);
  poll.unref();

  return {
    stop: async () => {
      clearInterval(poll);
      await looking;
    },
  };
}
