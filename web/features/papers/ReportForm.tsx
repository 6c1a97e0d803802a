import { useState } from "react";
import {
  REPORT_NUMBERS,
  REPORT_SECTIONS,
  type PaperSettings,
  type ReportNumber,
  type ReportSection,
} from "#contract/paper/paper.ts";
import { papers } from "#texts/papers.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField, FormFields } from "#web/kit/forms/FormField.tsx";
import { length, max, min } from "#web/kit/forms/rules.ts";
import { textOf } from "#web/kit/forms/fields.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Fill, Grid, Row, Stack } from "#web/kit/layout/layout.tsx";
import { useApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";

const { report: words } = papers;
const TEXTS = ["injuries", "protests", "conclusion"] as const;
const MOST_LETTERS = 4000;
const MOST_COUNTED = 100_000;

const text = (label: string) => ({ kind: "textarea", label, rules: [length(0, MOST_LETTERS)] }) as const;
const number = (name: ReportNumber) =>
  ({
    kind: "number",
    label: words.numbers[name],
    placeholder: words.counted,
    inputMode: "numeric",
    rules: [min(0), max(MOST_COUNTED)],
  }) as const;

const FIELDS = defineForm({
  injuries: text(words.texts.injuries),
  protests: text(words.texts.protests),
  conclusion: text(words.texts.conclusion),
  athletes: number("athletes"),
  regions: number("regions"),
  men: number("men"),
  women: number("women"),
  staff: number("staff"),
  judges: number("judges"),
  visitors: number("visitors"),
  bouts: number("bouts"),
  /** Their order, with commas between: drawn as a list to move them in. */
  sections: { kind: "text", label: words.sections },
  submit: { kind: "submit", label: words.save },
});

type Props = { competitionUuid: string; settings: PaperSettings; onSaved: () => Promise<void> };

/** What the chief judge writes in the report, the numbers typed over those the program counts, and the order of its sections. */
export function ReportForm({ competitionUuid, settings, onSaved }: Props) {
  const api = useApi();
  const { report } = settings;
  const [initial] = useState(
    () =>
      new Map([
        ...TEXTS.map((name) => [name, report[name]] as const),
        ...REPORT_NUMBERS.map((name) => [name, String(report.numbers[name] ?? "")] as const),
        ["sections", report.sections.join()] as const,
      ]),
  );
  const form = useForm(FIELDS, {
    initial,
    draftKey: `draft:report:${competitionUuid}`,
    onSubmit: async (values) => {
      const typed = REPORT_NUMBERS.flatMap((name) => {
        const value = textOf(values[name]);
        return value === "" ? [] : [[name, Number(value)] as const];
      });
      const texts = Object.fromEntries(TEXTS.map((name) => [name, textOf(values[name])]));
      await api.papers.saveSettings(competitionUuid, {
        data: {
          report: { ...texts, numbers: Object.fromEntries(typed), sections: sectionsOf(values.sections) },
        },
      });
      showToast({ type: "success", message: words.saved });
      await onSaved();
    },
  });
  return (
    <Card id="report" heading={words.title} lead={words.lead}>
      <CardBody>
        <Form form={form}>
          <Stack gap={18}>
            <FormFields form={form} names={TEXTS} />
            <Grid columns={4} phone={2} gap={18} align="start">
              <FormFields form={form} names={REPORT_NUMBERS} />
            </Grid>
            <Sections
              sections={sectionsOf(form.store.values().sections)}
              onMove={(sections) => form.store.put(new Map([["sections", sections.join()]]))}
            />
            <FormField form={form} name="submit" />
          </Stack>
        </Form>
      </CardBody>
    </Card>
  );
}

const sectionsOf = (typed: string): ReportSection[] =>
  typed.split(",").flatMap((name) => REPORT_SECTIONS.find((section) => section === name) ?? []);

type SectionsProps = {
  sections: readonly ReportSection[];
  onMove: (sections: readonly ReportSection[]) => void;
};

/** Forms of federations number them differently: each can be moved. */
function Sections({ sections, onMove }: SectionsProps) {
  const swap = (at: number) => {
    const [upper, lower] = [sections[at], sections[at + 1]];
    if (upper === undefined || lower === undefined) return;
    onMove(sections.toSpliced(at, 2, lower, upper));
  };
  return (
    <fieldset>
      <legend>{words.sections}</legend>
      <Stack as="ol" gap={4}>
        {sections.map((section, at) => (
          <Row as="li" key={section} gap={8}>
            <Fill>{words.section[section]}</Fill>
            <IconButton
              icon="up"
              label={words.up(words.section[section])}
              disabled={at === 0}
              onClick={() => swap(at - 1)}
            />
            <IconButton
              icon="down"
              label={words.down(words.section[section])}
              disabled={at === sections.length - 1}
              onClick={() => swap(at)}
            />
          </Row>
        ))}
      </Stack>
    </fieldset>
  );
}
