import type { HttpRequest } from "#contract/call.ts";
import { clientOf } from "#contract/api/clientOf.ts";
import { competitions } from "#contract/api/competitions.ts";
import type { RoomSocket } from "#web/platform/realtime/joinCompetition.ts";
import { joinCompetition } from "#web/platform/realtime/joinCompetition.ts";
import { createCompetitionStore, type CompetitionStore } from "#web/platform/realtime/competitionStore.ts";
import type { Identity } from "#server/auth/identify.ts";
import type { Hooks } from "./hooks.ts";
import type { Judge } from "./judge.ts";
import type { Link } from "./network.ts";
import type { Server } from "./server.ts";
import type { Screen } from "./serverFeed.ts";
import { COMPETITION, competitionDocument } from "./stage.ts";
import type { World } from "./world.ts";

const VIEWER: Identity = { role: "public" };

type Parts = {
  readonly world: World;
  readonly link: Link;
  readonly server: Server;
  readonly hooks: Hooks;
  readonly judge: Judge;
  readonly name: string;
  /** False once its page is closed. */
  readonly isAlive: () => boolean;
};

/** A page that shows the competition, kept equal to the server by the real code. */
export function openScreen({ world, link, server, hooks, judge, name, isAlive }: Parts): CompetitionStore {
  const base = createCompetitionStore(competitionDocument("day 0", 0, 0, () => undefined));
  const store = hooks.screen(base);
  judge.watchScreen(name, base);
  const options = {
    base: "",
    send: (request: HttpRequest) => link.call(VIEWER, request),
    token: () => undefined,
  };
  const calls = clientOf(options, competitions);
  const startTimer = (delayMs: number, work: () => void) => world.after(delayMs, () => isAlive() && work());
  joinCompetition(createSocket(world, link, server, isAlive), store, COMPETITION, {
    whole: calls.byUuid,
    delayMs: () => world.between(0, 3000),
    startTimer,
  });
  return base;
}

const BREAKS_MS = 2500;

type Handler = (message?: unknown) => void;

/** A connection that comes back by itself, as Socket.IO's does. */
function createSocket(world: World, link: Link, server: Server, isAlive: () => boolean): RoomSocket {
  const handlers = new Map<string, Set<Handler>>();
  let isConnected = false;
  const fire = (event: string, message?: unknown) => {
    if (isAlive()) for (const handler of handlers.get(event) ?? []) handler(message);
  };
  const screen: Screen = {
    hear: (event, message) => link.carry(() => isConnected && fire(event, message)),
    drop: () => void world.after(world.between(1, 1000), lose),
  };
  const lose = () => {
    if (!isConnected) return;
    isConnected = false;
    fire("disconnect");
    connect();
  };
  const connect = () => {
    world.after(world.between(20, 1500), () => {
      if (isConnected || !isAlive()) return;
      if (!server.isUp() || link.isCut()) return connect();
      isConnected = true;
      fire("connect");
    });
  };
  const join = async (rev: number, ack?: Handler) => {
    const change = await server.join(screen, rev);
    if (change === undefined) lose();
    else link.carry(() => ack?.({ ok: true, change }));
  };
  return {
    get connected() {
      return isConnected;
    },
    connect,
    on: (event, handler) => void handlers.set(event, (handlers.get(event) ?? new Set()).add(handler)),
    off: (event, handler) => void handlers.get(event)?.delete(handler),
    emit: (event, { rev = 0 }, ack) => {
      if (event === "leave-room") return server.leave(screen);
      let hasArrived = false;
      link.carry(() => {
        hasArrived = true;
        void join(rev, ack);
      });
      // A connection that loses what was said on it is a broken connection, and is noticed.
      world.after(BREAKS_MS, () => hasArrived || lose());
    },
  };
}
