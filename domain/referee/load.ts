import { usualSlot } from "../schedule/pace.ts";
import type { AgeBand } from "../schedule/queue.ts";
import type { BoutDuty, Post } from "./referee.ts";

export type CrewMember = { readonly referee: string; readonly duty: BoutDuty };

export type LoadBout = {
  readonly carpet: string | null;
  readonly boutSeconds: number;
  readonly age: AgeBand;
  readonly hasOvertime: boolean;
  readonly isFinished: boolean;
  /** From its start to its end, where both are known. */
  readonly lengthMs: number | undefined;
  readonly crew: readonly CrewMember[];
};

export type LoadedReferee = {
  readonly uuid: string;
  readonly post: Post | null;
  readonly carpets: readonly string[];
};

export type RefereeLoad = {
  readonly fought: number;
  readonly ahead: number;
  readonly workedMs: number;
  readonly aheadMs: number;
};

/** The bouts of a referee, and the time they take with the change of pairs (RE9). */
export function refereeLoad(referee: LoadedReferee, bouts: readonly LoadBout[]): RefereeLoad {
  const own = bouts.filter((bout) => isBoutOf(referee, bout));
  const fought = own.filter(({ isFinished }) => isFinished);
  const ahead = own.filter(({ isFinished }) => !isFinished);
  return {
    fought: fought.length,
    ahead: ahead.length,
    workedMs: sum(fought.map((bout) => (bout.lengthMs ? bout.lengthMs + usualSlot(bout).changeoverMs : 0))),
    aheadMs: sum(ahead.map(usualSlot).map(({ usedMs, changeoverMs }) => usedMs + changeoverMs)),
  };
}

/** Who is named for a bout, and everybody of its mat whose work there is not given to somebody else (RE8). */
export function isBoutOf(
  { uuid, post, carpets }: LoadedReferee,
  { carpet, crew }: Pick<LoadBout, "carpet" | "crew">,
): boolean {
  if (crew.some(({ referee }) => referee === uuid)) return true;
  return carpet !== null && carpets.includes(carpet) && !crew.some(({ duty }) => duty === post);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A bout has one chairman and one arbiter, and everybody stands in it once (RE3). */
export function isSoundCrew(crew: readonly CrewMember[]): boolean {
  const people = new Set(crew.map(({ referee }) => referee));
  const only = crew.filter(({ duty }) => duty !== "side-judge").map(({ duty }) => duty);
  return people.size === crew.length && new Set(only).size === only.length;
}
