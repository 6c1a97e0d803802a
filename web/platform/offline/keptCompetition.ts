import type { Competition } from "#contract/competition/entity.ts";
import { isCompetition, isLiveFighting } from "#contract/api/live.ts";
import { startTimer } from "#web/platform/timer.ts";
import { openTableDb, type TableDb } from "./tableDb.ts";

/** The competition as this device last saw it; undefined when it never did, or cannot read it. */
export async function findKeptCompetition(uuid: string): Promise<Competition | undefined> {
  try {
    const kept = (await (await openTableDb()).get("competitions", uuid))?.competition;
    return isReadable(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The same by its event. One after the other: each is a whole day, and the first may be the one. */
export async function findKeptOfEvent(eventId: number): Promise<Competition | undefined> {
  try {
    const { store } = (await openTableDb()).transaction("competitions");
    for await (const { value } of store) {
      const { competition: kept } = value;
      if (isCompetition(kept) && kept.event?.id === eventId && isReadable(kept)) return kept;
    }
    return undefined;
  } catch {
    return undefined;
  }
}

const isReadable = (kept: unknown): kept is Competition =>
  isCompetition(kept) && kept.fightings.every(isLiveFighting);

/** A spectator would gather competitions for years (IN7). */
const MOST_KEPT = 8;

/** A device that cannot keep it goes on without: what matters for a bout is kept by its table. */
export async function keepCompetition(competition: Competition): Promise<void> {
  try {
    const db = await openTableDb();
    // Before, and by itself: a full disk must not refuse the emptying too.
    await forgetOldest(db, competition.uuid);
    await db.put("competitions", { uuid: competition.uuid, competition, savedAt: Date.now() });
  } catch {
    // Kept with the next change.
  }
}

/** Makes room for one. Which of them are old is read only when there are too many. */
async function forgetOldest(db: TableDb, kept: string): Promise<void> {
  const { store, done } = db.transaction("competitions", "readwrite");
  const others = (await store.getAllKeys()).filter((uuid) => uuid !== kept);
  const tooMany = others.length - (MOST_KEPT - 1);
  if (tooMany > 0) {
    const saved: { uuid: string; savedAt: number }[] = [];
    for await (const { value } of store) saved.push({ uuid: value.uuid, savedAt: value.savedAt });
    const old = saved.filter(({ uuid }) => uuid !== kept).toSorted((a, b) => a.savedAt - b.savedAt);
    for (const { uuid } of old.slice(0, tooMany)) await store.delete(uuid);
  }
  await done;
}

/** What a page shows of a competition, as it changes. */
type Seen = {
  readonly get: () => Competition;
  readonly replace: (theirs: Competition) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const KEEP_EVERY_MS = 2000;
const DEVICE = { findKeptCompetition, keepCompetition, startTimer };

/**
 * Keeps what the screen shows of a competition: at once, since the page may be open for a second only, then every two
 * seconds while it changes, and what came last when the page is left.
 */
export async function keepSeen(seen: Seen, uuid: string, left: AbortSignal, device = DEVICE): Promise<void> {
  if (!left.aborted) keepChanges(seen, left, device);
  const kept = await device.findKeptCompetition(uuid);
  if (kept !== undefined && kept.rev > seen.get().rev) seen.replace(kept);
  await device.keepCompetition(seen.get());
}

function keepChanges(seen: Seen, left: AbortSignal, device: typeof DEVICE): void {
  let cancel: (() => void) | undefined;
  const keepNow = () => {
    cancel = undefined;
    void device.keepCompetition(seen.get());
  };
  const unsubscribe = seen.subscribe(() => {
    cancel ??= device.startTimer(KEEP_EVERY_MS, keepNow);
  });
  left.addEventListener("abort", () => {
    unsubscribe();
    if (cancel === undefined) return;
    cancel();
    keepNow();
  });
}
