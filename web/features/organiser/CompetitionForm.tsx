import { writeDecimal } from "#web/i18n/spoken/decimal.ts";
import { useRevalidator } from "react-router";
import type { OrganisedEvent } from "#contract/event/organiser.ts";
import { MOST_REST_MINUTES, MOST_TOLERANCE_KG } from "#contract/competition/entity.ts";
import { callRulesOf } from "#contract/day/callRules.ts";
import { PRESETS } from "#domain/ruleset/rules.ts";
import { findPreset } from "#domain/ruleset/presets.ts";
import { presetWord } from "#texts/sport/ruleWords.ts";
import { defineForm, type Raw } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField, FormFields } from "#web/kit/forms/FormField.tsx";
import { own, required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Grid } from "#web/kit/layout/layout.tsx";
import styles from "./organiser.module.css";
import { noOwnTime, ownTimeOf, rawTime, TIME_FIELDS, timeFields, timeHint } from "./ownTimeFields.ts";

const { competition: words } = organiser;

const USUAL = "ru_grappling";
const BRACKETS = ["one-sided", "two-sided"] as const;
const SCOREBOARDS = ["points", "ibjjf", "adcc", "grappling", "ebi"] as const;

const FIELDS = defineForm({
  title: { kind: "text", label: words.name, rules: [saying(required, words.nameMissing)] },
  preset: {
    kind: "select",
    label: words.preset,
    options: PRESETS.map((value) => ({ value, label: presetWord(value, findPreset(value).title) })),
    rules: [required],
    sets: () => noOwnTime,
  },
  ...timeFields,
  scoreboardType: {
    kind: "select",
    label: words.scoreboard,
    options: SCOREBOARDS.map((value) => ({ value, label: words.scoreboards[value] })),
    rules: [required],
  },
  brackets: {
    kind: "select",
    label: words.brackets,
    hint: words.bracketsHint,
    options: BRACKETS.map((value) => ({ value, label: words.bracketSides[value] })),
    rules: [required],
  },
  callSeconds: {
    kind: "text",
    label: words.callSeconds,
    hint: words.callSecondsHint,
    inputMode: "numeric",
    rules: [own((typed) => (callSecondsOf(typed) === undefined ? words.callSecondsWrong : undefined))],
  },
  weightTolerance: {
    kind: "text",
    label: words.weightTolerance,
    hint: words.weightToleranceHint,
    inputMode: "decimal",
    rules: [own((typed) => (toleranceOf(typed) === undefined ? words.weightToleranceWrong : undefined))],
  },
  rest: {
    kind: "text",
    label: words.rest,
    hint: words.restHint,
    inputMode: "numeric",
    rules: [own((typed) => (isRest(typed) ? undefined : words.restWrong))],
  },
  advantages: { kind: "checkbox", label: words.advantages },
  penalties: { kind: "checkbox", label: words.penalties },
  submit: { kind: "submit", label: words.save },
});

/** What was stored before goes when nothing is typed any more. */
const NO_TIME = { time: undefined, overtime: undefined };

const MOST_CALL_SECONDS = 600;

/** As much as the rules of calls take (DY28). */
function callSecondsOf(typed: unknown): number | undefined {
  const seconds = Number(typed);
  return Number.isInteger(seconds) && seconds >= 1 && seconds <= MOST_CALL_SECONDS ? seconds : undefined;
}

/** A scale shows tenths. */
function toleranceOf(typed: unknown): number | undefined {
  const text = String(typed).trim().replace(",", ".");
  const kg = Number(text);
  return /^\d(\.\d)?$/.test(text) && kg <= MOST_TOLERANCE_KG ? kg : undefined;
}

/** Nothing typed leaves it to the preset. */
const isRest = (typed: unknown): boolean =>
  /^\d{0,3}$/.test(String(typed).trim()) && Number(typed) <= MOST_REST_MINUTES;

const restOf = (typed: string): number | undefined => (typed.trim() === "" ? undefined : Number(typed));

type Props = { event: OrganisedEvent };

/** What the competition is called and how its bouts are counted. */
export function CompetitionForm({ event }: Props) {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const { competition } = event;
  const form = useForm(FIELDS, {
    initial: rawOf(event),
    draftKey: `draft:competition:${event.documentId}`,
    onSubmit: async ({ title, preset, scoreboardType, advantages, penalties, ...chosen }) => {
      const draft = {
        title,
        scoreboardType,
        // What a preset was changed in by the API stays as it is while the preset does.
        rules: {
          ...(competition?.rules?.preset === preset && competition.rules),
          preset,
          advantages,
          penalties,
          brackets: BRACKETS.find((sides) => sides === chosen.brackets),
          callSeconds: callSecondsOf(chosen.callSeconds),
          weightToleranceKg: toleranceOf(chosen.weightTolerance),
          restMinutes: restOf(chosen.rest),
          ...NO_TIME,
          ...ownTimeOf({ ...chosen, preset }),
        },
      };
      await (competition
        ? api.organiser.updateCompetition(competition.documentId, draft)
        : api.organiser.createCompetition({ ...draft, event: event.documentId }));
      showToast({ type: "success", message: competition ? words.saved : words.created });
      await revalidate();
    },
  });
  return (
    <Card heading={words.title}>
      <CardBody>
        {competition && competition.status !== "draft" ? (
          <Banner className={styles.gap}>{words.started}</Banner>
        ) : null}
        <Form form={form} hasSummary={false}>
          <FormField form={form} name="title" />
          <Grid columns={2} phone={1} gap={18} align="start">
            <FormFields form={form} names={["preset", "scoreboardType"]} />
            {TIME_FIELDS.map((name) => (
              <FormField
                key={name}
                form={form}
                name={name}
                words={{ hint: timeHint(name, form.store.values()) }}
              />
            ))}
            <FormFields
              form={form}
              names={["brackets", "callSeconds", "weightTolerance", "rest", "advantages", "penalties"]}
            />
          </Grid>
          <FormField form={form} name="submit" />
        </Form>
      </CardBody>
    </Card>
  );
}

function rawOf({ name, competition }: OrganisedEvent): Map<string, Raw> {
  const rules = competition?.rules;
  const usual = findPreset(USUAL);
  return new Map<string, Raw>([
    ["title", competition?.title ?? name],
    ["preset", competition ? (rules?.preset ?? "ibjjf") : USUAL],
    ["scoreboardType", competition ? (competition.scoreboardType ?? "ibjjf") : "grappling"],
    ["brackets", rules?.brackets ?? "one-sided"],
    ["callSeconds", String(callRulesOf(rules ?? null).intervalMs / 1000)],
    ["weightTolerance", writeDecimal(rules?.weightToleranceKg ?? 0)],
    ["rest", String(rules?.restMinutes ?? "")],
    ...rawTime(rules ?? null),
    ["advantages", competition ? (rules?.advantages ?? false) : usual.advantages],
    ["penalties", competition ? (rules?.penalties ?? false) : usual.penalties],
  ]);
}
