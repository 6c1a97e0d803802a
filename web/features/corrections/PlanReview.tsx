import {
  correctionRequestSchema,
  type AffectedBoutView,
  type CorrectionPlanView,
} from "#contract/correction/correction.ts";
import { METHODS } from "#domain/bout/vocabulary.ts";
import type { CorrectionDecision } from "#domain/draw/correction.ts";
import styles from "./PlanReview.module.css";
import type { BoutNames } from "./boutNames.ts";
import type { Preview } from "./usePreview.ts";
import { formatNumber, formatCount } from "#texts/numbers.ts";
import { corrections as text, correctionRefusal } from "#texts/corrections/corrections.ts";
import { OFFICIAL_METHODS } from "#texts/sport/officialMethods.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { Radio } from "#web/kit/fields/Radio.tsx";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { defineForm } from "#web/kit/forms/fields.ts";
import { reasonField } from "#web/kit/forms/limits.ts";
import { saying } from "#web/kit/forms/rules.ts";
import { atField } from "#web/kit/forms/serverProblems.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { Stack, Grid } from "#web/kit/layout/layout.tsx";
import { RetryBanner } from "#web/kit/RetryBanner.tsx";
import type { ReactNode } from "react";

type Props = {
  preview: Preview;
  names: BoutNames;
  onDecide: (fighting: string, decision: CorrectionDecision) => void;
  onRetry: () => void;
  /** Under what follows: nothing is saved unread. */
  children: ReactNode;
};

/** What follows from a correction; the reason and the button stand below it. */
export function PlanReview({ preview, names, onDecide, onRetry, children }: Props) {
  switch (preview.status) {
    case "none":
      return <p className={styles.calm}>{text.choose}</p>;
    case "loading":
      return (
        <Stack as="output" gap={16} aria-label={text.counting}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      );
    case "refused":
      return <Banner tone="wait" icon="warn" title={correctionRefusal(preview.code)} />;
    case "offline":
      return <RetryBanner icon="nowifi" title={text.failed} onRetry={onRetry} />;
    case "ready":
      return (
        <Stack gap={16}>
          {preview.isStale ? <Banner tone="wait" icon="warn" title={text.stale} /> : null}
          <Consequences plan={preview.plan} names={names} onDecide={onDecide} />
          {children}
        </Stack>
      );
  }
}

const { reason } = correctionRequestSchema.shape.data.shape;
const asked = reasonField({ label: text.reason, hint: text.reasonHint, schema: reason });

export const REASON = defineForm({
  reason: { ...asked, rules: asked.rules.map((rule) => saying(rule, text.reasonShort)) },
});

/** Answers whether it was saved, or why not. */
type Save = (reason: string) => Promise<boolean | string>;

export function SaveForm({ onSave }: { onSave: Save }) {
  const form = useForm(REASON, {
    tellsAt: "submit",
    onSubmit: async (typed) => {
      const answer = await onSave(typed.reason);
      return typeof answer === "string" ? atField(undefined, answer) : undefined;
    },
  });
  return (
    <Form form={form} hasSummary={false} className={styles.form}>
      <FormField form={form} name="reason" />
      <Button type="submit" size="lg" isBlock isBusy={form.state.isSubmitting}>
        <Icon name="check" />
        {text.save}
      </Button>
    </Form>
  );
}

type ConsequencesProps = {
  plan: CorrectionPlanView;
  names: BoutNames;
  /** Absent in the history, where everything has been decided. */
  onDecide?: ((fighting: string, decision: CorrectionDecision) => void) | undefined;
};

/** Everything that follows, in words: bouts, places and medals, teams, and whom to tell. */
export function Consequences({ plan, names, onDecide }: ConsequencesProps) {
  return (
    <Stack gap={16}>
      <Grid least={180} gap={8}>
        <Stand label={text.was} stand={plan.before} names={names} />
        <Stand label={text.willBe} stand={plan.after} names={names} isNew />
      </Grid>
      {isWithoutConsequences(plan) ? <p className={styles.consequencesCalm}>{text.nothingElse}</p> : null}
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
      <Stack as="ul" gap={8} className={styles.lines}>
        {children}
      </Stack>
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
    <Stack gap={2} className={styles.stand} data-new={isNew || undefined}>
      <small>{label}</small>
      <b>{stand.winner === null ? (method ? text.nobody : text.undecided) : names.fighter(stand.winner)}</b>
      <span>{method && OFFICIAL_METHODS[method]}</span>
      <span>{scores.join(", ")}</span>
    </Stack>
  );
}

type AffectedProps = Pick<ConsequencesProps, "names" | "onDecide"> & { bout: AffectedBoutView };

function Affected({ bout, names, onDecide }: AffectedProps) {
  const { title, was, willBe, note } = boutLine(names, bout);
  return (
    <Stack as="li" gap={2} className={styles.bout}>
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
    </Stack>
  );
}

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
function placeLine(names: BoutNames, change: CorrectionPlanView["places"][number]): string {
  return `${names.fighter(change.fighter)}: ${placeWords(change.before)} → ${placeWords(change.after)}`;
}

export function teamLine(names: BoutNames, { team, before, after }: CorrectionPlanView["teams"][number]) {
  return text.teamLine(names.team(team), formatCount(before, "point"), formatCount(after, "point"));
}

function isWithoutConsequences({ affected, places, teams, awarding }: CorrectionPlanView): boolean {
  return affected.length === 0 && places.length === 0 && teams.length === 0 && awarding === "unchanged";
}

function placeWords(place: number | null): string {
  if (place === null) return text.noPlace;
  const medal = text.medals[place - 1];
  return medal === undefined ? text.place(place) : `${medal}, ${text.place(place)}`;
}
