import type { Fighting } from "#contract/competition/entity.ts";
import { ABSENTEES } from "#contract/day/matActs.ts";
import { CORNERS, opponentOf, type ByCorner } from "#domain/bout/vocabulary.ts";
import {
  WITHDRAWAL_METHODS,
  boutsLostBy,
  keepsPlace,
  type WithdrawalMethod,
} from "#domain/competition/withdrawal.ts";
import { hasBegun } from "#web/features/headTable/desk/matBouts.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { personName } from "#web/i18n/names.ts";
import { capital } from "#web/i18n/sentence.ts";
import { boutDialogs } from "#texts/headTable/boutDialogs.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { OFFICIAL_METHODS } from "#texts/sport/officialMethods.ts";
import { ActDialog, ActEffect } from "#web/kit/forms/ActDialog.tsx";
import { choices } from "#web/kit/forms/fields.ts";
import { shortReasonField } from "#web/kit/forms/limits.ts";
import { required } from "#web/kit/forms/rules.ts";
import { scoreText } from "#web/sport/facts/boutText.ts";
import {
  cornersOf,
  type CompetitionView,
  boutsOfCategory,
  opponentOf as opponentInBout,
} from "#web/sport/facts/competitionView.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";

const { noShow: noShowText, withdraw: withdrawText, return: returnText } = boutDialogs;

/** Who did not come: the calls are the evidence, and what follows is said before it is done. */
export function NoShowDialog({ desk, bout, onClose }: DialogProps) {
  const { uuid } = bout;
  const names = namesOf(desk.view, bout);
  const times = useTimes();
  return (
    <ActDialog
      title={noShowText.title}
      confirm={noShowText.confirm}
      isDangerous
      fields={{
        absent: {
          kind: "radio",
          label: noShowText.who,
          options: choices(ABSENTEES, (one) => (one === "both" ? noShowText.both : names[one])),
          rules: [required],
        },
      }}
      onClose={onClose}
      onConfirm={({ absent }) =>
        absent !== "" &&
        desk.perform(
          `no-show ${uuid} ${absent}`,
          (api, id) => api.acts.noShow(uuid, { data: { id, absent } }),
          { done: noShowText.done },
        )
      }
    >
      {({ values: { absent }, field }) => (
        <>
          <p>{noShowText.evidence(bout.calls.map(times))}</p>
          {field("absent")}
          {absent === "" ? null : (
            <ActEffect>
              {absent === "both"
                ? noShowText.bothLose
                : `${noShowText.wins(names[opponentOf(absent)])} ${noShowText.loses(names[absent])}`}
            </ActEffect>
          )}
        </>
      )}
    </ActDialog>
  );
}

export function namesOf(view: CompetitionView, bout: Fighting): ByCorner<string> {
  const [red = boutWords.tbd, blue = boutWords.tbd] = cornersOf(view, bout).map(
    (fighter) => fighter && personName(fighter),
  );
  return { [CORNERS[0]]: red, [CORNERS[1]]: blue };
}

const wordsFor = (method: WithdrawalMethod | "") =>
  method === "dq_disciplinary" ? withdrawText.disqualified : withdrawText.out;

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
          label: withdrawText.out.who,
          options: cornersOf(desk.view, bout).flatMap((one) =>
            one === undefined ? [] : [{ value: one.uuid, label: personName(one) }],
          ),
          initial: about?.fighter ?? "",
          rules: [required],
        },
        method: {
          kind: "select",
          label: withdrawText.why,
          options: choices(WITHDRAWAL_METHODS, (one) => capital(OFFICIAL_METHODS[one])),
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
    <ActEffect title={withdrawText.consequences}>
      <ul>
        {boutsLostBy(fighter, bouts).map((lost) => {
          const opponent = opponentInBout(view, lost, fighter);
          return (
            <li key={lost.uuid}>
              {withdrawText.bout(lost.number, opponent ? personName(opponent) : boutWords.tbd)}
            </li>
          );
        })}
        <li>{withdrawText.later}</li>
        <li>{keepsPlace(method) ? withdrawText.keepsPlace : withdrawText.losesPlace}</li>
      </ul>
    </ActEffect>
  );
}

export function ReturnDialog({ desk, bout, onClose }: DialogProps) {
  return (
    <ActDialog
      title={returnText.title}
      confirm={returnText.confirm}
      isDangerous={hasBegun(bout)}
      onClose={onClose}
      onConfirm={() =>
        desk.perform(
          `return ${bout.uuid} ${bout.version}`,
          (api, id) => api.acts.returnToQueue(bout.uuid, { data: { id } }),
          { done: returnText.done },
        )
      }
    >
      <p>
        {hasBegun(bout) ? `${returnText.score(scoreText(bout))} ` : null}
        {returnText.text}
      </p>
    </ActDialog>
  );
}

/** What every dialog about a bout is given. */
export type DialogProps = { desk: DeskState; bout: Fighting; onClose: () => void };

/** Whom the question is about, where that is known before it is asked. */
export type AboutAthlete = { readonly fighter: string; readonly method?: WithdrawalMethod };
