import { isDrawable } from "#domain/category/drawable.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { athleteField, changeReason } from "./changeFields.ts";
import { fits, sendChange, type ChangeDialogProps } from "./drawChange.ts";

const text = drawing.lateDialog;

/** Somebody comes after the draw: beside a bye, or by drawing again. */
export function LateDialog(props: ChangeDialogProps) {
  const { state, record, onClose, onRedraw } = props;
  const candidates = state.athletes.filter(
    ({ fighter, number, problems }) => fighter !== null && number === null && isDrawable(problems, true),
  );
  const isFree = fits(record, { type: "entered-late", id: "a newcomer" });
  return (
    <ActDialog
      title={text.title}
      confirm={text.confirm}
      fields={{ who: athleteField(text.who, candidates), reason: changeReason }}
      canConfirm={isFree}
      onClose={onClose}
      onConfirm={({ who, reason }) => sendChange(props, { type: "entered-late", id: who }, reason, text.done)}
    >
      {({ field }) =>
        candidates.length === 0 ? (
          <Banner title={text.nobody}>{text.nobodyText}</Banner>
        ) : isFree ? (
          <>
            {field("who")}
            {field("reason")}
            <p>{text.free}</p>
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
