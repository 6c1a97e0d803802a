import { useState } from "react";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { reasonField } from "#web/kit/forms/limits.ts";
import { awarding as words } from "#texts/awarding.ts";
import { personName } from "#web/i18n/names.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { List } from "#web/kit/layout/layout.tsx";
import type { AwardingLine } from "./awardingDay.ts";
import styles from "./TieCard.module.css";
import type { AwardingLog } from "./useAwarding.ts";

const text = words.tie;

const REASON = reasonField({ label: words.reason, hint: words.reasonHint });
const FIELDS = defineForm({ reason: { ...REASON, rows: 2 } });

type Props = { line: AwardingLine; log: AwardingLog; isClosed: boolean };

/** Athletes no rule tells apart: a person puts them in order, and says why (AW3). */
export function TieCard({ line, log, isClosed }: Props) {
  const open = line.readiness.status === "tied" ? line.readiness.ties : [];
  return (
    <>
      {open.map((tie) => (
        <OpenTie key={tie.join(" ")} tie={tie} line={line} log={log} />
      ))}
      {isClosed ? null : <Decided line={line} log={log} />}
    </>
  );
}

function OpenTie({ tie, line, log }: { tie: readonly string[]; line: AwardingLine; log: AwardingLog }) {
  const [order, setOrder] = useState(tie);
  const swap = (at: number) =>
    setOrder((now) =>
      now.map((uuid, index) => (index === at ? now[at + 1] : index === at + 1 ? now[at] : uuid) ?? uuid),
    );
  const form = useForm(FIELDS, {
    tellsAt: "submit",
    onSubmit: async ({ reason }) => void (await log.act(line.uuid, { type: "tie-decided", order, reason })),
  });
  return (
    <Card>
      <CardBody>
        <Form form={form} hasSummary={false} className={styles.body}>
          <Banner tone="wait" icon="warn" title={text.title}>
            {text.text}
          </Banner>
          <List as="ol" gap={8} className={styles.order}>
            {order.map((uuid, index) => {
              const fighter = line.picture.fighters.get(uuid);
              const name = fighter === undefined ? "" : personName(fighter);
              return (
                <li key={uuid}>
                  <span className={styles.number}>{index + 1}</span>
                  <b>{name}</b>
                  <IconButton
                    icon="up"
                    label={text.up(name)}
                    disabled={index === 0}
                    onClick={() => swap(index - 1)}
                  />
                  <IconButton
                    icon="down"
                    label={text.down(name)}
                    disabled={index === order.length - 1}
                    onClick={() => swap(index)}
                  />
                </li>
              );
            })}
          </List>
          <FormField form={form} name="reason" />
          <Button type="submit" disabled={!form.store.isWhole()} isBusy={form.state.isSubmitting}>
            {text.save}
          </Button>
        </Form>
      </CardBody>
    </Card>
  );
}

/** What was decided stands beside its reason, and can be taken back while nothing hangs on it. */
function Decided({ line, log }: { line: AwardingLine; log: AwardingLog }) {
  const [undoing, setUndoing] = useState<readonly string[]>();
  return (
    <>
      {line.state.ties.map(({ order, reason, author }) => (
        <Banner
          key={order.join(" ")}
          tone="ok"
          icon="check"
          title={text.decided}
          action={
            <Button size="sm" variant="secondary" onClick={() => setUndoing(order)}>
              {text.undo}
            </Button>
          }
        >
          {text.decidedBy(reason, author)}
        </Banner>
      ))}
      {undoing === undefined ? null : (
        <ActDialog
          title={text.undoTitle}
          confirm={text.undo}
          closeLabel={words.dialogClose}
          isDangerous
          fields={{ reason: REASON }}
          onClose={() => setUndoing(undefined)}
          onConfirm={({ reason }) => log.act(line.uuid, { type: "tie-reopened", order: undoing, reason })}
        >
          <p>{text.undoText}</p>
        </ActDialog>
      )}
    </>
  );
}
