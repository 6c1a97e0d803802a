import type { Server as HttpServer } from "node:http";
import { isOfficial } from "#domain/access/access.ts";
import { isGranted } from "#domain/access/eventRoles.ts";
import { ANONYMOUS, identify, type Identity } from "../auth/identify.ts";
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
import { createChangeFeed, createPartsFeed, type FeedSource, type PartsSource } from "./changeFeed.ts";
import { ROOM_KINDS, type RoomKind } from "./rooms.ts";
import { createSocketServer } from "./socketServer.ts";

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
const COLLECT_MS: Record<RoomKind, number> = { staff: 0, public: 150 };

export function startRealtime(http: HttpServer, deps: Deps, options: RealtimeOptions): Realtime {
  const { boot, headers, snapshots } = options;
  const source = feedSource(deps, snapshots);
  const strangers = createStrangers(deps, (uuid) => sockets.emptyPublicRoom(uuid));
  const onError = (cause: unknown) => deps.log.error({ err: cause }, "realtime failed");
  const sockets = createSocketServer(http, {
    admit: async (token, cookie, uuid) => {
      const viewer = (await identify(deps, { token, cookie })) ?? ANONYMOUS;
      const competition = await findVisibleCompetition(deps, viewer, uuid);
      if (competition === undefined) return undefined;
      strangers.note(viewer, uuid);
      return isOfficial(viewer) || isGranted(viewer, "read", uuid) ? "staff" : "public";
    },
    displayOf: (token) => parseDisplayToken(deps.tokenKey, token),
    onJoin: async (uuid) => void (await Promise.all(feeds.map((feed) => feed.watch(uuid)))),
    findChange: snapshots.changeSince,
    findRev: source.findRev,
    countParked: (uuid) => countOpenParked(deps.db, uuid),
    countAwarding: (uuid) => countAwardingActs(deps.db, uuid),
    now: deps.now,
    onError,
    boot,
    config: deps.config,
    headers,
  });
  const feeds = ROOM_KINDS.flatMap((kind) => {
    const mayTell = kind === "staff" ? undefined : strangers.mayTellPublic;
    return createFeeds(kind, sockets, { whole: source, parts: snapshots, mayTell, onError });
  });
  const notifier = startNotifier(deps, snapshots);
  const displays = createDisplayFeed(displaySource(deps), sockets.displays, onError);

  return {
    wake: (uuid) => [...feeds, notifier].forEach((heard) => heard.wake(uuid)),
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

/** Which competitions people without an account listen to: when one is hidden from the public they leave its room. */
function createStrangers(deps: Deps, emptyRoom: (uuid: string) => void) {
  const heard = new Set<string>();
  return {
    note: ({ accountId, displayId }: Identity, uuid: string) => {
      if (accountId === undefined && displayId === undefined) heard.add(uuid);
    },
    /**
     * A competition may be hidden again while people watch: from then on strangers are out of the room, and with a draft the
     * room is silent (RT10).
     */
    mayTellPublic: async (uuid: string): Promise<boolean> => {
      if (heard.has(uuid) && (await findVisibleCompetition(deps, ANONYMOUS, uuid)) === undefined) {
        heard.delete(uuid);
        emptyRoom(uuid);
      }
      return (await findVisibleCompetition(deps, { role: "authenticated" }, uuid)) !== undefined;
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
