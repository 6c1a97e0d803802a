import type { Competition } from "#contract/competition/entity.ts";
import type { Changes } from "#contract/realtime/realtime.ts";
import { realTimers, type Timers } from "./timers.ts";

export type FeedSource = {
  /** What has changed in a competition since a rev; undefined when there is no such competition. */
  readonly findChanges: (competitionUuid: string, since: number) => Promise<Changes | undefined>;
  readonly findCompetition: (competitionUuid: string) => Promise<Competition | undefined>;
  readonly findRev: (competitionUuid: string) => Promise<number | undefined>;
};

export type FeedSink = {
  readonly watched: () => ReadonlySet<string>;
  readonly pushFighting: (competitionUuid: string, push: Changes["fightings"][number]) => void;
  readonly pushCompetition: (competitionUuid: string, competition: Competition) => void;
};

export type ChangeFeed = {
  /** Called after a commit; a wake-up that gets lost costs one poll, never a score. */
  readonly wake: (competitionUuid: string) => void;
  /** Marks where a room starts: somebody who joins now has just loaded the rest. */
  readonly watch: (competitionUuid: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const POLL_MS = 1000;
/** A whole competition is large: a room gets it no oftener than this. */
const WHOLE_MS = 250;

export type FeedOptions = {
  /** How long a change waits for others to come along; several changes of one bout then go as one. */
  readonly collectMs: number;
  readonly onError: (cause: unknown) => void;
  readonly timers?: Timers;
};

/**
 * The database is the message bus: what was committed is read back from it in the order of its revs and pushed.
 * One flush at a time per competition keeps that order.
 */
export function createChangeFeed(source: FeedSource, sink: FeedSink, options: FeedOptions): ChangeFeed {
  const timers = options.timers ?? realTimers;
  const rooms = createRooms(source, sink, timers);
  const busy = new Map<string, Promise<void>>();
  const again = new Set<string>();

  const collect = async (uuid: string) => {
    const waitMs = Math.max(options.collectMs, rooms.restMs(uuid));
    if (waitMs > 0) await timers.sleep(waitMs);
    again.delete(uuid);
    await rooms.flush(uuid);
  };

  const wake = (uuid: string) => {
    if (busy.has(uuid)) return void again.add(uuid);
    const run = collect(uuid)
      .catch(options.onError)
      .finally(() => {
        busy.delete(uuid);
        if (again.delete(uuid)) wake(uuid);
      });
    busy.set(uuid, run);
  };

  const endPolling = timers.every(POLL_MS, () => {
    const watched = sink.watched();
    rooms.forgetAllBut(watched);
    for (const uuid of watched) wake(uuid);
  });

  return {
    wake,
    watch: rooms.watch,
    stop: async () => {
      endPolling();
      await Promise.all(busy.values());
    },
  };
}

/** How far each room has been told. */
function createRooms(source: FeedSource, sink: FeedSink, { nowMs }: Timers) {
  const flushedRevs = new Map<string, number>();
  const wholeAt = new Map<string, number>();

  const watch = async (uuid: string) => {
    if (flushedRevs.has(uuid)) return;
    const rev = await source.findRev(uuid);
    if (rev !== undefined && !flushedRevs.has(uuid)) flushedRevs.set(uuid, rev);
  };

  const flush = async (uuid: string) => {
    const since = flushedRevs.get(uuid);
    if (since === undefined) return watch(uuid);
    const changes = await source.findChanges(uuid, since);
    if (changes === undefined || changes.rev <= since) return;
    if (!changes.full) for (const push of changes.fightings) sink.pushFighting(uuid, push);
    else {
      const competition = await source.findCompetition(uuid);
      if (competition !== undefined) sink.pushCompetition(uuid, competition);
      wholeAt.set(uuid, nowMs());
    }
    // Last: what could not be read is tried again at the next poll.
    flushedRevs.set(uuid, changes.rev);
  };

  return {
    watch,
    flush,
    /** How long the room must be left alone after a whole competition (RT23). */
    restMs: (uuid: string) => WHOLE_MS - (nowMs() - (wholeAt.get(uuid) ?? -WHOLE_MS)),
    forgetAllBut: (watched: ReadonlySet<string>) => {
      for (const uuid of flushedRevs.keys()) {
        if (watched.has(uuid)) continue;
        flushedRevs.delete(uuid);
        wholeAt.delete(uuid);
      }
    },
  };
}
