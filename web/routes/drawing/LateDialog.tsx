import { useState } from "react";
import { isDrawable } from "#domain/category/drawable.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { ActDialog } from "#web/routes/desk/ActDialog.tsx";
import { Banner } from "#web/ui/Banner.tsx";
import { Button } from "#web/ui/Button.tsx";
import { AthleteSelect } from "./AthleteSelect.tsx";
import { fits, MIN_REASON, sendChange, type ChangeDialogProps } from "./drawChange.ts";
import { ReasonField } from "./ReasonField.tsx";

const text = drawing.lateDialog;

/** Somebody comes after the draw: beside a bye, or by drawing again. */
export function LateDialog(props: ChangeDialogProps) {
  const { state, record, onClose, onRedraw } = props;
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState("");
  const candidates = state.athletes.filter(
    ({ fighter, number, problems }) => fighter !== null && number === null && isDrawable(problems, true),
  );
  const isFree = fits(record, { type: "entered-late", id: "a newcomer" });
  return (
    <ActDialog
      title={text.title}
      confirm={text.confirm}
      canConfirm={isFree && chosen !== undefined && reason.trim().length >= MIN_REASON}
      onClose={onClose}
      onConfirm={() =>
        sendChange(props, { type: "entered-late", id: chosen ?? "" }, reason.trim(), text.done)
      }
    >
      {candidates.length === 0 ? (
        <Banner title={text.nobody}>{text.nobodyText}</Banner>
      ) : isFree ? (
        <>
          <AthleteSelect label={text.who} athletes={candidates} value={chosen} onChange={setChosen} />
          <ReasonField value={reason} onChange={setReason} />
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
      )}
    </ActDialog>
  );
}
