import { io } from "socket.io-client";
import { createLiveApi, isCompetition, isPushSync } from "#contract/api/live.ts";
import type { Competition, LiveFighting } from "#contract/competition/entity.ts";
import { pushFightingSchema } from "#contract/realtime/realtime.ts";
import { send } from "../durability/world.ts";
import { CLIENT_COOKIE } from "./balancer.ts";

export type Viewer = ReturnType<typeof createViewer>;

/** A bout as far as anybody can see that a point is missing. */
const shown = ({ version, points, state }: LiveFighting) => JSON.stringify([version, state, points]);

/** Every bout of a competition as one instance tells it. */
export async function readShown(origin: string, uuid: string): Promise<ReadonlyMap<string, string>> {
  return shownOf(await createLiveApi({ base: `${origin}/api`, send, token: () => undefined }).whole(uuid));
}

const shownOf = ({ fightings }: Competition) => new Map(fightings.map((bout) => [bout.uuid, shown(bout)]));

/** A screen that follows a competition as any client of the contract may: newer replaces older, the beacon tells a gap. */
export function createViewer(origin: string, uuid: string, name: string) {
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
  const socket = io(origin, {
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 200,
    reconnectionDelayMax: 1000,
    extraHeaders: { cookie: `${CLIENT_COOKIE}=${name}` },
  });
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
    /** What it shows differently from these bouts. */
    differs: (expected: ReadonlyMap<string, string>) =>
      [...expected].filter(([bout, text]) => {
        const own = bouts.get(bout);
        return own === undefined || shown(own) !== text;
      }).length,
    isConnected: () => socket.connected,
    close: () => void socket.disconnect(),
  };
}
