import type { Payment } from "#contract/fee/fee.ts";
import { fees, feeWords, formatKopecks } from "#texts/fees/fees.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Menu } from "#web/kit/Menu.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { Text } from "#web/kit/Text.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { inOwnLanguage } from "#web/platform/browser/inOwnLanguage.ts";
import { useDownload } from "#web/platform/session/useDownload.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import styles from "./fees.module.css";

const { payments: words } = fees;

type Props = { payments: readonly Payment[]; onTakeBack: (payment: Payment) => void };

/** Every payment with who took it and when; one that was taken back says so and why (FE11). */
export function PaymentTable({ payments, onTakeBack }: Props) {
  return (
    <Card isClipped heading={words.title} lead={words.lead}>
      {payments.length === 0 ? (
        <CardBody>
          <Text tone="secondary">{words.empty}</Text>
        </CardBody>
      ) : (
        <Table caption={words.table}>
          <thead>
            <tr>
              <HeadCell>{words.when}</HeadCell>
              <HeadCell>{words.who}</HeadCell>
              <HeadCell align="end">{words.sum}</HeadCell>
              <HeadCell isWide>{words.how}</HeadCell>
              <HeadCell>
                <VisuallyHidden>{words.acts}</VisuallyHidden>
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} onTakeBack={() => onTakeBack(payment)} />
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function PaymentRow({ payment, onTakeBack }: { payment: Payment; onTakeBack: () => void }) {
  const moments = useMoments();
  const download = useDownload(feeWords.receiptFailed);
  const { number, settledAt, madeAt, people, kopecks, state, revoked } = payment;
  const isPaid = state === "paid";
  const how = <How payment={payment} />;
  return (
    <tr data-revoked={revoked !== null || state === "cancelled"} className={styles.payment}>
      <Cell className={styles.who}>
        <b>
          {number === null ? words[state === "pending" ? "pending" : "cancelled"] : feeWords.number(number)}
        </b>
        <small>{moments(Date.parse(settledAt ?? madeAt))}</small>
      </Cell>
      <Cell className={styles.who}>
        <span>{people.map(({ name }) => name || feeWords.nobody).join(", ")}</span>
        <small>{payment.note}</small>
        <small className={styles.narrow}>{how}</small>
        {revoked === null ? null : (
          <small>{words.revoked(moments(Date.parse(revoked.at)), revoked.by ?? "", revoked.reason)}</small>
        )}
      </Cell>
      <Cell align="end" className={styles.sum}>
        {formatKopecks(kopecks)}
      </Cell>
      <Cell isWide>{how}</Cell>
      <Cell align="end">
        {isPaid ? (
          <Menu
            label={words.actsOf(number)}
            actions={[
              {
                label: feeWords.receipt,
                icon: "doc",
                onPress: () => void download(inOwnLanguage(`/payments/${payment.id}/receipt`)),
              },
              ...(revoked === null
                ? [{ label: words.takeBack, icon: "undo" as const, isDangerous: true, onPress: onTakeBack }]
                : []),
            ]}
          />
        ) : null}
      </Cell>
    </tr>
  );
}

function How({ payment: { state, method, payer, takenBy } }: { payment: Payment }) {
  if (state === "pending") return <Badge tone="wait">{words.pending}</Badge>;
  return [
    feeWords.methods[method],
    ...(payer === null ? [] : [words.from(payer)]),
    ...(takenBy === null ? [] : [words.takenBy(takenBy)]),
  ].join(", ");
}
