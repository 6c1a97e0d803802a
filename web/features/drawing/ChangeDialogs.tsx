import { useEffect, useEffectEvent, useState } from "react";
import { drawChangeRequestSchema, type DrawWish } from "#contract/draw/lateChange.ts";
import type { DrawAthlete, DrawState } from "#contract/draw/draw.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { shortReasonField } from "#web/kit/forms/limits.ts";
import { own, required } from "#web/kit/forms/rules.ts";
import { fullName } from "#web/i18n/names.ts";
import { drawing } from "#texts/drawing.ts";
import { Banner } from "#web/kit/Banner.tsx";
import type { DrawDesk } from "./drawDesk.ts";
import { movable, optionOf } from "./late/lateFields.ts";
import { PlanView } from "./late/PlanView.tsx";
import { usePlan, useWays } from "./late/useLateDraw.ts";
import { WayChoice, wayOf, type OfferedWay } from "./late/WayChoice.tsx";

const { apart: apartWords, leaveDialog: leaveWords, swapDialog: swapWords, moveDialog: moveWords } = drawing;

type Props = {
  readonly desk: DrawDesk;
  readonly categoryUuid: string;
  readonly state: DrawState;
  readonly onClose: () => void;
};

/** Somebody leaves who has not begun: who passes, or who takes the place, is said before the button is pressed. */
export function LeaveDialog(props: Props) {
  return (
    <ActDialog
      title={leaveWords.title}
      confirm={leaveWords.confirm}
      isDangerous
      fields={{ who: athleteField(leaveWords.who, movable(props.state)), reason: changeReason }}
      onClose={props.onClose}
      onConfirm={({ who, reason }) =>
        sendChange(props, { type: "left-early", id: who }, leaveWords.done, reason)
      }
    >
      {({ values: { who }, field }) => (
        <>
          {field("who")}
          {field("reason")}
          <Consequences {...props} wish={who === "" ? undefined : { type: "left-early", id: who }} />
        </>
      )}
    </ActDialog>
  );
}

/** Two athletes change numbers; one of them may have been chosen before. */
export function SwapDialog(props: Props & { chosen?: string | undefined }) {
  const drawn = movable(props.state);
  const other = athleteField(swapWords.other, drawn);
  return (
    <ActDialog
      title={swapWords.title}
      confirm={swapWords.confirm}
      fields={{
        one: { ...athleteField(swapWords.one, drawn), initial: props.chosen ?? "" },
        other: {
          ...other,
          options: other.options.map((option) => ({
            ...option,
            isOffered: ({ one }) => one !== option.value,
          })),
          rules: [...other.rules, anotherThan("one")],
        },
        reason: changeReason,
      }}
      onClose={props.onClose}
      onConfirm={({ one, other: with_, reason }) =>
        sendChange(props, { type: "swapped", one, other: with_ }, swapWords.done, reason)
      }
    >
      {({ values: { one, other: with_ }, field }) => (
        <>
          {field("one")}
          {field("other")}
          {field("reason")}
          <Consequences
            {...props}
            wish={one === "" || with_ === "" ? undefined : { type: "swapped", one, other: with_ }}
          />
        </>
      )}
    </ActDialog>
  );
}

/** Team-mates set apart in a draw that stands; the bouts it changes are told before the press (DR91). */
export function ApartDialog(props: Props) {
  const plan = usePlan(props.categoryUuid, APART);
  return (
    <ActDialog
      canConfirm={plan?.answer !== undefined}
      title={apartWords.title}
      confirm={apartWords.confirm}
      onClose={props.onClose}
      onConfirm={() => sendChange(props, { type: "separated" }, apartWords.done)}
    >
      <p>{apartWords.text}</p>
      <Told {...props} plan={plan} />
    </ActDialog>
  );
}

const APART: DrawWish = { type: "separated" };

/** To another category of the competition: into its draw, to a place that is chosen, or into its list (DR66). */
export function MoveDialog(props: Props) {
  const { desk, categoryUuid, state } = props;
  const [ready, setReady] = useState<DrawWish>();
  const others = desk.competition.categories.filter(({ uuid }) => uuid !== categoryUuid);
  return (
    <ActDialog
      title={moveWords.title}
      confirm={moveWords.confirm}
      size="lg"
      fields={{
        who: athleteField(moveWords.who, movable(state)),
        to: {
          kind: "select",
          label: moveWords.to,
          placeholder: moveWords.choose,
          options: others.map(({ uuid, title }) => ({ value: uuid, label: title })),
          rules: [required],
        },
      }}
      canConfirm={ready !== undefined}
      onClose={props.onClose}
      onConfirm={() => ready !== undefined && sendChange(props, ready, moveWords.done)}
    >
      {({ values: { who, to }, field }) => (
        <>
          {field("who")}
          {field("to")}
          <MoveWays key={`${who} ${to}`} {...props} {...{ who, to }} onReady={setReady} />
        </>
      )}
    </ActDialog>
  );
}

type MoveProps = Props & { who: string; to: string; onReady: (wish: DrawWish | undefined) => void };

/** Where in the other draw; one that is not made yet asks nothing. */
function MoveWays({ who, to, onReady, ...props }: MoveProps) {
  const [picked, setPicked] = useState<OfferedWay>();
  const target = props.desk.competition.categories.find(({ uuid }) => uuid === to);
  const isAsked = who !== "" && target !== undefined && DRAWN.has(target.status);
  const ways = useWays(to, isAsked ? { id: who } : undefined)?.answer?.ways;
  const way = picked ?? ways?.find(({ isAdvised }) => isAdvised);
  const wish: DrawWish | undefined =
    who === "" || to === "" || (isAsked && way === undefined)
      ? undefined
      : { type: "moved", id: who, to, ...(way && wayOf(way)) };
  const key = wish && JSON.stringify(wish);
  const tell = useEffectEvent((isReady: boolean) => onReady(isReady ? wish : undefined));
  useEffect(() => tell(key !== undefined), [key]);
  return (
    <>
      {ways === undefined ? null : (
        <WayChoice
          ways={ways}
          chosen={way}
          onChoose={(one) => setPicked(one === "replace" ? undefined : one)}
          nameOf={namesOf(props)}
        />
      )}
      {isAsked && ways !== undefined && way === undefined ? (
        <Banner tone="bad">{moveWords.noWay}</Banner>
      ) : null}
      <Consequences {...props} wish={wish} />
    </>
  );
}

/** Draws that somebody can still come into. */
const DRAWN: ReadonlySet<string> = new Set(["drawn", "in_progress"]);

function Consequences({ wish, ...props }: Props & { wish: DrawWish | undefined }) {
  return <Told {...props} plan={usePlan(props.categoryUuid, wish)} />;
}

function Told({ plan, ...props }: Props & { plan: ReturnType<typeof usePlan> }) {
  return (
    <PlanView
      plan={plan?.answer}
      problem={plan?.problem}
      nameOf={namesOf(props)}
      matOf={(uuid) => props.desk.competition.carpets.find((carpet) => carpet.uuid === uuid)?.name}
    />
  );
}

function namesOf({ desk, state }: Props): (uuid: string) => string {
  const names = new Map([
    ...desk.competition.categories.flatMap(({ fighters }) =>
      fighters.map((fighter) => [fighter.uuid, fullName(fighter)] as const),
    ),
    ...state.athletes.map((athlete) => [athlete.fighter ?? "", fullName(athlete)] as const),
  ]);
  return (uuid) => names.get(uuid) ?? drawing.somebody;
}

const anotherThan = (name: string) =>
  own((value, { values }) => (value === values[name] ? drawing.choose : undefined), { seesOthers: true });

/** One of the athletes of a category. */
const athleteField = (label: string, athletes: readonly DrawAthlete[]) =>
  ({
    kind: "select",
    label,
    placeholder: drawing.choose,
    options: athletes.map(optionOf),
    rules: [required],
  }) as const;

const changeReason = shortReasonField({
  label: drawing.reason,
  hint: drawing.reasonHint,
  schema: drawChangeRequestSchema.shape.data.shape.reason.unwrap(),
});

function sendChange(
  { desk, categoryUuid, state }: Props,
  change: DrawWish,
  done: string,
  reason?: string,
): Promise<boolean> {
  const { basis } = state;
  return desk.perform(
    `draw change ${categoryUuid} ${JSON.stringify(change)} ${basis}`,
    (api, id) => api.draws.change(categoryUuid, { data: { id, basis, change, ...(reason && { reason }) } }),
    { done },
  );
}
