import type { Deps, DepsWithoutFeed } from "../environment/deps.ts";
import { announce, listenForChanges } from "../persistence/database/changeSignal.ts";
import type { Realtime } from "./startRealtime.ts";

/** A signal holds 8,000 bytes. */
const SESSIONS_AT_ONCE = 100;

/** What instances on one database tell each other; nothing happens where there is one alone (RT28). */
export function createOtherInstances({ db, log }: Pick<DepsWithoutFeed, "db" | "log">) {
  const tell = (signal: "ended" | "told", about: string) =>
    void announce(db, signal, about).catch((cause: unknown) =>
      log.warn({ err: cause }, "other instances were not told"),
    );
  return {
    tellOfficials: (competitionUuid: string) => tell("told", competitionUuid),
    tellEnded: (sessionIds: readonly string[]) => {
      for (let at = 0; at < sessionIds.length; at += SESSIONS_AT_ONCE)
        tell("ended", sessionIds.slice(at, at + SESSIONS_AT_ONCE).join(" "));
    },
    hear: ({ config, wakeFeed }: Pick<Deps, "config" | "wakeFeed">, realtime: Realtime) =>
      listenForChanges(config.database, {
        hear: {
          changed: wakeFeed,
          ended: (sessionIds) => realtime.closeSockets(sessionIds.split(" ")),
          told: realtime.tellOfficials,
        },
        // Who was signed out meanwhile is not let in again (SE11).
        onGap: realtime.closeSignedIn,
        onError: (cause) => log.warn({ err: cause }, "changes of other instances are only polled for"),
      }),
  };
}
