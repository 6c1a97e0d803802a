import { useState, type ReactNode } from "react";
import type { EventDraft, OrganisedEvent } from "#contract/event/organiser.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField, FormFields } from "#web/kit/forms/FormField.tsx";
import { useForm, type FormHandle } from "#web/kit/forms/useForm.ts";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";
import { draftOfEvent, eventFields, rawOfEvent, ROW_NAMES, rowsOf, type RowName } from "./eventFields.ts";
import styles from "./organiser.module.css";
import type { Declaration, Raw } from "#web/kit/forms/fields.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { nameOf, type Rows } from "./rowFields.ts";

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
        <FormFields form={form} names={["address", "description"]} />
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

type RowListProps = { form: FormHandle<Declaration>; rows: Rows; addLabel: string };

/** A list inside a form: rows come with a button and go with another; what is filled is always shown. */
function RowList({ form, rows, addLabel }: RowListProps) {
  const [wanted, setWanted] = useState(0);
  const { raw } = form.state;
  const filled = filledRows(rows, raw);
  const shown = Math.min(rows.most, Math.max(wanted, filled));
  const remove = (gone: number) => {
    form.store.put(withoutRow(rows, raw, gone));
    setWanted(shown - 1);
  };
  return (
    <Stack gap={16} align="start">
      {Array.from({ length: shown }, (_, index) => (
        <fieldset
          key={index}
          className={styles.row}
          data-cells={Object.keys(rows.cells).length}
          aria-label={words.row(index + 1)}
        >
          {Object.keys(rows.cells).map((cell) => (
            <FormField key={cell} form={form} name={nameOf(rows.prefix, index, cell)} />
          ))}
          <IconButton
            icon="trash"
            label={words.removeRow(index + 1)}
            className={styles.rowRemove}
            onClick={() => remove(index)}
          />
        </fieldset>
      ))}
      {shown < rows.most ? (
        <Button variant="secondary" className={styles.addRow} onClick={() => setWanted(shown + 1)}>
          <Icon name="plus" /> {addLabel}
        </Button>
      ) : null}
    </Stack>
  );
}

function filledRows({ prefix, cells, most }: Rows, raw: ReadonlyMap<string, Raw>): number {
  const isFilled = (index: number) =>
    Object.keys(cells).some((cell) => String(raw.get(nameOf(prefix, index, cell)) ?? "") !== "");
  return Array.from({ length: most }, (_, index) => index).findLastIndex(isFilled) + 1;
}

/** Those behind it move up. */
function withoutRow(
  { prefix, cells, most }: Rows,
  raw: ReadonlyMap<string, Raw>,
  gone: number,
): Map<string, Raw> {
  const next = new Map<string, Raw>();
  for (let index = gone; index < most; index += 1)
    for (const cell of Object.keys(cells))
      next.set(nameOf(prefix, index, cell), raw.get(nameOf(prefix, index + 1, cell)) ?? "");
  return next;
}
