import { useState } from "react";
import { fullName } from "#web/i18n/names.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { ActDialog } from "#web/routes/desk/ActDialog.tsx";
import { Banner } from "#web/ui/Banner.tsx";
import { Button } from "#web/ui/Button.tsx";
import { AthleteSelect } from "./AthleteSelect.tsx";
import { byNumber, fits, MIN_REASON, sendChange, type ChangeDialogProps } from "./drawChange.ts";
import { ReasonField } from "./ReasonField.tsx";

const text = drawing.leaveDialog;

/** Somebody leaves before the first bout: who takes the place is said before the button can be pressed. */
export function LeaveDialog(props: ChangeDialogProps) {
  const { state, record, onClose, onRedraw } = props;
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState("");
  const drawn = byNumber(state);
  const last = drawn.at(-1);
  const isFree = fits(record, { type: "left-early", id: record.numbers[0] ?? "" });
  return (
    <ActDialog
      title={text.title}
      confirm={text.confirm}
      isDangerous
      canConfirm={isFree && chosen !== undefined && reason.trim().length >= MIN_REASON}
      onClose={onClose}
      onConfirm={() => sendChange(props, { type: "left-early", id: chosen ?? "" }, reason.trim(), text.done)}
    >
      {isFree ? (
        <>
          <AthleteSelect label={text.who} athletes={drawn} value={chosen} onChange={setChosen} />
          <ReasonField value={reason} onChange={setReason} />
          {chosen === undefined || last === undefined ? null : (
            <p>{chosen === last.fighter ? text.simple : text.moves(fullName(last))}</p>
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
      )}
    </ActDialog>
  );
}
