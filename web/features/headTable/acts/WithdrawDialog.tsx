import type { Fighting } from "#contract/entity.ts";
import {
  WITHDRAWAL_METHODS,
  boutsLostBy,
  keepsPlace,
  type WithdrawalMethod,
} from "#domain/competition/withdrawal.ts";
import { ActDialog, ActEffect } from "#web/kit/forms/ActDialog.tsx";
import { choices } from "#web/kit/forms/fields.ts";
import { shortReasonField } from "#web/kit/forms/limits.ts";
import { required } from "#web/kit/forms/rules.ts";
import { fullName } from "#web/i18n/names.ts";
import { boutWords } from "#web/i18n/ru/sport/bout.ts";
import { boutDialogs } from "#web/i18n/ru/headTable/boutDialogs.ts";
import {
  boutsOfCategory,
  cornersOf,
  opponentOf,
  type CompetitionView,
} from "#web/sport/facts/competitionView.ts";
import type { AboutAthlete, DialogProps } from "./boutDialog.ts";

const text = boutDialogs.withdraw;

const wordsFor = (method: WithdrawalMethod | "") =>
  method === "dq_disciplinary" ? text.disqualified : text.out;

type Props = DialogProps & { about: AboutAthlete | undefined };

/** An athlete leaves the category: every bout it decides is named before the button can be pressed. */
export function WithdrawDialog({ desk, bout, about, onClose }: Props) {
  return (
    <ActDialog
      title={({ method }) => wordsFor(method).title}
      confirm={({ method }) => wordsFor(method).title}
      isDangerous
      fields={{
        fighter: {
          kind: "radio",
          label: text.out.who,
          options: cornersOf(desk.view, bout).flatMap((one) =>
            one === undefined ? [] : [{ value: one.uuid, label: fullName(one) }],
          ),
          initial: about?.fighter ?? "",
          rules: [required],
        },
        method: {
          kind: "select",
          label: text.why,
          options: choices(WITHDRAWAL_METHODS, (one) => text.methods[one]),
          initial: about?.method ?? "injury",
        },
        reason: shortReasonField({ label: boutDialogs.common.reason, hint: boutDialogs.common.reasonHint }),
      }}
      onClose={onClose}
      onConfirm={({ fighter, method, reason }) =>
        method !== "" &&
        desk.perform(
          `withdraw ${bout.uuid} ${fighter} ${method} ${reason}`,
          (api, id) => api.acts.withdraw(bout.uuid, { data: { id, fighter, method, reason } }),
          { done: wordsFor(method).done },
        )
      }
    >
      {({ values: { fighter, method }, field }) => (
        <>
          {field("fighter", { label: wordsFor(method).who })}
          {field("method")}
          {field("reason")}
          {fighter === "" || method === "" ? null : (
            <Consequences view={desk.view} bout={bout} fighter={fighter} method={method} />
          )}
        </>
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
    <ActEffect title={text.consequences}>
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
    </ActEffect>
  );
}
