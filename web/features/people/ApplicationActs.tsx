import type { Application, Course } from "#contract/profile.ts";
import { useState } from "react";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { formatDate } from "#web/i18n/dates.ts";
import { entry } from "#web/i18n/ru/people/entry.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import { ChangeDialog } from "./ChangeDialog.tsx";
import type { EntryChoices } from "./entryFields.tsx";
import styles from "./entry.module.css";

const { one: words } = entry;

type Props = { application: Application; course: Course; choices: EntryChoices };

/** What its owner may still do, until when, and why not any more. */
export function ApplicationActs({ application, course, choices }: Props) {
  const api = useBackgroundApi();
  const reload = useReload();
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
        <CardTitle title={words.rules} />
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
      {open === "change" ? <ChangeDialog {...{ application, choices }} onClose={close} /> : null}
      {open === "withdraw" ? (
        <ActDialog
          title={words.withdrawAsk}
          confirm={words.withdraw}
          isPersistent={false}
          fields={{ reason: { kind: "textarea", label: words.reason, isTrimmed: true } }}
          onConfirm={async ({ reason }) => {
            await api.applications.withdraw(application.documentId, reason);
            showToast({ type: "success", message: words.withdrawn });
            await reload();
          }}
          onClose={close}
        >
          <Text>{words.withdrawText}</Text>
        </ActDialog>
      ) : null}
    </Card>
  );
}
