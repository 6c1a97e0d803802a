import type { ReactNode } from "react";
import type { AffectedBoutView, CorrectionPlanView } from "#contract/correction.ts";
import type { CorrectionDecision } from "#domain/draw/correction.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { corrections as text } from "#web/i18n/ru/corrections/corrections.ts";
import { METHOD_WORDS } from "#web/i18n/ru/sport/sport.ts";
import { METHODS } from "#domain/bout/vocabulary.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Radio } from "#web/kit/fields/Radio.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import type { BoutNames } from "./boutNames.ts";
import styles from "./Consequences.module.css";
import { boutLine, isWithoutConsequences, placeLine, teamLine } from "./consequenceLines.ts";
import { Stack } from "#web/kit/layout/layout.tsx";

type Props = {
  plan: CorrectionPlanView;
  names: BoutNames;
  /** Absent in the history, where everything has been decided. */
  onDecide?: ((fighting: string, decision: CorrectionDecision) => void) | undefined;
};

/** Everything that follows, in words: bouts, places and medals, teams, and whom to tell. */
export function Consequences({ plan, names, onDecide }: Props) {
  return (
    <Stack gap={16}>
      <div className={styles.change}>
        <Stand label={text.was} stand={plan.before} names={names} />
        <Stand label={text.willBe} stand={plan.after} names={names} isNew />
      </div>
      {isWithoutConsequences(plan) ? <p className={styles.calm}>{text.nothingElse}</p> : null}
      {plan.affected.length === 0 ? null : (
        <Section title={text.bouts}>
          {plan.affected.map((bout) => (
            <Affected key={bout.fighting} {...{ bout, names, onDecide }} />
          ))}
        </Section>
      )}
      {plan.awarding === "unchanged" ? null : (
        <Banner tone={plan.awarding === "reopened" ? "wait" : "ok"} icon="medal">
          {text.awarding[plan.awarding]}
        </Banner>
      )}
      {plan.places.length === 0 ? null : (
        <Section title={text.places}>
          {plan.places.map((change) => (
            <li key={change.fighter}>{placeLine(names, change)}</li>
          ))}
        </Section>
      )}
      {plan.teams.length === 0 ? null : (
        <Section title={text.teams}>
          {plan.teams.map((change) => (
            <li key={change.team}>{teamLine(names, change)}</li>
          ))}
        </Section>
      )}
      {plan.informed.length === 0 ? null : (
        <Section title={text.informed}>
          <li>{plan.informed.map(names.fighter).join(", ")}</li>
        </Section>
      )}
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.lines}>{children}</ul>
    </section>
  );
}

type StandProps = { label: string; stand: CorrectionPlanView["before"]; names: BoutNames; isNew?: boolean };

function Stand({ label, stand, names, isNew = false }: StandProps) {
  const scores = Object.entries(stand.points).map(
    ([uuid, { scores: points }]) => `${names.fighter(uuid)}\u00a0${formatNumber(points)}`,
  );
  const method = METHODS.find((word) => word === stand.result?.method);
  return (
    <div className={styles.stand} data-new={isNew || undefined}>
      <small>{label}</small>
      <b>{stand.winner === null ? (method ? text.nobody : text.undecided) : names.fighter(stand.winner)}</b>
      <span>{method && METHOD_WORDS[method]}</span>
      <span>{scores.join(", ")}</span>
    </div>
  );
}

type AffectedProps = Pick<Props, "names" | "onDecide"> & { bout: AffectedBoutView };

function Affected({ bout, names, onDecide }: AffectedProps) {
  const { title, was, willBe, note } = boutLine(names, bout);
  return (
    <li className={styles.bout}>
      <b>{title}</b>
      {willBe === undefined ? (
        <span>{was}</span>
      ) : (
        <span>
          <del>{was}</del> <ins>{willBe}</ins>
        </span>
      )}
      <small>{note}</small>
      {onDecide && bout.decisions.length > 1 ? (
        <FieldSet label={text.choice}>
          {bout.decisions.map((decision) => (
            <Radio
              key={decision}
              name={`decision-${bout.fighting}`}
              label={text.choices[decision]}
              checked={bout.decision === decision}
              onChange={() => onDecide(bout.fighting, decision)}
            />
          ))}
        </FieldSet>
      ) : null}
    </li>
  );
}
