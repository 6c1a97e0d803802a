import type { Deps, DepsWithoutFeed } from "../environment/deps.ts";
import { announce, listenForChanges } from "../persistence/database/changeSignal.ts";
import type { Realtime } from "./startRealtime.ts";

/** A signal holds 8,000 bytes. */
const SESSIONS_AT_ONCE = 100;

/** What is told to the sockets of this instance and, by signal, to those of all others (ST29). */
export function reachEverywhere({ db, log }: DepsWithoutFeed, here: () => Realtime) {
  const tellOthers = (signal: "ended" | "told", about: string) =>
    void announce(db, signal, about).catch((cause: unknown) =>
      log.warn({ err: cause }, "other instances were not told"),
    );
  return {
    tellOfficials: (uuid: string) => {
      here().tellOfficials(uuid);
      tellOthers("told", uuid);
    },
    closeSockets: (sessionIds: readonly string[]) => {
      here().closeSockets(sessionIds);
      for (let at = 0; at < sessionIds.length; at += SESSIONS_AT_ONCE)
        tellOthers("ended", sessionIds.slice(at, at + SESSIONS_AT_ONCE).join(" "));
    },
  };
}

/** What other instances have done, told to who is connected to this one. */
export const hearOthers = ({ config, log, wakeFeed }: Deps, realtime: Realtime) =>
  listenForChanges(config.database, {
    hear: {
      changed: wakeFeed,
      ended: (sessionIds) => realtime.closeSockets(sessionIds.split(" ")),
      told: realtime.tellOfficials,
    },
    // Who was signed out meanwhile is not let in again (SE11).
    onGap: realtime.closeSignedIn,
    onError: (cause) => log.warn({ err: cause }, "changes of other instances are only polled for"),
  });
