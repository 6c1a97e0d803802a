import type { Competition } from "#contract/competition/entity.ts";
import type { Change, Changes } from "#contract/realtime/realtime.ts";
import { realTimers, type Timers } from "./timers.ts";

export type FeedSource = {
  /** What has changed in a competition since a rev; undefined when there is no such competition. */
  readonly findChanges: (competitionUuid: string, since: number) => Promise<Changes | undefined>;
  readonly findCompetition: (competitionUuid: string) => Promise<Competition | undefined>;
  readonly findRev: (competitionUuid: string) => Promise<number | undefined>;
};

type Watched = {
  readonly watched: () => ReadonlySet<string>;
  readonly isWatched: (competitionUuid: string) => boolean;
};

export type FeedSink = Watched & {
  readonly pushFighting: (competitionUuid: string, push: Changes["fightings"][number]) => void;
  readonly pushCompetition: (competitionUuid: string, competition: Competition) => void;
};

/** For our own pages, which are told what changed, part by part. */
export type PartsSource = {
  readonly findRev: (competitionUuid: string) => Promise<number | undefined>;
  /** What leads on from a rev; one that does not tells whoever gets it to ask. */
  readonly findChange: (competitionUuid: string, since: number) => Promise<Change | undefined>;
};

export type PartsSink = Watched & {
  readonly pushChange: (competitionUuid: string, change: Change) => void;
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
 * The database is the message bus: what was committed is read back from it in the order of its revs and pushed. For clients
 * of the interface: bouts, and the whole competition where that will not do.
 */
export function createChangeFeed(source: FeedSource, sink: FeedSink, options: FeedOptions): ChangeFeed {
  const { nowMs } = options.timers ?? realTimers;
  const wholeAt = new Map<string, number>();
  const tell = async (uuid: string, since: number) => {
    const changes = await source.findChanges(uuid, since);
    if (changes === undefined || changes.rev <= since) return undefined;
    if (!changes.full) for (const push of changes.fightings) sink.pushFighting(uuid, push);
    else {
      const competition = await source.findCompetition(uuid);
      if (competition !== undefined) sink.pushCompetition(uuid, competition);
      wholeAt.set(uuid, nowMs());
    }
    return changes.rev;
  };
  /** How long the room must be left alone after a whole competition (RT23). */
  const restMs = (uuid: string) => WHOLE_MS - (nowMs() - (wholeAt.get(uuid) ?? -WHOLE_MS));
  return createFeed({ sink, findRev: source.findRev, tell, restMs }, options);
}

/** For our own pages: what changed and nothing else, however much hangs on it (RT37). */
export function createPartsFeed(source: PartsSource, sink: PartsSink, options: FeedOptions): ChangeFeed {
  const tell = async (uuid: string, since: number) => {
    const change = await source.findChange(uuid, since);
    if (change === undefined || change.rev <= since) return undefined;
    sink.pushChange(uuid, change);
    return change.rev;
  };
  return createFeed({ sink, findRev: source.findRev, tell, restMs: () => 0 }, options);
}

type Telling = {
  readonly sink: Watched;
  readonly findRev: (competitionUuid: string) => Promise<number | undefined>;
  /** Tells a room what is new after a rev, and answers how far it has been told then; undefined where nothing is. */
  readonly tell: (competitionUuid: string, since: number) => Promise<number | undefined>;
  readonly restMs: (competitionUuid: string) => number;
};

/** One flush at a time per competition keeps the order. */
function createFeed({ sink, findRev, tell, restMs }: Telling, options: FeedOptions): ChangeFeed {
  const timers = options.timers ?? realTimers;
  const toldRevs = new Map<string, number>();
  const busy = new Map<string, Promise<void>>();
  const again = new Set<string>();

  const watch = async (uuid: string) => {
    if (toldRevs.has(uuid)) return;
    const rev = await findRev(uuid);
    if (rev !== undefined && !toldRevs.has(uuid)) toldRevs.set(uuid, rev);
  };
  const flush = async (uuid: string) => {
    const since = toldRevs.get(uuid);
    if (since === undefined) return watch(uuid);
    const rev = await tell(uuid, since);
    // Last: what could not be read is tried again at the next poll.
    if (rev !== undefined) toldRevs.set(uuid, rev);
  };
  const collect = async (uuid: string) => {
    const waitMs = Math.max(options.collectMs, restMs(uuid));
    if (waitMs > 0) await timers.sleep(waitMs);
    again.delete(uuid);
    await flush(uuid);
  };
  const wake = (uuid: string) => {
    // What nobody listens to is neither read nor written.
    if (!sink.isWatched(uuid)) return;
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
    for (const uuid of toldRevs.keys()) if (!watched.has(uuid)) toldRevs.delete(uuid);
    for (const uuid of watched) wake(uuid);
  });

  return {
    wake,
    watch,
    stop: async () => {
      endPolling();
      await Promise.all(busy.values());
    },
  };
}
