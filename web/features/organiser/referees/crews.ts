import type { Crew, CrewedBout, Referee } from "#contract/referee/referee.ts";
import { isBoutOf } from "#domain/referee/load.ts";
import type { BoutDuty } from "#domain/referee/referee.ts";

type TiedAthlete = Referee["tiedTo"][number] & {
  /** The bouts ahead in which the referee would judge them. */
  readonly numbers: readonly number[];
};

/** Those a referee would judge without being neutral, with these mats (RE7). */
export function tiedBouts(
  referee: Pick<Referee, "uuid" | "post" | "carpets" | "tiedTo">,
  bouts: readonly CrewedBout[],
): TiedAthlete[] {
  const own = bouts.filter((bout) => isBoutOf(referee, bout));
  return referee.tiedTo.flatMap((tied) => {
    const theirs = own.filter(({ red, blue }) => red?.uuid === tied.fighter || blue?.uuid === tied.fighter);
    const numbers = theirs.flatMap(({ number }) => number ?? []);
    return theirs.length === 0 ? [] : [{ ...tied, numbers }];
  });
}

/** The crew with another one at this duty; whoever was named elsewhere in the bout moves here. */
export function crewWith(crew: Crew, duty: BoutDuty, referee: string): Crew {
  const others = crew.filter((member) => member.duty !== duty && member.referee !== referee);
  return referee === "" ? others : [...others, { referee, duty }];
}
