import type { Crew } from "#contract/referee/referee.ts";
import type { BoutDuty } from "#domain/referee/referee.ts";

/** The crew with another one at this duty; whoever was named elsewhere in the bout moves here. */
export function crewWith(crew: Crew, duty: BoutDuty, referee: string): Crew {
  const others = crew.filter((member) => member.duty !== duty && member.referee !== referee);
  return referee === "" ? others : [...others, { referee, duty }];
}
