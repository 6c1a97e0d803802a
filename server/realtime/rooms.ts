/** Staff get every change at once and may be told more; the public room carries what anybody may know. */
export type RoomKind = "public" | "staff";

export const ROOM_KINDS = ["public", "staff"] as const;

/**
 * What the members of a room are sent: bouts and whole competitions, as any client of the interface is; to our own pages what
 * changed; and to pages nobody looks at the beacon alone (RT37, RT41).
 */
export type RoomUse = "whole" | "changes" | "beacon";

const ROOM_USES = ["whole", "changes", "beacon"] as const;

export const roomName = (competitionUuid: string, kind: RoomKind, use: RoomUse) =>
  `COMPETITION:${competitionUuid}:${kind}:${use}`;

/** Every room of one kind, whatever its members are sent. */
export const roomsOf = (competitionUuid: string, kind: RoomKind): string[] =>
  ROOM_USES.map((use) => roomName(competitionUuid, kind, use));

/** One screen of the hall; it may be open in several windows. */
export const displayRoom = (displayId: string) => `DISPLAY:${displayId}`;

export function connectedDisplays(roomNames: Iterable<string>): string[] {
  return [...roomNames].flatMap((name) =>
    name.startsWith("DISPLAY:") ? [name.slice("DISPLAY:".length)] : [],
  );
}

/** How many listen to rooms of each kind. */
export function listenersByKind(rooms: Iterable<readonly [string, ReadonlySet<string>]>) {
  const counts = { public: 0, staff: 0, display: 0 };
  for (const [name, { size }] of rooms) {
    const [key, , kind] = name.split(":");
    if (key === "DISPLAY") counts.display += size;
    else if (key === "COMPETITION" && (kind === "public" || kind === "staff")) counts[kind] += size;
  }
  return counts;
}

/** The competitions somebody is listening to, in rooms of this kind and use or in any. */
export function watchedCompetitions(
  roomNames: Iterable<string>,
  wanted?: { readonly kind: RoomKind; readonly use: RoomUse },
): Set<string> {
  const watched = new Set<string>();
  for (const name of roomNames) {
    const [key, uuid, kind, use] = name.split(":");
    if (key !== "COMPETITION" || uuid === undefined) continue;
    if (wanted === undefined || (kind === wanted.kind && use === wanted.use)) watched.add(uuid);
  }
  return watched;
}
