import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { own } from "#web/kit/forms/rules.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { athleteField, changeReason } from "./changeFields.ts";
import { byNumber, sendChange, type ChangeDialogProps } from "./drawChange.ts";

const text = drawing.swapDialog;

/** Two athletes change numbers; one of them may have been chosen before. */
export function SwapDialog(props: ChangeDialogProps & { chosen?: string | undefined }) {
  const drawn = byNumber(props.state);
  const other = athleteField(text.other, drawn);
  return (
    <ActDialog
      title={text.title}
      confirm={text.confirm}
      fields={{
        one: { ...athleteField(text.one, drawn), initial: props.chosen ?? "" },
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
        sendChange(props, { type: "swapped", one, other: with_ }, reason, text.done)
      }
    >
      {({ field }) => (
        <>
          {field("one")}
          {field("other")}
          {field("reason")}
          <p>{text.text}</p>
        </>
      )}
    </ActDialog>
  );
}

const anotherThan = (name: string) =>
  own((value, { values }) => (value === values[name] ? drawing.choose : undefined), { seesOthers: true });
