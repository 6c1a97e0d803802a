import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { fullName } from "#web/i18n/names.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { athleteField, changeReason } from "./changeFields.ts";
import { byNumber, fits, sendChange, type ChangeDialogProps } from "./drawChange.ts";

const text = drawing.leaveDialog;

/** Somebody leaves before the first bout: who takes the place is said before the button can be pressed. */
export function LeaveDialog(props: ChangeDialogProps) {
  const { state, record, onClose, onRedraw } = props;
  const drawn = byNumber(state);
  const last = drawn.at(-1);
  const isFree = fits(record, { type: "left-early", id: record.numbers[0] ?? "" });
  return (
    <ActDialog
      title={text.title}
      confirm={text.confirm}
      isDangerous
      fields={{ who: athleteField(text.who, drawn), reason: changeReason }}
      canConfirm={isFree}
      onClose={onClose}
      onConfirm={({ who, reason }) => sendChange(props, { type: "left-early", id: who }, reason, text.done)}
    >
      {({ values: { who }, field }) =>
        isFree ? (
          <>
            {field("who")}
            {field("reason")}
            {who === "" || last === undefined ? null : (
              <p>{who === last.fighter ? text.simple : text.moves(fullName(last))}</p>
            )}
          </>
        ) : (
          <Banner
            tone="wait"
            action={
              <Button variant="secondary" onClick={onRedraw}>
                {drawing.again}
              </Button>
            }
          >
            {text.full}
          </Banner>
        )
      }
    </ActDialog>
  );
}
