import { useState } from "react";
import type { Fighting } from "#contract/entity.ts";
import {
  WITHDRAWAL_METHODS,
  boutsLostBy,
  keepsPlace,
  type WithdrawalMethod,
} from "#domain/competition/withdrawal.ts";
import { fullName } from "#web/i18n/names.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { boutDialogs } from "#web/i18n/ru/boutDialogs.ts";
import {
  boutsOfCategory,
  cornersOf,
  opponentOf,
  type CompetitionView,
} from "#web/routes/view/competitionView.ts";
import { FieldSet } from "#web/ui/FieldSet.tsx";
import { Radio } from "#web/ui/Radio.tsx";
import { SelectField } from "#web/ui/SelectField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { ActDialog } from "./ActDialog.tsx";
import styles from "./ActDialog.module.css";
import type { AboutAthlete, DialogProps } from "./useBoutActs.tsx";

const text = boutDialogs.withdraw;
const MIN_REASON = 3;

/** An athlete leaves the category: every bout it decides is named before the button can be pressed. */
export function WithdrawDialog({
  desk,
  bout,
  about,
  onClose,
}: DialogProps & { about: AboutAthlete | undefined }) {
  const [fighter, setFighter] = useState(about?.fighter);
  const [method, setMethod] = useState<WithdrawalMethod>(about?.method ?? "injury");
  const [reason, setReason] = useState("");
  const isComplete = fighter !== undefined && reason.trim().length >= MIN_REASON;
  const words = method === "dq_disciplinary" ? text.disqualified : text.out;
  return (
    <ActDialog
      title={words.title}
      confirm={words.title}
      isDangerous
      canConfirm={isComplete}
      onClose={onClose}
      onConfirm={() => {
        if (fighter === undefined) return Promise.resolve(false);
        return desk.perform(
          `withdraw ${bout.uuid} ${fighter} ${method} ${reason}`,
          (api, id) => api.acts.withdraw(bout.uuid, { data: { id, fighter, method, reason } }),
          { done: words.done },
        );
      }}
    >
      <FieldSet label={words.who}>
        {cornersOf(desk.view, bout).map((one) =>
          one === undefined ? null : (
            <Radio
              key={one.uuid}
              name="fighter"
              label={fullName(one)}
              checked={fighter === one.uuid}
              onChange={() => setFighter(one.uuid)}
            />
          ),
        )}
      </FieldSet>
      <SelectField
        label={text.why}
        value={method}
        options={WITHDRAWAL_METHODS.map((value) => ({ value, label: text.methods[value] }))}
        onChange={({ target }) => setMethod(WITHDRAWAL_METHODS.find((one) => one === target.value) ?? method)}
      />
      <TextField
        label={boutDialogs.common.reason}
        hint={boutDialogs.common.reasonHint}
        value={reason}
        maxLength={300}
        onChange={({ target }) => setReason(target.value)}
      />
      {fighter === undefined ? null : (
        <Consequences view={desk.view} bout={bout} fighter={fighter} method={method} />
      )}
    </ActDialog>
  );
}

type ConsequenceProps = { view: CompetitionView; bout: Fighting; fighter: string; method: WithdrawalMethod };

function Consequences({ view, bout, fighter, method }: ConsequenceProps) {
  const bouts = boutsOfCategory(view, bout.category.uuid).map((one) => ({
    ...one,
    red: one.slots[0].fighter ?? undefined,
    blue: one.slots[1].fighter ?? undefined,
    isFinished: one.state === "finished",
  }));
  return (
    <output className={styles.consequences}>
      <b>{text.consequences}</b>
      <ul>
        {boutsLostBy(fighter, bouts).map((lost) => {
          const opponent = opponentOf(view, lost, fighter);
          return (
            <li key={lost.uuid}>{text.bout(lost.number, opponent ? fullName(opponent) : boutWords.tbd)}</li>
          );
        })}
        <li>{text.later}</li>
        <li>{keepsPlace(method) ? text.keepsPlace : text.losesPlace}</li>
      </ul>
    </output>
  );
}
