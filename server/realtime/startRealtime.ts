import type { Server as HttpServer } from "node:http";
import { parseDisplayToken } from "../auth/displayToken.ts";
import { parseToken } from "../auth/token.ts";
import { findDisplay, findDisplayVersions, touchDisplay } from "../persistence/display/displays.ts";
import { presentDisplaySelf } from "../present/display.ts";
import { createDisplayFeed, type DisplaySource } from "./displayFeed.ts";
import type { Deps } from "../environment/deps.ts";
import { countAwardingActs } from "../persistence/awarding/awardingActs.ts";
import { countOpenParked } from "../persistence/bout/parkedActs.ts";
import { startNotifier } from "../push/startNotifier.ts";
import type { Snapshots } from "../snapshots/competitionSnapshots.ts";
import { findVisibleCompetition, readChanges, readRev } from "../usecases/event/readCompetition.ts";
import { createChangeFeed, type FeedSource } from "./changeFeed.ts";
import { ROOM_KINDS, type RoomKind } from "./rooms.ts";
import { createSocketServer } from "./socketServer.ts";
import { createAdmission, createStrangers } from "./strangers.ts";

export type Realtime = {
  readonly wake: (competitionUuid: string) => void;
  readonly tellOfficials: (competitionUuid: string) => void;
  /** Whoever was signed out or has another role no longer watches as who they were (SE11). */
  readonly closeSockets: (sessionIds: readonly string[]) => void;
  readonly close: () => Promise<void>;
};

export type RealtimeOptions = {
  readonly boot: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly snapshots: Snapshots;
};

/** Officials hear of every change at once; spectators of what came together in this time, so they never delay a table. */
const COLLECT_MS: Record<RoomKind, number> = { staff: 0, public: 100 };

export function startRealtime(http: HttpServer, deps: Deps, options: RealtimeOptions): Realtime {
  const { boot, headers, snapshots } = options;
  const source = feedSource(deps, snapshots);
  const strangers = createStrangers(deps, (uuid) => sockets.emptyPublicRoom(uuid));
  const onError = (cause: unknown) => deps.log.error({ err: cause }, "realtime failed");
  const sockets = createSocketServer(http, {
    admit: createAdmission(deps, strangers),
    displayOf: (token) => parseDisplayToken(deps.tokenKey, token),
    onJoin: async (uuid) => void (await Promise.all(feeds.map((feed) => feed.watch(uuid)))),
    findRev: source.findRev,
    countParked: (uuid) => countOpenParked(deps.db, uuid),
    countAwarding: (uuid) => countAwardingActs(deps.db, uuid),
    now: deps.now,
    onError,
    boot,
    config: deps.config,
    headers,
  });
  const sources: Record<RoomKind, FeedSource> = {
    staff: source,
    public: onlyVisible(deps, source, strangers.sendAway),
  };
  const feeds = ROOM_KINDS.map((kind) =>
    createChangeFeed(sources[kind], sockets.sink(kind), { collectMs: COLLECT_MS[kind], onError }),
  );
  const notifier = startNotifier(deps, snapshots);
  const displays = createDisplayFeed(displaySource(deps), sockets.displays, onError);

  return {
    wake: (uuid) => {
      strangers.forget(uuid);
      for (const heard of [...feeds, notifier]) heard.wake(uuid);
    },
    tellOfficials: sockets.tellOfficials,
    closeSockets: (sessionIds) => {
      void sockets.disconnect(async (token) => {
        const claims = await parseToken(deps.tokenKey, token, deps.now());
        return claims !== undefined && sessionIds.includes(claims.sessionId);
      });
    },
    close: async () => {
      await Promise.all([...feeds, displays, notifier].map((feed) => feed.stop()));
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

function displaySource({ db, now }: Deps): DisplaySource {
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
      for (const id of ids) await touchDisplay(db, id, now());
    },
  };
}

/**
 * A competition may be hidden again while people watch: from then on strangers are out of the room, and with a draft the
 * room is silent (RT10).
 */
function onlyVisible(
  deps: Deps,
  source: FeedSource,
  sendStrangersAway: (uuid: string) => Promise<void>,
): FeedSource {
  return {
    ...source,
    findChanges: async (uuid, since) => {
      await sendStrangersAway(uuid);
      const competition = await findVisibleCompetition(deps, { role: "authenticated" }, uuid);
      return competition && source.findChanges(uuid, since);
    },
  };
}
