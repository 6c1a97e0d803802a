import { useState } from "react";
import type { FeePerson, Payment } from "#contract/fee/fee.ts";
import { totalsOf } from "#domain/fee/priceList.ts";
import { fees as words, formatKopecks } from "#texts/fees/fees.ts";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { Tile, Tiles } from "#web/kit/Tiles.tsx";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { useOrganised } from "../useOrganised.ts";
import { FeePeople } from "./FeePeople.tsx";
import { MarkDialog, TakeBackDialog } from "./feeDialogs.tsx";
import type { loadFeesPage } from "./loadFeesPage.server.ts";
import { PaymentTable } from "./PaymentTable.tsx";
import { PricingCard } from "./PricingCard.tsx";

type Open =
  | { readonly act: "mark"; readonly people: readonly FeePerson[] }
  | { readonly act: "take-back"; readonly payment: Payment };

/** What an event costs, who owes what, who has paid (FE26). */
export function FeesPage({ loaderData }: PageProps<typeof loadFeesPage>) {
  const { fees } = loaderData;
  const { event } = useOrganised();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Stack gap={24}>
      <Totals people={fees.people} />
      <PricingCard
        eventId={event.documentId}
        pricing={fees.pricing}
        today={fees.today}
        isClosed={event.competition?.status === "closed"}
      />
      {fees.people.length === 0 ? (
        <Card>
          <EmptyState title={words.people.empty}>{words.people.emptyText}</EmptyState>
        </Card>
      ) : (
        <FeePeople
          eventId={event.documentId}
          people={fees.people}
          onMark={(people) => setOpen({ act: "mark", people })}
        />
      )}
      <PaymentTable
        payments={fees.payments}
        onTakeBack={(payment) => setOpen({ act: "take-back", payment })}
      />
      {open?.act === "mark" ? (
        <MarkDialog eventId={event.documentId} people={open.people} onClose={close} />
      ) : null}
      {open?.act === "take-back" ? (
        <TakeBackDialog eventId={event.documentId} payment={open.payment} onClose={close} />
      ) : null}
    </Stack>
  );
}

function Totals({ people }: { people: readonly FeePerson[] }) {
  const { owed, paid, left, over, debtors } = totalsOf(people);
  const { totals } = words;
  return (
    <section aria-label={totals.label}>
      <Tiles>
        <Tile name={totals.owed}>{formatKopecks(owed)}</Tile>
        <Tile name={totals.paid}>{formatKopecks(paid)}</Tile>
        <Tile name={totals.left}>{formatKopecks(left)}</Tile>
        <Tile name={totals.debtors}>{debtors}</Tile>
        {over === 0 ? null : <Tile name={totals.over}>{formatKopecks(over)}</Tile>}
      </Tiles>
    </section>
  );
}
