import { drawChangeRequestSchema, type DrawWish } from "#contract/draw/lateChange.ts";
import type { DrawAthlete, DrawState } from "#contract/draw/draw.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { shortReasonField } from "#web/kit/forms/limits.ts";
import { own, required } from "#web/kit/forms/rules.ts";
import { fullName } from "#web/i18n/names.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";
import type { DrawDesk } from "./drawDesk.ts";
import { PlanView } from "./late/PlanView.tsx";
import { usePlan } from "./late/useLateDraw.ts";

const { leaveDialog: leaveWords, swapDialog: swapWords, moveDialog: moveWords } = drawing;

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

/** To another category of the competition: out of this draw and into that one, or into its list. */
export function MoveDialog(props: Props) {
  const { desk, categoryUuid, state } = props;
  const others = desk.competition.categories.filter(({ uuid }) => uuid !== categoryUuid);
  return (
    <ActDialog
      title={moveWords.title}
      confirm={moveWords.confirm}
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
      onClose={props.onClose}
      onConfirm={({ who, to }) => sendChange(props, { type: "moved", id: who, to }, moveWords.done)}
    >
      {({ values: { who, to }, field }) => (
        <>
          {field("who")}
          {field("to")}
          <Consequences
            {...props}
            wish={who === "" || to === "" ? undefined : { type: "moved", id: who, to }}
          />
        </>
      )}
    </ActDialog>
  );
}

function Consequences({ desk, categoryUuid, state, wish }: Props & { wish: DrawWish | undefined }) {
  const plan = usePlan(categoryUuid, wish);
  const names = new Map([
    ...desk.competition.categories.flatMap(({ fighters }) =>
      fighters.map((fighter) => [fighter.uuid, fullName(fighter)] as const),
    ),
    ...state.athletes.map((athlete) => [athlete.fighter ?? "", fullName(athlete)] as const),
  ]);
  return (
    <PlanView
      plan={plan?.answer}
      problem={plan?.problem}
      nameOf={(uuid) => names.get(uuid) ?? drawing.somebody}
      matOf={(uuid) => desk.competition.carpets.find((carpet) => carpet.uuid === uuid)?.name}
    />
  );
}

const anotherThan = (name: string) =>
  own((value, { values }) => (value === values[name] ? drawing.choose : undefined), { seesOthers: true });

/** One of the athletes of a category. */
const athleteField = (label: string, athletes: readonly DrawAthlete[]) =>
  ({
    kind: "select",
    label,
    placeholder: drawing.choose,
    options: athletes.map((athlete) => ({ value: athlete.fighter ?? "", label: optionOf(athlete) })),
    rules: [required],
  }) as const;

function optionOf(athlete: DrawAthlete): string {
  const name = fullName(athlete);
  return athlete.number === null ? name : `${drawing.number(athlete.number)}, ${name}`;
}

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

/** Those in the draw who have not begun, number one first. */
function movable({ athletes, begunFighters }: DrawState): DrawAthlete[] {
  return athletes
    .filter(({ number, fighter }) => number !== null && !begunFighters.includes(fighter ?? ""))
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
}
