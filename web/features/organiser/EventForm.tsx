import { useState, type ReactNode } from "react";
import type { EventDraft, OrganisedEvent } from "#contract/event/organiser.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField, FormFields } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Grid } from "#web/kit/layout/layout.tsx";
import { draftOfEvent, eventFields, rawOfEvent, ROW_NAMES, rowsOf, type RowName } from "./eventFields.ts";
import styles from "./organiser.module.css";
import { RichTextField } from "./richText/RichTextField.tsx";
import { RowList } from "./RowList.tsx";

const { event: words } = organiser;

type Props = {
  /** Nothing yet while a new one is written. */
  event: OrganisedEvent | undefined;
  onSave: (draft: EventDraft) => Promise<void>;
};

const TITLES: Readonly<Record<RowName, string>> = {
  fee: words.sections.fees,
  line: words.sections.schedule,
  document: words.sections.documents,
  stream: words.sections.streams,
  contact: words.sections.contacts,
};

/** Everything an event's page tells; only name and date are asked for. */
export function EventForm({ event, onSave }: Props) {
  const info = event?.info ?? null;
  const [fields] = useState(() => eventFields(info, event === undefined ? words.create : words.save));
  const form = useForm(fields, {
    ...(event !== undefined && { initial: rawOfEvent(event) }),
    draftKey: `draft:event:${event?.documentId ?? "new"}`,
    onSubmit: (values) => onSave(draftOfEvent(values, info)),
  });
  const [rows] = useState(() => rowsOf(info));
  return (
    <Form form={form}>
      <Section title={words.sections.main}>
        <FormField form={form} name="name" />
        <Grid columns={2} phone={1} gap={18} align="start">
          <FormFields form={form} names={["dateOfEvent", "registrationUntil", "city", "venue"]} />
        </Grid>
        <FormField form={form} name="address" />
        <RichTextField form={form} name="description" />
      </Section>
      <Section title={words.sections.organiser}>
        <Grid columns={2} phone={1} gap={18} align="start">
          <FormFields form={form} names={["organiserName", "organiserNote"]} />
        </Grid>
      </Section>
      {ROW_NAMES.map((name) => (
        <Section key={name} title={TITLES[name]}>
          <RowList form={form} rows={rows[name]} addLabel={words.addRow[name]} />
        </Section>
      ))}
      <Section title={words.sections.note}>
        <FormField form={form} name="internalNote" />
      </Section>
      <div className={styles.submit}>
        <FormField form={form} name="submit" />
      </div>
    </Form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card heading={title}>
      <CardBody className={styles.fields}>{children}</CardBody>
    </Card>
  );
}
