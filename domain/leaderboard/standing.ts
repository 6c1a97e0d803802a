import { weightOf } from "./record.ts";
import type { DecidedBout, LeaderboardCategory } from "./record.ts";

export type Standing = {
  readonly uuid: string;
  readonly wins: number;
  readonly subs: number;
  readonly points: number;
  readonly weight: number;
};

/** Everybody in the category, with zeros when there was no bout (LB10). */
export function standings(category: LeaderboardCategory, bouts: readonly DecidedBout[]): readonly Standing[] {
  const records = recordsOf(bouts);
  return category.fighters.map((fighter) => ({
    uuid: fighter.uuid,
    ...(records.get(fighter.uuid) ?? NOTHING),
    weight: weightOf(fighter),
  }));
}

type WinRecord = { wins: number; subs: number; points: number };

const NOTHING: Readonly<WinRecord> = { wins: 0, subs: 0, points: 0 };

/** One pass over the bouts, so that a table twice as large takes twice as long. */
function recordsOf(bouts: readonly DecidedBout[]): ReadonlyMap<string, Readonly<WinRecord>> {
  const records = new Map<string, WinRecord>();
  for (const { fighters, scores, winner, isSubmission } of bouts)
    for (const [index, uuid] of fighters.entries()) {
      const record = records.get(uuid) ?? { ...NOTHING };
      record.points += scores[index] ?? 0;
      if (uuid === winner) {
        record.wins += 1;
        record.subs += isSubmission ? 1 : 0;
      }
      records.set(uuid, record);
    }
  return records;
}
