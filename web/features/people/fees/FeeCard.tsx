import { useState } from "react";
import { useNavigate } from "react-router";
import type { FeePerson, Fees, Payment } from "#contract/fee/fee.ts";
import { leftOf } from "#domain/fee/priceList.ts";
import { feeWords, formatKopecks } from "#texts/fees/fees.ts";
import { ownFees as words } from "#texts/fees/ownFees.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { inOwnLanguage } from "#web/platform/browser/inOwnLanguage.ts";
import { useDownload } from "#web/platform/session/useDownload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { FeeBill } from "./FeeBill.tsx";
import { PayChoice } from "./PayChoice.tsx";

type Props = { fees: Fees; heading: string };

/** What the people of an account owe at an event, how the sums are made, and the way to pay for several at once (FE14). */
export function FeeCard({ fees, heading }: Props) {
  const { people, payments } = fees;
  const owing = people.filter((person) => leftOf(person) > 0);
  if (people.every(({ owed, paid }) => owed === 0 && paid === 0)) return null;
  return (
    <Card heading={heading}>
      <CardBody>
        <Stack gap={16}>
          <FeeBill people={people} />
          {owing.length === 0 ? <Text>{words.allPaid}</Text> : <Paying fees={fees} owing={owing} />}
          <OwnPayments payments={payments} />
        </Stack>
      </CardBody>
    </Card>
  );
}

function Paying({ fees, owing }: { fees: Fees; owing: readonly FeePerson[] }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const pending = fees.payments.find(
    ({ state, confirmationUrl }) => state === "pending" && confirmationUrl !== null,
  );
  const pay = usePaying(fees.event.documentId);
  if (!fees.isOnline) return <Text tone="secondary">{words.atDesk}</Text>;
  if (pending !== undefined)
    return (
      <Stack gap={8} align="start">
        <Text>{words.waiting(formatKopecks(pending.kopecks))}</Text>
        <Row gap={12} wraps>
          <Button href={pending.confirmationUrl ?? ""}>{words.goOn(formatKopecks(pending.kopecks))}</Button>
          <Button variant="secondary" href={`/personal/payments/${pending.id}`}>
            {words.check}
          </Button>
        </Row>
      </Stack>
    );
  const paying = owing.filter(({ key }) => !left.has(key));
  const sum = paying.reduce((total, person) => total + leftOf(person), 0);
  const toggle = (key: string, isOn: boolean) =>
    setLeft((before) => new Set(isOn ? [...before].filter((one) => one !== key) : [...before, key]));
  return (
    <Stack gap={12} align="start">
      {owing.length === 1 ? null : <PayChoice people={owing} left={left} onToggle={toggle} />}
      <ActButton disabled={paying.length === 0} onPress={() => pay(paying.map(({ key }) => key))}>
        {words.pay(formatKopecks(sum))}
      </ActButton>
      <Text size="small" tone="muted">
        {words.atDeskToo}
      </Text>
    </Stack>
  );
}

/** To the page of the provider; where it gave none, to ours, which asks what became of it. */
function usePaying(eventId: string) {
  const api = useBackgroundApi();
  const navigate = useNavigate();
  return async (people: string[]) => {
    const { data } = await api.fees.pay(eventId, { data: { id: crypto.randomUUID(), people } });
    if (data.confirmationUrl === null) await navigate(`/personal/payments/${data.id}`);
    else globalThis.location.assign(data.confirmationUrl);
  };
}

function OwnPayments({ payments }: { payments: readonly Payment[] }) {
  const download = useDownload(feeWords.receiptFailed);
  const paid = payments.filter(({ state }) => state === "paid");
  if (paid.length === 0) return null;
  return (
    <List lines="between" aria-label={words.payments}>
      {paid.map(({ id, number, kopecks, method, revoked }) => (
        <Row as="li" key={id} gap={12} wraps justify="between">
          <span>
            {[feeWords.number(number ?? 0), formatKopecks(kopecks), feeWords.methods[method]].join(", ")}{" "}
            {revoked === null ? null : <Badge tone="bad">{words.payment.revoked}</Badge>}
          </span>
          <ActButton
            size="sm"
            variant="secondary"
            onPress={() => download(inOwnLanguage(`/payments/${id}/receipt`))}
          >
            {feeWords.receipt}
          </ActButton>
        </Row>
      ))}
    </List>
  );
}
