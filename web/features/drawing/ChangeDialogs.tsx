import type { DrawAthlete, DrawState } from "#contract/draw/draw.ts";
import { drawChangeRequestSchema, type DrawChangeRequest } from "#contract/draw/lateChange.ts";
import { isDrawable } from "#domain/category/drawable.ts";
import { decideLateChange, type LateWish } from "#domain/competition/lateChange.ts";
import { FREE_PLACE } from "#domain/draw/change.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { shortReasonField } from "#web/kit/forms/limits.ts";
import { own, required } from "#web/kit/forms/rules.ts";
import { fullName } from "#web/i18n/names.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import type { DrawDesk } from "./drawDesk.ts";

const { lateDialog: lateWords, leaveDialog: leaveWords, swapDialog: swapWords } = drawing;

type Props = {
  readonly desk: DrawDesk;
  readonly categoryUuid: string;
  readonly state: DrawState;
  readonly record: NonNullable<DrawState["record"]>;
  readonly onClose: () => void;
  readonly onRedraw: () => void;
};

/** Somebody comes after the draw: beside a bye, or by drawing again. */
export function LateDialog(props: Props) {
  const { state, record, onClose, onRedraw } = props;
  const candidates = state.athletes.filter(
    ({ fighter, number, problems }) => fighter !== null && number === null && isDrawable(problems, true),
  );
  const isFree = fits(record, { type: "entered-late", id: "a newcomer" });
  return (
    <ActDialog
      title={lateWords.title}
      confirm={lateWords.confirm}
      fields={{ who: athleteField(lateWords.who, candidates), reason: changeReason }}
      canConfirm={isFree}
      onClose={onClose}
      onConfirm={({ who, reason }) =>
        sendChange(props, { type: "entered-late", id: who }, reason, lateWords.done)
      }
    >
      {({ field }) =>
        candidates.length === 0 ? (
          <Banner title={lateWords.nobody}>{lateWords.nobodyText}</Banner>
        ) : isFree ? (
          <>
            {field("who")}
            {field("reason")}
            <p>{lateWords.free}</p>
          </>
        ) : (
          <NoRoom onRedraw={onRedraw} why={lateWords.full} />
        )
      }
    </ActDialog>
  );
}

/** Somebody leaves before the first bout: who takes the place is said before the button can be pressed. */
export function LeaveDialog(props: Props) {
  const { state, record, onClose, onRedraw } = props;
  const drawn = byNumber(state);
  const last = drawn.at(-1);
  const isFree = fits(record, { type: "left-early", id: record.numbers[0] ?? "" });
  return (
    <ActDialog
      title={leaveWords.title}
      confirm={leaveWords.confirm}
      isDangerous
      fields={{ who: athleteField(leaveWords.who, drawn), reason: changeReason }}
      canConfirm={isFree}
      onClose={onClose}
      onConfirm={({ who, reason }) =>
        sendChange(props, { type: "left-early", id: who }, reason, leaveWords.done)
      }
    >
      {({ values: { who }, field }) =>
        isFree ? (
          <>
            {field("who")}
            {field("reason")}
            {who === "" || last === undefined ? null : (
              <p>{who === last.fighter ? leaveWords.simple : leaveWords.moves(fullName(last))}</p>
            )}
          </>
        ) : (
          <NoRoom onRedraw={onRedraw} why={leaveWords.full} />
        )
      }
    </ActDialog>
  );
}

function NoRoom({ why, onRedraw }: Pick<Props, "onRedraw"> & { why: string }) {
  return (
    <Banner
      tone="wait"
      action={
        <Button variant="secondary" onClick={onRedraw}>
          {drawing.again}
        </Button>
      }
    >
      {why}
    </Banner>
  );
}

/** Two athletes change numbers; one of them may have been chosen before. */
export function SwapDialog(props: Props & { chosen?: string | undefined }) {
  const drawn = byNumber(props.state);
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
        sendChange(props, { type: "swapped", one, other: with_ }, reason, swapWords.done)
      }
    >
      {({ field }) => (
        <>
          {field("one")}
          {field("other")}
          {field("reason")}
          <p>{swapWords.text}</p>
        </>
      )}
    </ActDialog>
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

/** Whether the draw has room for it; the server asks the same question again. */
function fits({ format, numbers }: Props["record"], change: LateWish): boolean {
  return decideLateChange({ format, numbers: numbers.map((id) => id ?? FREE_PLACE), begun: [] }, change).ok;
}

function sendChange(
  { desk, categoryUuid, state }: Props,
  change: DrawChangeRequest["data"]["change"],
  reason: string,
  done: string,
): Promise<boolean> {
  const { basis } = state;
  return desk.perform(
    `draw change ${categoryUuid} ${JSON.stringify(change)} ${basis}`,
    (api, id) => api.draws.change(categoryUuid, { data: { id, basis, change, reason } }),
    { done },
  );
}

/** Those in the draw, number one first. */
function byNumber({ athletes }: DrawState): DrawAthlete[] {
  return athletes
    .filter(({ number }) => number !== null)
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
}
