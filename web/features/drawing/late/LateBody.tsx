import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { fullName } from "#web/i18n/names.ts";
import { lateWords } from "#texts/late.ts";
import { Text } from "#web/kit/Text.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { Candidates } from "./Candidates.tsx";
import styles from "./late.module.css";
import {
  movable,
  namesOfNew,
  optionOf,
  weightHint,
  wishOf,
  type LateChoice,
  type LateTyped,
  type Ready,
} from "./lateFields.ts";
import { PlanView } from "./PlanView.tsx";
import { usePlan, useWays, type Known, type useLateDraw } from "./useLateDraw.ts";
import { AskedSelect, WayChoice } from "./WayChoice.tsx";

type Props = {
  competitionUuid: string;
  categoryUuid: string;
  isReplacing: boolean;
  late: ReturnType<typeof useLateDraw>;
  values: LateTyped;
  field: (name: keyof LateTyped, words?: { hint: string }) => ReactNode;
  matOf: (carpet: string) => string | undefined;
  /** Of somebody new the typed words are the names; of somebody known there are none to take. */
  onWho: (names: ReturnType<typeof namesOfNew> | undefined) => void;
  /** Typed apart from the first name before this dialog opened; empty when it was not. */
  typedLastName: string;
  onReady: (ready: Ready | undefined) => void;
};

/** Who comes and how heavy on the one side, where they will stand and what follows on the other. */
export function LateBody(props: Props) {
  const { competitionUuid, late, values, field, onWho } = props;
  const known = late?.answer;
  const [choice, setChoice] = useState<LateChoice>(props.isReplacing ? { picked: "replace" } : {});
  const { who } = choice;
  const choose = (chosen: LateChoice["who"]) => {
    onWho(chosen === "new" ? namesOfNew(values, props.typedLastName) : undefined);
    // A way was offered to somebody else; whose place it will be stays.
    setChoice({
      who: chosen,
      left: choice.left,
      picked: choice.picked === "replace" ? "replace" : undefined,
    });
  };
  return (
    <div className={styles.columns}>
      <Stack gap={16}>
        {field("needle")}
        {known === undefined ? (
          <Text tone="secondary">{late?.problem ?? lateWords.loading}</Text>
        ) : (
          <Candidates {...{ competitionUuid, known, needle: values.needle, chosen: who }} onChoose={choose} />
        )}
        {who === "new" ? (
          <>
            {field("firstName")}
            {field("birthDate")}
            {(known?.category?.sex ?? null) === null ? field("sex") : null}
            {field("club")}
            {field("hasConsent")}
          </>
        ) : null}
        {field("weight", { hint: weightHint(values.weight, known?.category) })}
      </Stack>
      <Consequences {...props} {...{ choice, setChoice }} />
    </div>
  );
}

type ConsequencesProps = Props & { choice: LateChoice; setChoice: (choice: LateChoice) => void };

function Consequences(props: ConsequencesProps) {
  const { categoryUuid, late, values, field, matOf, onReady, choice, setChoice } = props;
  const known = late?.answer;
  const { who, left } = choice;
  const ways = useWays(
    categoryUuid,
    who && (who === "new" ? { team: values.club ?? null } : { id: who.uuid }),
  );
  const picked = choice.picked ?? ways?.answer?.ways.find(({ isAdvised }) => isAdvised);
  const wish = wishOf({ ...choice, picked }, values, known?.category);
  const plan = usePlan(categoryUuid, wish);
  const name =
    who === "new" ? [values.needle, values.firstName].filter(Boolean).join(" ") : (who?.name ?? "");
  const nameOf = namesOf(known, name);
  const bout = plan?.answer?.bouts.find(({ before }) => before === null)?.number ?? null;
  const ready = wish && plan?.answer && readyFor(wish, name, bout, nameOf);
  const key = ready && JSON.stringify(ready);
  const tell = useEffectEvent((isReady: boolean) => onReady(isReady ? ready : undefined));
  useEffect(() => tell(key !== undefined), [key]);
  return (
    <Stack gap={16}>
      {ways?.answer === undefined && picked !== "replace" ? null : (
        <WayChoice
          ways={ways?.answer?.ways ?? []}
          chosen={picked}
          onChoose={(way) => setChoice({ ...choice, picked: way })}
          nameOf={nameOf}
          leaving={
            <Stack gap={12}>
              <AskedSelect
                label={lateWords.insteadOf}
                placeholder={lateWords.insteadOfMissing}
                value={left ?? ""}
                options={known === undefined ? [] : movable(known.state).map(optionOf)}
                onChoose={(fighter) => setChoice({ ...choice, left: fighter })}
              />
              {field("reason")}
            </Stack>
          }
        />
      )}
      <PlanView plan={plan?.answer} problem={plan?.problem ?? ways?.problem} {...{ nameOf, matOf }} />
    </Stack>
  );
}

function readyFor(
  wish: Ready["wish"],
  name: string,
  bout: number | null,
  nameOf: (uuid: string) => string,
): Ready {
  if (wish.type === "replaced")
    return {
      wish,
      confirm: lateWords.confirmReplace(name),
      done: lateWords.replaced(name, nameOf(wish.left)),
    };
  return { wish, confirm: lateWords.confirm(name, bout), done: lateWords.done(name) };
}

/** Whoever is not known by uuid is the newcomer. */
function namesOf(known: Known | undefined, newcomer: string): (uuid: string) => string {
  const names = new Map([
    ...(known?.roll ?? []).map((entry) => [entry.fighter, fullName(entry)] as const),
    ...(known?.state.athletes ?? []).map((athlete) => [athlete.fighter ?? "", fullName(athlete)] as const),
  ]);
  return (uuid) => names.get(uuid) ?? newcomer;
}
