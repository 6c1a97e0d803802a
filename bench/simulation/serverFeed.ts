import { liveFightingSchema, type Competition } from "#contract/competition/entity.ts";
import type { Change } from "#contract/realtime/realtime.ts";
import { createPartsFeed, type ChangeFeed } from "#server/realtime/changeFeed.ts";
import { createChangeHistory } from "#server/snapshots/changeHistory.ts";
import type { Disk } from "./disk.ts";
import { COMPETITION, competitionDocument } from "./stage.ts";
import type { World } from "./world.ts";

/** A screen's end of a connection, as the server sees it. */
export type Screen = {
  readonly hear: (event: "push-change" | "push-sync", message: unknown) => void;
  readonly drop: () => void;
};

type FeedParts = {
  readonly world: World;
  readonly disk: Disk;
  readonly screens: ReadonlySet<Screen>;
  readonly hasBeacon: boolean;
  /** False once the process this feed belongs to has ended. */
  readonly isAlive: () => boolean;
  readonly boot: string;
};

const BEACON_MS = 5000;

export type SimulatedFeed = ChangeFeed & {
  readonly whole: () => Competition;
  readonly changeSince: (rev: number) => Change;
};

/** The real change feed of one life of the server, under the world's clock. */
export function startFeed({ world, disk, screens, hasBeacon, isAlive, boot }: FeedParts): SimulatedFeed {
  const every = (ms: number, work: () => void) => {
    const again = () => {
      if (!isAlive()) return;
      work();
      world.after(ms, again);
    };
    world.after(ms, again);
    return () => {};
  };
  const tell: Screen["hear"] = (event, message) => {
    if (isAlive()) for (const screen of screens) screen.hear(event, message);
  };
  if (hasBeacon) {
    every(BEACON_MS, () =>
      tell("push-sync", { uuid: COMPETITION, rev: disk.feed.rev, serverTime: world.now(), boot }),
    );
  }
  let newest = wholeCompetition(world, disk);
  const history = createChangeHistory(newest);
  const whole = () => {
    if (newest.rev !== disk.feed.rev) newest = history.readOn(wholeCompetition(world, disk));
    return newest;
  };
  const changeSince = (rev: number) => {
    whole();
    return history.since(rev, world.now());
  };
  const source = {
    findRev: async () => whole().rev,
    findChange: async (_uuid: string, since: number) => changeSince(since),
  };
  const sink = {
    watched: () => new Set(screens.size > 0 ? [COMPETITION] : []),
    isWatched: () => screens.size > 0,
    pushChange: (_uuid: string, change: Change) => tell("push-change", change),
  };
  const sleep = (ms: number) => new Promise<void>((resolve) => void world.after(ms, resolve));
  const timers = { nowMs: world.now, sleep, every };
  return {
    ...createPartsFeed(source, sink, { collectMs: 0, onError: () => {}, timers }),
    whole: () => ({ ...whole(), serverTime: world.now() }),
    changeSince,
  };
}

export function wholeCompetition({ now }: World, disk: Disk): Competition {
  return competitionDocument(disk.title, disk.feed.rev, now(), (bout) => {
    const head = disk.heads.get(bout);
    return head && liveFightingSchema.parse(head.state);
  });
}
