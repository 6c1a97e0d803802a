import type { Competition } from "#contract/entity.ts";
import { isCompetition, isLiveFighting } from "#contract/live.ts";
import { openTableDb } from "./tableDb.ts";

/** The competition as this device last saw it; undefined when it never did, or cannot read it. */
export async function findKeptCompetition(uuid: string): Promise<Competition | undefined> {
  try {
    const kept = (await (await openTableDb()).get("competitions", uuid))?.competition;
    return isCompetition(kept) && kept.fightings.every(isLiveFighting) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A device that cannot keep it goes on without: what matters for a bout is kept by its table. */
export async function keepCompetition(competition: Competition): Promise<void> {
  try {
    const row = { uuid: competition.uuid, competition, savedAt: Date.now() };
    await (await openTableDb()).put("competitions", row);
  } catch {
    // Kept with the next change.
  }
}
