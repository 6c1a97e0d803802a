import { useState } from "react";
import type { Proposal } from "#domain/schedule/balance.ts";
import { mats } from "#web/i18n/ru/mats.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#web/ui/Card.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import styles from "./BalanceCard.module.css";
import { balanceProposals } from "./dayPlan.ts";
import { openOrder } from "./matOrders.ts";
import type { DeskState } from "./useDesk.ts";

const text = mats.balance;

/** Lets the mats end closer together: what would move, what it saves, and one press for each (DY17). */
export function BalanceCard({ desk }: { desk: DeskState }) {
  const { competition, nowMs } = desk;
  const [proposals, setProposals] = useState<readonly Proposal[]>();
  const [isBusy, setIsBusy] = useState(false);
  if (competition.status !== "in_progress" || competition.carpets.length < 2) return null;
  const apply = async ({ bouts, category, toCarpet }: Proposal) => {
    setIsBusy(true);
    const [first = "", ...followers] = bouts;
    const seen = openOrder(competition, toCarpet);
    // One act for all of them: either the category has moved or nothing has, and it comes back as one (DK3).
    await desk.perform(
      `balance ${category} ${toCarpet}`,
      (api, id) => api.acts.place(first, { data: { id, carpet: toCarpet, before: null, seen, followers } }),
      { done: text.done },
    );
    setIsBusy(false);
    // What is left was reckoned on top of this one, and somebody may have moved something since.
    setProposals(undefined);
  };
  return (
    <Card>
      <CardHead>
        <Heading level={2} look="h3">
          {text.title}
        </Heading>
      </CardHead>
      <CardBody className={styles.body}>
        {proposals?.length === 0 ? <p>{text.even}</p> : null}
        {proposals === undefined || proposals.length === 0 ? (
          <Button variant="secondary" onClick={() => setProposals(balanceProposals(competition, nowMs))}>
            {text.find}
          </Button>
        ) : (
          <Best desk={desk} proposal={proposals[0]} isBusy={isBusy} onApply={apply} />
        )}
        {proposals !== undefined && proposals.length > 0 ? (
          <Button variant="ghost" disabled={isBusy} onClick={() => setProposals(undefined)}>
            {text.leave}
          </Button>
        ) : null}
      </CardBody>
    </Card>
  );
}

type BestProps = {
  desk: DeskState;
  proposal: Proposal | undefined;
  isBusy: boolean;
  onApply: (proposal: Proposal) => Promise<void>;
};

function Best({ desk: { competition, view }, proposal, isBusy, onApply }: BestProps) {
  if (proposal === undefined) return null;
  const category = competition.categories.find(({ uuid }) => uuid === proposal.category);
  const nameOf = (carpet: string) => view.carpets.get(carpet)?.name ?? "";
  return (
    <>
      <p>
        <b>{category?.title}</b>
        {text.move(nameOf(proposal.fromCarpet), nameOf(proposal.toCarpet), proposal.bouts.length)}
      </p>
      <p>{text.saves(proposal.savedMinutes)}</p>
      <Button isBusy={isBusy} onClick={() => void onApply(proposal)}>
        {text.apply}
      </Button>
    </>
  );
}
