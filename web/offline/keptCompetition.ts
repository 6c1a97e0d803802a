import type { Competition } from "#contract/entity.ts";
import { isCompetition, isLiveFighting } from "#contract/live.ts";
import { openTableDb } from "./tableDb.ts";

/** The competition as this device last saw it; undefined when it never did, or cannot read it. */
export async function findKeptCompetition(uuid: string): Promise<Competition | undefined> {
  try {
    const kept = (await (await openTableDb()).get("competitions", uuid))?.competition;
    return isReadable(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The same by its event. */
export async function findKeptOfEvent(eventId: number): Promise<Competition | undefined> {
  try {
    const kept = await (await openTableDb()).getAll("competitions");
    return kept
      .map(({ competition }) => competition)
      .filter(isReadable)
      .find(({ event }) => event?.id === eventId);
  } catch {
    return undefined;
  }
}

const isReadable = (kept: unknown): kept is Competition =>
  isCompetition(kept) && kept.fightings.every(isLiveFighting);

/** A device that cannot keep it goes on without: what matters for a bout is kept by its table. */
export async function keepCompetition(competition: Competition): Promise<void> {
  try {
    const row = { uuid: competition.uuid, competition, savedAt: Date.now() };
    await (await openTableDb()).put("competitions", row);
  } catch {
    // Kept with the next change.
  }
}
