import type { Method } from "../bout/vocabulary.ts";

/** Why an athlete fights no more in a category. */
export const WITHDRAWAL_METHODS = [
  "withdrawal",
  "injury",
  "medical",
  "dq_disciplinary",
] as const satisfies readonly Method[];
export type WithdrawalMethod = (typeof WITHDRAWAL_METHODS)[number];

/** The injured and the tired are placed where they got to; who was sent out has no place (DR11, DR23). */
export const keepsPlace = (method: WithdrawalMethod): boolean => method !== "dq_disciplinary";

type PairedBout = {
  readonly red?: string | undefined;
  readonly blue?: string | undefined;
  readonly isFinished: boolean;
};

/** What he loses by it: everything undecided whose pair is known (DY23). */
export function boutsLostBy<Bout extends PairedBout>(
  fighter: string,
  bouts: readonly Bout[],
): readonly Bout[] {
  return bouts.filter(
    ({ red, blue, isFinished }) =>
      !isFinished && red !== undefined && blue !== undefined && (red === fighter || blue === fighter),
  );
}
