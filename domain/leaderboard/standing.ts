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
  return category.fighters.map((fighter) => {
    const { uuid } = fighter;
    const fought = bouts.filter(({ fighters }) => fighters.includes(uuid));
    const won = fought.filter(({ winner }) => winner === uuid);
    return {
      uuid,
      wins: won.length,
      subs: won.filter(({ isSubmission }) => isSubmission).length,
      points: fought.reduce((sum, { scores }) => sum + (scores.get(uuid) ?? 0), 0),
      weight: weightOf(fighter),
    };
  });
}
