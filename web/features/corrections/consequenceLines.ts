import type { AffectedBoutView, CorrectionPlanView } from "#contract/correction.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { corrections as text } from "#web/i18n/ru/corrections/corrections.ts";
import type { BoutNames } from "./boutNames.ts";

export type BoutLine = {
  readonly fighting: string;
  readonly title: string;
  readonly was: string;
  readonly willBe: string | undefined;
  readonly note: string;
};

/** A bout that a correction touches, in words. */
export function boutLine(names: BoutNames, bout: AffectedBoutView): BoutLine {
  const pair = ({ red, blue }: AffectedBoutView["before"]) =>
    `${names.fighter(red)} — ${names.fighter(blue)}`;
  const isKept = bout.decision === "keep" || bout.decision === "keep-as-fought";
  const was = pair(bout.before);
  const willBe = pair(bout.after);
  const isHeld = bout.after.red !== null || bout.after.blue !== null || bout.stage === "not-started";
  return {
    fighting: bout.fighting,
    title: names.bout(bout.fighting),
    was,
    willBe: isKept || willBe === was ? undefined : willBe,
    note: isHeld ? text.decisions[bout.decision] : text.neverHeld,
  };
}

/** «Иванов И.: золото, 1-е место → бронза, 3-е место» */
export function placeLine(names: BoutNames, change: CorrectionPlanView["places"][number]): string {
  return `${names.fighter(change.fighter)}: ${placeWords(change.before)} → ${placeWords(change.after)}`;
}

export function teamLine(names: BoutNames, { team, before, after }: CorrectionPlanView["teams"][number]) {
  return text.teamLine(names.team(team), formatCount(before, "point"), formatCount(after, "point"));
}

export function isWithoutConsequences({ affected, places, teams, awarding }: CorrectionPlanView): boolean {
  return affected.length === 0 && places.length === 0 && teams.length === 0 && awarding === "unchanged";
}

function placeWords(place: number | null): string {
  if (place === null) return text.noPlace;
  const medal = text.medals[place - 1];
  return medal === undefined ? text.place(place) : `${medal}, ${text.place(place)}`;
}
