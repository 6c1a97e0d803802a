import type { Fighter } from "#contract/competition/entity.ts";
import { findClashes, type Clash, type ExpectedBout } from "#domain/follow/clashes.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import type { OwnPerson } from "./myPeople.ts";

type OwnExpected = ExpectedBout & {
  readonly fighter: Fighter;
  /** When their bout is likely to start; undefined once they are on the mat. */
  readonly start: StartWindow | undefined;
};

export type OwnClash = Clash<OwnExpected>;

/** Where somebody is needed on two mats at once (FO16). */
export const clashesOf = (
  people: readonly OwnPerson[],
  windows: ReadonlyMap<string, StartWindow>,
  nowMs: number,
): readonly OwnClash[] => findClashes(people.flatMap((person) => expectedOf(person, windows, nowMs)));

/** Where somebody is needed and when: within the window, and at least until the bout is likely to be over. */
function expectedOf(
  { fighter, now }: OwnPerson,
  windows: ReadonlyMap<string, StartWindow>,
  nowMs: number,
): OwnExpected[] {
  if (now.type === "none" || now.bout.carpet === null) return [];
  const window = windows.get(now.bout.uuid);
  if (window === undefined) return [];
  const isOn = now.type === "on-mat";
  const fromMs = isOn ? nowMs : window.fromMs;
  const toMs = isOn ? window.endMs : Math.max(window.toMs, window.endMs);
  const start = isOn ? undefined : window;
  return [{ athlete: fighter.uuid, mat: now.bout.carpet.uuid, fromMs, toMs, fighter, start }];
}
