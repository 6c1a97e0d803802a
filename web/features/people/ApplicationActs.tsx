import type { Application, Course } from "#contract/profile.ts";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { formatDate } from "#web/i18n/dates.ts";
import { entry } from "#web/i18n/ru/people/entry.ts";
import { general } from "#web/i18n/ru/general.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Text } from "#web/kit/Text.tsx";
import { ChangeForm } from "./ChangeForm.tsx";
import type { EntryChoices } from "./entryFields.tsx";
import styles from "./entry.module.css";

const { one: words } = entry;

type Props = { application: Application; course: Course; choices: EntryChoices };

/** What its owner may still do, until when, and why not any more. */
export function ApplicationActs({ application, course, choices }: Props) {
  const [open, setOpen] = useState<"change" | "withdraw">();
  const close = () => setOpen(undefined);
  const { event, state } = application;
  if (state === "withdrawn" || state === "rejected") return null;
  const rule = course.canWithdraw
    ? course.canChange
      ? words.until(formatDate(event?.registrationUntil))
      : words.closed
    : words.drawn;
  return (
    <Card>
      <CardHead>
        <Heading level={2} look="h3">
          {words.rules}
        </Heading>
      </CardHead>
      <CardBody className={styles.panel}>
        <Text>{rule}</Text>
        <div className={styles.buttons}>
          {course.canChange ? <Button onClick={() => setOpen("change")}>{words.change}</Button> : null}
          {course.canWithdraw ? (
            <Button variant="danger" onClick={() => setOpen("withdraw")}>
              {words.withdraw}
            </Button>
          ) : null}
        </div>
      </CardBody>
      <Dialog
        isOpen={open === "change"}
        onClose={close}
        title={words.change}
        closeLabel={general.close}
        size="lg"
      >
        <ChangeForm application={application} choices={choices} onDone={close} />
      </Dialog>
      <Dialog
        isOpen={open === "withdraw"}
        onClose={close}
        title={words.withdrawAsk}
        closeLabel={general.close}
      >
        <WithdrawForm id={application.documentId} onDone={close} />
      </Dialog>
    </Card>
  );
}

const FIELDS = defineForm({
  reason: { kind: "textarea", label: words.reason },
  submit: { kind: "submit", label: words.withdraw },
});

function WithdrawForm({ id, onDone }: { id: string; onDone: () => void }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const form = useForm(FIELDS, {
    onSubmit: async ({ reason }) => {
      await api.applications.withdraw(id, reason.trim());
      showToast({ type: "success", message: words.withdrawn });
      onDone();
      await revalidate();
    },
  });
  return (
    <>
      <Text>{words.withdrawText}</Text>
      <Form form={form} hasSummary={false}>
        <FormField form={form} name="reason" />
        <FormField form={form} name="submit" />
      </Form>
    </>
  );
}
