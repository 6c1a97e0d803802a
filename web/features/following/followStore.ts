import { FOLLOW_KINDS, isSameFollowed, mergeStars, type Followed, type Star } from "#domain/follow/follow.ts";
import { createStore } from "#web/platform/store.ts";
import { FOLLOWS_KEY } from "#web/platform/device/followsKey.ts";

/** A star on this device, with what it is called where it was set: the list can be read without network. */
export type DeviceStar = Star & {
  readonly name: string;
  /** The team of an athlete, the city of a team. */
  readonly note?: string | undefined;
  /** Where it was set; a page of this event makes room for it before it is painted. */
  readonly eventId?: number | undefined;
  /** Set on another device of the account: it goes when the account signs out (FO6). */
  readonly isFromAccount?: boolean | undefined;
};

export type NewStar = Omit<DeviceStar, "isOn" | "changedAtMs" | "isFromAccount">;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

/** What this device follows. Works without storage too, for as long as the page is open. */
export function createFollowStore(storage: () => Storage, now: () => number) {
  const { get, set, subscribe } = createStore(readStars(storage));
  const replace = (next: readonly DeviceStar[]) => {
    try {
      storage().setItem(FOLLOWS_KEY, JSON.stringify(next));
    } catch {
      // Full or forbidden: the page that is open still knows.
    }
    set(next);
  };
  const isFollowed = (followed: Followed) =>
    get().some((star) => star.isOn && isSameFollowed(star, followed));

  return {
    get,
    subscribe,
    isFollowed,
    toggle: (star: NewStar) => {
      const stars = get();
      const last = stars.find((known) => isSameFollowed(known, star))?.changedAtMs ?? 0;
      // The clock of another device may be ahead of this one: what is done here now is later all the same (FO3).
      const changedAtMs = Math.max(now(), last + 1);
      const mark: DeviceStar = { ...star, isOn: !isFollowed(star), changedAtMs };
      replace(
        mergeStars(
          [mark],
          stars.filter((known) => !isSameFollowed(known, star)),
        ),
      );
    },
    /** The list the account has after it met this one. Names this device knows stay. */
    takeOver: (merged: readonly Star[]) => {
      const stars = get();
      const isChanged = merged.length !== stars.length || merged.some((star) => !hasSame(stars, star));
      if (isChanged) replace(merged.map((star) => withName(star, stars)));
    },
    learnNames: (names: readonly (Followed & { name: string; note: string | null })[]) => {
      const stars = get();
      const next = stars.map((star) => {
        const known = names.find((name) => isSameFollowed(name, star));
        return known === undefined ? star : { ...star, name: known.name, note: known.note ?? undefined };
      });
      if (JSON.stringify(next) !== JSON.stringify(stars)) replace(next);
    },
    /** FO6: what was set on this device stays on it. */
    forgetAccount: () => {
      const stars = get();
      if (stars.some(({ isFromAccount }) => isFromAccount))
        replace(stars.filter((star) => !star.isFromAccount));
    },
    /** Another tab has written. */
    reload: () => set(readStars(storage)),
  };
}

const hasSame = (stars: readonly DeviceStar[], { isOn, changedAtMs, ...followed }: Star) =>
  stars.some(
    (star) => isSameFollowed(star, followed) && star.isOn === isOn && star.changedAtMs === changedAtMs,
  );

function withName(star: Star, known: readonly DeviceStar[]): DeviceStar {
  const here = known.find((other) => isSameFollowed(other, star));
  if (here === undefined) return { ...star, name: "", isFromAccount: true };
  return { ...here, isOn: star.isOn, changedAtMs: star.changedAtMs };
}

/** The same one on the server, while a page hydrates and afterwards: whoever follows nobody is not rendered twice. */
export const NO_STARS: readonly DeviceStar[] = [];

function readStars(storage: () => Storage): readonly DeviceStar[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(FOLLOWS_KEY) ?? "[]");
    const stars = Array.isArray(kept) ? kept.flatMap(parseStar) : [];
    return stars.length === 0 ? NO_STARS : stars;
  } catch {
    return NO_STARS;
  }
}

/** By hand: every page reads it, and a parser's library would be more than the rest of it. */
function parseStar(value: unknown): DeviceStar[] {
  if (typeof value !== "object" || value === null) return [];
  const field = (name: string): unknown => Object.entries(value).find(([key]) => key === name)?.[1];
  const kind = FOLLOW_KINDS.find((known) => known === field("kind"));
  const [ref, name, isOn, changedAtMs] = [field("ref"), field("name"), field("isOn"), field("changedAtMs")];
  if (kind === undefined || typeof ref !== "string" || typeof name !== "string") return [];
  if (typeof isOn !== "boolean" || typeof changedAtMs !== "number") return [];
  const [note, eventId] = [field("note"), field("eventId")];
  return [
    {
      kind,
      ref,
      name,
      isOn,
      changedAtMs,
      ...(typeof note === "string" && { note }),
      ...(typeof eventId === "number" && { eventId }),
      ...(field("isFromAccount") === true && { isFromAccount: true }),
    },
  ];
}
