import type { Fighting } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import type { Conflict } from "#domain/schedule/conflicts.ts";
import styles from "./Warnings.module.css";
import type { DayPlan } from "#web/features/headTable/desk/dayPlan.ts";
import { shortName } from "#web/i18n/names.ts";
import { mats, tiesText } from "#texts/headTable/mats.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { cornersOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";

export function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Row as="ul" gap={14} rowGap={2} align="stretch" wraps className={styles.warnings}>
      {warnings.map(({ severity, text }) => (
        <li key={text} data-severity={severity}>
          <Icon name="warn" size={14} />
          {text}
        </li>
      ))}
    </Row>
  );
}

/** Hard: it cannot be fought that way. Soft: a person may accept it. */
export type Warning = { readonly severity: "hard" | "soft"; readonly text: string };

/** What is wrong with a bout where it stands now, in words (DY4). */
export function boutWarnings(view: CompetitionView, plan: DayPlan, bout: Fighting): Warning[] {
  const conflicts = plan.conflictsOf(bout.uuid);
  const warnings = conflicts.flatMap((conflict) => conflictWarning(view, bout, conflict));
  const surnames = cornersOf(view, bout).map((fighter) => fighter?.lastName);
  const isSame = surnames[0] !== undefined && surnames[0] === surnames[1];
  return [
    ...warnings,
    ...restWarning(view, conflicts),
    ...(isSame ? [{ severity: "soft", text: mats.sameSurname } as const] : []),
  ];
}

function conflictWarning(view: CompetitionView, bout: Fighting, conflict: Conflict): Warning[] {
  if (conflict.code === "coach-on-two-mats" || conflict.code === "rest-not-over") return [];
  if (conflict.code === "before-its-feeder") return [{ severity: "hard", text: mats.conflict.feeder }];
  const fighter = view.fighters.get(conflict.fighter);
  if (fighter === undefined) return [];
  const name = shortName(fighter);
  const otherId = conflict.later === bout.uuid ? conflict.earlier : conflict.later;
  const other = view.bouts.get(otherId ?? "");
  const mat = view.carpets.get(other?.carpet?.uuid ?? "")?.name ?? "";
  switch (conflict.code) {
    case "on-two-mats":
      return [{ severity: "hard", text: mats.conflict.onTwoMats(name, mat) }];
    case "other-category-close":
      return [{ severity: "soft", text: mats.conflict.close(name, mat) }];
  }
}

/** A referee of the bout who may not be neutral to one of its athletes (RE7). */
export function neutralityWarnings(neutrality: Desk["neutrality"], { uuid }: Fighting): Warning[] {
  return neutrality
    .filter(({ fighting }) => fighting === uuid)
    .map(({ referee, fighter, ties }) => ({
      severity: "soft",
      text: mats.neutrality(referee, fighter, tiesText(ties)),
    }));
}

/** One line for both athletes, each with the most that is missing. */
function restWarning(view: CompetitionView, conflicts: readonly Conflict[]): Warning[] {
  const missingMs = new Map<string, number>();
  for (const conflict of conflicts) {
    if (conflict.code !== "rest-not-over") continue;
    missingMs.set(conflict.fighter, Math.max(missingMs.get(conflict.fighter) ?? 0, conflict.missingMs));
  }
  const people = [...missingMs].flatMap(([uuid, ms]) => {
    const fighter = view.fighters.get(uuid);
    return fighter === undefined ? [] : [mats.conflict.restOf(fighter.lastName, Math.ceil(ms / 60_000))];
  });
  return people.length === 0 ? [] : [{ severity: "soft", text: mats.conflict.rest(people) }];
}

/** Whom a referee looks at twice before the bout: nobody has weighed them, or another one has the same name. */
export function personWarnings(people: Desk["people"], fighterUuid: string | undefined): Warning[] {
  const person = people.find(({ fighter }) => fighter === fighterUuid);
  if (person === undefined) return [];
  const isNamesake = person.birthYear !== null || person.isWeighedIn;
  return [
    ...(person.isWeighedIn ? [] : [{ severity: "hard", text: mats.notWeighed } as const]),
    ...(isNamesake ? [{ severity: "soft", text: mats.namesake(person.birthYear) } as const] : []),
  ];
}
