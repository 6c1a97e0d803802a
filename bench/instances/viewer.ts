import { io } from "socket.io-client";
import { createLiveApi, isCompetition, isPushSync } from "#contract/api/live.ts";
import type { Competition, LiveFighting } from "#contract/competition/entity.ts";
import { pushFightingSchema } from "#contract/realtime/realtime.ts";
import { createCompetitionStore } from "#web/platform/realtime/competitionStore.ts";
import { joinCompetition } from "#web/platform/realtime/joinCompetition.ts";
import { send } from "../durability/world.ts";
import { CLIENT_COOKIE } from "./balancer.ts";

export type Viewer = {
  readonly name: string;
  /** How many bouts it shows differently from these. */
  readonly differs: (expected: ReadonlyMap<string, string>) => number;
  readonly isConnected: () => boolean;
  readonly close: () => void;
};

/** A bout as far as anybody can see that a point is missing. */
const shown = ({ version, points, state }: LiveFighting) => JSON.stringify([version, state, points]);

/** Every bout of a competition as one instance tells it. */
export async function readShown(origin: string, uuid: string): Promise<ReadonlyMap<string, string>> {
  return shownOf(await readCompetition(origin, uuid));
}

export function readCompetition(origin: string, uuid: string): Promise<Competition> {
  return createLiveApi({ base: `${origin}/api`, send, token: () => undefined }).whole(uuid);
}

const shownOf = ({ fightings }: Competition) => new Map(fightings.map((bout) => [bout.uuid, shown(bout)]));

/** A screen that follows a competition as any client of the contract may: newer replaces older, the beacon tells a gap. */
export function createViewer(origin: string, uuid: string, name: string): Viewer {
  const api = createLiveApi({ base: `${origin}/api`, send, token: () => undefined });
  const bouts = new Map<string, LiveFighting>();
  let [rev, asking] = [-1, false];
  const take = (bout: LiveFighting) => {
    if (bout.version >= (bouts.get(bout.uuid)?.version ?? -1)) bouts.set(bout.uuid, bout);
  };
  const takeWhole = (competition: Competition) => {
    competition.fightings.forEach(take);
    rev = Math.max(rev, competition.rev);
  };
  const ask = async () => {
    if (asking) return;
    asking = true;
    // What fails is asked for again with the next beacon.
    await api.whole(uuid).then(takeWhole, () => {});
    asking = false;
  };
  const socket = connect(origin, name);
  const join = () =>
    socket.emit("join-room", { key: "COMPETITION", uuid }, ({ ok }: { ok: boolean }) => {
      if (ok) void ask();
      else setTimeout(() => socket.connected && join(), 300);
    });
  socket.on("connect", join);
  socket.on("push-fighting", (message: unknown) => {
    const push = pushFightingSchema.parse(message);
    take(push);
    if (push.prev <= rev) rev = Math.max(rev, push.rev);
    else void ask();
  });
  socket.on("push-competition", (pushed: unknown) => void (isCompetition(pushed) && takeWhole(pushed)));
  socket.on("push-sync", (sync: unknown) => void (isPushSync(sync) && sync.rev > rev && ask()));
  return {
    name,
    differs: (expected) => differing(expected, (bout) => bouts.get(bout)),
    isConnected: () => socket.connected,
    close: () => void socket.disconnect(),
  };
}

/**
 * A screen that follows with the code of our own pages: it says which rev it has, and merges what changed (RT36, RT37). They
 * begin with one document: hundreds of programs that load and read it at once would be told in time by none.
 */
export function createPageViewer(origin: string, name: string, loaded: Competition): Viewer {
  const { uuid } = loaded;
  const api = createLiveApi({ base: `${origin}/api`, send, token: () => undefined });
  const store = createCompetitionStore(loaded);
  const socket = connect(origin, name);
  const leave = joinCompetition(socket, store, uuid, {
    whole: api.whole,
    delayMs: () => 0,
    startTimer: (delayMs, work) => {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
  });
  return {
    name,
    differs: (expected) => differing(expected, store.bout),
    isConnected: () => socket.connected,
    close: () => {
      leave();
      socket.disconnect();
    },
  };
}

const connect = (origin: string, name: string) =>
  io(origin, {
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 200,
    reconnectionDelayMax: 1000,
    extraHeaders: { cookie: `${CLIENT_COOKIE}=${name}` },
  });

function differing(
  expected: ReadonlyMap<string, string>,
  boutOf: (uuid: string) => LiveFighting | undefined,
): number {
  return [...expected].filter(([uuid, text]) => {
    const bout = boutOf(uuid);
    return bout === undefined || shown(bout) !== text;
  }).length;
}
