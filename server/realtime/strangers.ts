import { isOfficial } from "#domain/access/access.ts";
import { isGranted } from "#domain/access/eventRoles.ts";
import { ANONYMOUS, identify, type Identity } from "../auth/identify.ts";
import type { Deps } from "../environment/deps.ts";
import { findVisibleCompetition } from "../usecases/event/readCompetition.ts";
import type { RoomKind } from "./rooms.ts";

/** Which room of a competition somebody may join; undefined for "absent" and "forbidden" alike. */
export function createAdmission(deps: Deps, strangers: Strangers) {
  return async (
    token: string | undefined,
    cookie: string | undefined,
    uuid: string,
  ): Promise<RoomKind | undefined> => {
    const viewer = (await identify(deps, { token, cookie })) ?? ANONYMOUS;
    const isStranger = viewer === ANONYMOUS;
    const maySee = isStranger ? strangers.maySee(uuid) : findVisibleCompetition(deps, viewer, uuid);
    if (!(await maySee)) return undefined;
    strangers.note(viewer, uuid);
    return isOfficial(viewer) || isGranted(viewer, "read", uuid) ? "staff" : "public";
  };
}

/** What another instance hides is noticed this late at most; what this one commits at once. */
const KEPT_MS = 1000;
const MOST_KEPT = 1000;

type Answer = { readonly maySee: Promise<boolean>; readonly untilMs: number };

/**
 * People without an account: what they may see, asked once for all who come in the same moment (RT53), and which
 * competitions they listen to. When one is hidden from the public they leave its room.
 */
export function createStrangers(deps: Pick<Deps, "db" | "now">, emptyRoom: (uuid: string) => void) {
  const heard = new Set<string>();
  const kept = new Map<string, Answer>();

  const ask = async (uuid: string) => (await findVisibleCompetition(deps, ANONYMOUS, uuid)) !== undefined;
  const maySee = (uuid: string): Promise<boolean> => {
    const known = kept.get(uuid);
    if (known !== undefined && deps.now() < known.untilMs) return known.maySee;
    if (kept.size >= MOST_KEPT) kept.clear();
    const answer: Answer = { maySee: ask(uuid), untilMs: deps.now() + KEPT_MS };
    kept.set(uuid, answer);
    answer.maySee.catch(() => kept.delete(uuid));
    return answer.maySee;
  };

  return {
    maySee,
    /** Something of this competition was committed: whoever comes now is answered anew. */
    forget: (uuid: string): void => void kept.delete(uuid),
    note: ({ accountId, displayId }: Identity, uuid: string): void => {
      if (accountId === undefined && displayId === undefined) heard.add(uuid);
    },
    /**
     * A competition may be hidden again while people watch: from then on strangers are out of the room, and with a draft the
     * room is silent (RT10).
     */
    mayTellPublic: async (uuid: string): Promise<boolean> => {
      if (heard.has(uuid) && !(await ask(uuid))) {
        heard.delete(uuid);
        emptyRoom(uuid);
      }
      return (await findVisibleCompetition(deps, { role: "authenticated" }, uuid)) !== undefined;
    },
  };
}

export type Strangers = ReturnType<typeof createStrangers>;
