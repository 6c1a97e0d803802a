import { useEffect, useState } from "react";
import { isRefusedWith } from "#contract/api/refusal.ts";
import type { Payment } from "#contract/fee/fee.ts";
import { feeWords, formatKopecks } from "#texts/fees/fees.ts";
import { ownFees } from "#texts/fees/ownFees.ts";
import { people } from "#texts/people/people.ts";
import { personal } from "#texts/people/personal.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { inOwnLanguage } from "#web/platform/browser/inOwnLanguage.ts";
import { useDownload } from "#web/platform/session/useDownload.ts";
import { KnownFacts } from "./PayChoice.tsx";
import type { loadPaymentPage } from "./loadPaymentPage.server.ts";

const { payment: words } = ownFees;
const APPLICATIONS = "/personal/applications";

/** Where the payer comes back to: what became of the payment, asked for until it is known (FE18). */
export function PaymentPage({ loaderData }: PageProps<typeof loadPaymentPage>) {
  const { payment, problem, check } = useChecked(loaderData.payment);
  const { number, kopecks, people: paidFor, method, event } = payment;
  const title = number === null ? words.title : words.number(number);
  return (
    <>
      <PageTitle
        title={title}
        lead={event.name}
        crumbs={
          <Crumbs
            label={personal.crumbs}
            items={[{ label: people.applications.title, href: APPLICATIONS }, { label: title }]}
          />
        }
      />
      <Stack gap={20}>
        {problem === undefined ? (
          <Fate payment={payment} />
        ) : (
          <Banner tone="wait" icon="warn">
            {problem}
          </Banner>
        )}
        <Card>
          <CardBody>
            <Stack gap={20}>
              <KnownFacts
                facts={[
                  [words.facts.event, event.name],
                  [words.facts.sum, formatKopecks(kopecks)],
                  [words.facts.people, paidFor.map(({ name }) => name || feeWords.nobody).join(", ")],
                  [words.facts.method, feeWords.methods[method]],
                ]}
              />
              <Ways payment={payment} onCheck={check} />
            </Stack>
          </CardBody>
        </Card>
      </Stack>
    </>
  );
}

function Fate({ payment: { state, revoked } }: { payment: Payment }) {
  if (revoked !== null)
    return (
      <Banner tone="bad" icon="warn" title={words.revoked}>
        {words.revokedText(revoked.reason)}
      </Banner>
    );
  if (state === "paid")
    return (
      <Banner tone="ok" icon="check" title={words.paid}>
        {words.paidText}
      </Banner>
    );
  return state === "pending" ? (
    <Banner tone="live" title={words.pending}>
      {words.pendingText}
    </Banner>
  ) : (
    <Banner tone="wait" icon="warn" title={words.cancelled}>
      {words.cancelledText}
    </Banner>
  );
}

function Ways({ payment, onCheck }: { payment: Payment; onCheck: () => Promise<void> }) {
  const download = useDownload(feeWords.receiptFailed);
  const { state, confirmationUrl, id, kopecks } = payment;
  return (
    <Row gap={12} wraps>
      {state === "paid" ? (
        <ActButton onPress={() => download(inOwnLanguage(`/payments/${id}/receipt`))}>
          {feeWords.receipt}
        </ActButton>
      ) : null}
      {state === "pending" && confirmationUrl !== null ? (
        <Button href={confirmationUrl}>{ownFees.goOn(formatKopecks(kopecks))}</Button>
      ) : null}
      {state === "pending" ? (
        <ActButton variant="secondary" onPress={onCheck}>
          {ownFees.check}
        </ActButton>
      ) : null}
      <Button variant="secondary" href={APPLICATIONS}>
        {words.toApplications}
      </Button>
    </Row>
  );
}

/** Soon at first, then more rarely; who leaves the page open for minutes asks by hand. */
const PAUSES_MS = [0, 2000, 4000, 8000, 15_000, 30_000];

/** A payment that waits is asked about by itself: the notice of the provider may be lost. */
function useChecked(loaded: Payment) {
  const api = useBackgroundApi();
  const [known, setKnown] = useState(loaded);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(0);
  const payment = loaded.state === "pending" && known.id === loaded.id ? known : loaded;
  const isWaiting = payment.state === "pending";
  const check = async () => {
    try {
      const { data } = await api.payments.check(loaded.id);
      setProblem(undefined);
      setKnown(data);
    } catch (cause) {
      if (!isRefusedWith(cause, "provider-unavailable")) throw cause;
      setProblem(words.unavailable);
    }
  };
  useEffect(() => {
    const pauseMs = PAUSES_MS[asked];
    if (!isWaiting || pauseMs === undefined) return undefined;
    const ask = async () => {
      try {
        const { data } = await api.payments.check(loaded.id);
        setProblem(undefined);
        setKnown(data);
      } catch {
        setProblem(words.unavailable);
      }
      setAsked(asked + 1);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => clearTimeout(timer);
  }, [api, asked, isWaiting, loaded.id]);
  return { payment, problem: isWaiting ? problem : undefined, check };
}
