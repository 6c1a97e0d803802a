import type { Server as HttpServer } from "node:http";
import { parseDisplayToken } from "../auth/displayToken.ts";
import { parseToken } from "../auth/token.ts";
import { findDisplay, findDisplayVersions, touchDisplay } from "../persistence/display/displays.ts";
import { presentDisplaySelf } from "../present/display.ts";
import { createDisplayFeed, type DisplaySource } from "./displayFeed.ts";
import type { Deps } from "../environment/deps.ts";
import { countAwardingActs } from "../persistence/awarding/awardingActs.ts";
import { findLastMark } from "../persistence/day/presenceRows.ts";
import { countOpenParked } from "../persistence/bout/parkedActs.ts";
import type { Snapshots } from "../snapshots/competitionSnapshots.ts";
import { readChanges, readRev } from "../usecases/event/readCompetition.ts";
import { createChangeFeed, createPartsFeed, type FeedSource, type PartsSource } from "./changeFeed.ts";
import { ROOM_KINDS, type RoomKind } from "./rooms.ts";
import { createSocketServer, type SocketDeps } from "./socketServer.ts";
import { createAdmission, createStrangers } from "./strangers.ts";

export type Realtime = {
  readonly wake: (competitionUuid: string) => void;
  readonly tellOfficials: (competitionUuid: string) => void;
  readonly readSockets: ReturnType<typeof createSocketServer>["read"];
  /** Whoever was signed out or has another role no longer watches as who they were (SE11). */
  readonly closeSockets: (sessionIds: readonly string[]) => void;
  /** Whoever may still listen connects again. */
  readonly closeSignedIn: () => void;
  readonly close: () => Promise<void>;
};

export type RealtimeOptions = {
  readonly boot: string;
  readonly headersOf: SocketDeps["headersOf"];
  readonly snapshots: Snapshots;
};

/** Officials hear of every change at once; spectators of what came together in this time, so they never delay a table. */
const COLLECT_MS: Record<RoomKind, number> = { staff: 0, public: 100 };

export function startRealtime(http: HttpServer, deps: Deps, options: RealtimeOptions): Realtime {
  const { boot, headersOf, snapshots } = options;
  const source = feedSource(deps, snapshots);
  const strangers = createStrangers(deps, (uuid) => sockets.emptyPublicRoom(uuid));
  const onError = (cause: unknown) => deps.log.error({ err: cause }, "realtime failed");
  const sockets = createSocketServer(http, {
    admit: createAdmission(deps, strangers),
    displayOf: (token) => parseDisplayToken(deps.tokenKey, token),
    onJoin: async (uuid) => void (await Promise.all(feeds.map((feed) => feed.watch(uuid)))),
    findChange: snapshots.changeSince,
    findRev: source.findRev,
    countParked: (uuid) => countOpenParked(deps.db, uuid),
    countAwarding: (uuid) => countAwardingActs(deps.db, uuid),
    findLastMark: (uuid) => findLastMark(deps.db, uuid),
    now: deps.now,
    elapsedMs: deps.elapsedMs,
    onError,
    boot,
    config: deps.config,
    headersOf,
    onPush: deps.metrics.pushed,
  });
  const feeds = ROOM_KINDS.flatMap((kind) => {
    const mayTell = kind === "staff" ? undefined : strangers.mayTellPublic;
    return createFeeds(kind, sockets, { whole: source, parts: snapshots, mayTell, onError });
  });
  const displays = createDisplayFeed(displaySource(deps), sockets.displays, onError);

  return {
    wake: (uuid) => {
      strangers.forget(uuid);
      for (const feed of feeds) feed.wake(uuid);
    },
    tellOfficials: sockets.tellOfficials,
    readSockets: sockets.read,
    closeSockets: (sessionIds) => {
      void sockets.disconnect(async (token) => {
        const claims = await parseToken(deps.tokenKey, token, deps.now());
        return claims !== undefined && sessionIds.includes(claims.sessionId);
      });
    },
    closeSignedIn: () => void sockets.disconnect(async () => true),
    close: async () => {
      await Promise.all([...feeds, displays].map((feed) => feed.stop()));
      sockets.close();
    },
  };
}

function feedSource(deps: Deps, snapshots: Snapshots): FeedSource {
  return {
    findChanges: (uuid, since) => readChanges(deps, uuid, since),
    findRev: (uuid) => readRev(deps, uuid),
    findCompetition: async (uuid) => {
      const snapshot = await snapshots.find(uuid);
      return snapshot && { ...snapshot.document, serverTime: deps.now() };
    },
  };
}

function displaySource({ config, db, now }: Deps): DisplaySource {
  return {
    findVersions: async (ids) => {
      const rows = await findDisplayVersions(db, ids);
      return new Map(rows.map(({ document_id, version }) => [document_id, version]));
    },
    findSelf: async (id) => {
      const row = await findDisplay(db, id);
      return row && presentDisplaySelf(row);
    },
    noteSeen: async (ids) => {
      if (config.role === "spectators") return;
      for (const id of ids) await touchDisplay(db, id, now());
    },
  };
}

type MayTell = ((uuid: string) => Promise<boolean>) | undefined;

const onlyIf =
  <Found>(mayTell: MayTell, find: (uuid: string, since: number) => Promise<Found | undefined>) =>
  async (uuid: string, since: number) =>
    mayTell === undefined || (await mayTell(uuid)) ? find(uuid, since) : undefined;

type Sources = {
  readonly whole: FeedSource;
  readonly parts: Snapshots;
  readonly mayTell: MayTell;
  readonly onError: (cause: unknown) => void;
};

/** For clients of the interface, and for our own pages. */
function createFeeds(
  kind: RoomKind,
  { sink }: Pick<ReturnType<typeof createSocketServer>, "sink">,
  { whole, parts, mayTell, onError }: Sources,
) {
  const options = { collectMs: COLLECT_MS[kind], onError };
  const wholeSource = { ...whole, findChanges: onlyIf(mayTell, whole.findChanges) };
  const partsSource: PartsSource = {
    findRev: async (uuid) => (await parts.find(uuid))?.document.rev,
    findChange: onlyIf(mayTell, parts.changeSince),
  };
  return [
    createChangeFeed(wholeSource, sink(kind, "whole"), options),
    createPartsFeed(partsSource, sink(kind, "changes"), options),
  ];
}
