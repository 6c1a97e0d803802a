import { useState } from "react";
import { isSportCode, type PaperSettings } from "#contract/paper/paper.ts";
import { papers } from "#texts/papers.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { PictureField } from "#web/kit/fields/PictureField.tsx";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField, FormFields } from "#web/kit/forms/FormField.tsx";
import { textOf } from "#web/kit/forms/fields.ts";
import { length, own } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";
import { useApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";

const { head: words } = papers;
const MOST_LETTERS = 300;

const line = (label: string, hint?: string) =>
  ({
    kind: "text",
    label,
    aside: words.optional,
    autoComplete: "off",
    rules: [length(0, MOST_LETTERS)],
    ...(hint !== undefined && { hint }),
  }) as const;

const sportCode = own((value) => (isSportCode(textOf(value)) ? undefined : words.wrongCode));

const FIELDS = defineForm({
  organisers: line(words.fields.organisers, words.fields.organisersHint),
  sport: line(words.fields.sport),
  sportCode: { ...line(words.fields.sportCode), rules: [length(0, MOST_LETTERS), sportCode] },
  calendarNumber: line(words.fields.calendarNumber),
  region: line(words.fields.region),
  attire: line(words.fields.attire),
  scale: line(words.fields.scale),
  weighingJudge: line(words.fields.weighingJudge),
  doctor: line(words.fields.doctor),
  emblem: { kind: "text", label: words.emblem },
  submit: { kind: "submit", label: words.save },
});

type Props = { competitionUuid: string; settings: PaperSettings; onSaved: () => Promise<void> };

/** What stands in the head of every paper; written once. */
export function HeadForm({ competitionUuid, settings, onSaved }: Props) {
  const api = useApi();
  const [initial] = useState(
    () => new Map([...NAMES, "emblem" as const].map((name) => [name, settings[name] ?? ""] as const)),
  );
  const form = useForm(FIELDS, {
    initial,
    draftKey: `draft:papers:${competitionUuid}`,
    onSubmit: async (values) => {
      const typed = Object.fromEntries(NAMES.map((name) => [name, textOf(values[name])]));
      await api.papers.saveSettings(competitionUuid, {
        data: { head: { ...typed, emblem: values.emblem === "" ? null : values.emblem } },
      });
      showToast({ type: "success", message: words.saved });
      await onSaved();
    },
  });
  return (
    <Card id="head" heading={words.title} lead={words.lead}>
      <CardBody>
        <Form form={form}>
          <Stack gap={18}>
            <FormField form={form} name="organisers" />
            <Grid columns={2} phone={1} gap={18} align="start">
              <FormFields form={form} names={SHORT} />
            </Grid>
            <PictureField
              label={words.emblem}
              hint={words.emblemHint}
              address={form.store.values().emblem}
              onChange={(address) => form.store.put(new Map([["emblem", address]]))}
            />
            <FormField form={form} name="submit" />
          </Stack>
        </Form>
      </CardBody>
    </Card>
  );
}

const SHORT = [
  "sport",
  "sportCode",
  "calendarNumber",
  "region",
  "attire",
  "scale",
  "weighingJudge",
  "doctor",
] as const;
const NAMES = ["organisers", ...SHORT] as const;
