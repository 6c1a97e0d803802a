import { useState } from "react";
import type { Proposal } from "#domain/schedule/balance.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { boutDialogs } from "#web/i18n/ru/headTable/boutDialogs.ts";
import { mats } from "#web/i18n/ru/headTable/mats.ts";
import { boundTitle } from "#web/sport/facts/categoryTitle.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import styles from "./BalanceButton.module.css";
import { balanceProposals } from "#web/features/headTable/desk/dayPlan.ts";
import { openOrder } from "#web/features/headTable/desk/matOrders.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";

const text = mats.balance;

/** Lets the mats end closer together: what would move, what it saves, and one press for it (DY17). */
export function BalanceButton({ desk }: { desk: DeskState }) {
  const { competition, nowMs } = desk;
  const [proposals, setProposals] = useState<readonly Proposal[]>();
  if (competition.status !== "in_progress" || competition.carpets.length < 2) return null;
  // The others were computed on top of the best one, and somebody may have moved something since.
  const close = () => setProposals(undefined);
  const best = proposals?.[0];
  return (
    <>
      <Button onClick={() => setProposals(balanceProposals(competition, nowMs))}>
        <Icon name="bolt" size={18} />
        {text.title}
      </Button>
      {best === undefined ? (
        <Dialog
          isOpen={proposals !== undefined}
          onClose={close}
          title={text.title}
          closeLabel={boutDialogs.common.close}
        >
          <p>{text.even}</p>
        </Dialog>
      ) : (
        <ActDialog
          title={text.title}
          confirm={text.apply}
          onConfirm={() => apply(desk, best)}
          onClose={close}
        >
          <Best desk={desk} proposal={best} />
        </ActDialog>
      )}
    </>
  );
}

/** One act for all of them: either the category has moved or nothing has, and it comes back as one (DK3). */
function apply({ competition, perform }: DeskState, { bouts, category, toCarpet }: Proposal) {
  const [first = "", ...followers] = bouts;
  const seen = openOrder(competition, toCarpet);
  return perform(
    `balance ${category} ${toCarpet}`,
    (api, id) => api.acts.place(first, { data: { id, carpet: toCarpet, before: null, seen, followers } }),
    { done: text.done },
  );
}

function Best({ desk: { competition, view }, proposal }: { desk: DeskState; proposal: Proposal }) {
  const category = competition.categories.find(({ uuid }) => uuid === proposal.category);
  const nameOf = (carpet: string) => view.carpets.get(carpet)?.name ?? "";
  return (
    <>
      <p className={styles.words}>
        <b>{boundTitle(category?.title ?? "")}</b>
        {text.move(nameOf(proposal.fromCarpet), nameOf(proposal.toCarpet), proposal.bouts.length)}
      </p>
      <p>{text.saves(proposal.savedMinutes)}</p>
    </>
  );
}
