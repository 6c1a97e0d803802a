import { useState } from "react";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { ActDialog } from "#web/routes/desk/ActDialog.tsx";
import { AthleteSelect } from "./AthleteSelect.tsx";
import { byNumber, MIN_REASON, sendChange, type ChangeDialogProps } from "./drawChange.ts";
import { ReasonField } from "./ReasonField.tsx";

const text = drawing.swapDialog;

/** Two athletes change numbers; one of them may have been chosen before. */
export function SwapDialog(props: ChangeDialogProps & { chosen?: string | undefined }) {
  const [one, setOne] = useState(props.chosen);
  const [other, setOther] = useState<string>();
  const [reason, setReason] = useState("");
  const drawn = byNumber(props.state);
  const isComplete = one !== undefined && other !== undefined && one !== other;
  return (
    <ActDialog
      title={text.title}
      confirm={text.confirm}
      canConfirm={isComplete && reason.trim().length >= MIN_REASON}
      onClose={props.onClose}
      onConfirm={() =>
        isComplete
          ? sendChange(props, { type: "swapped", one, other }, reason.trim(), text.done)
          : Promise.resolve(false)
      }
    >
      <AthleteSelect label={text.one} athletes={drawn} value={one} onChange={setOne} />
      <AthleteSelect
        label={text.other}
        athletes={drawn.filter(({ fighter }) => fighter !== one)}
        value={other}
        onChange={setOther}
      />
      <ReasonField value={reason} onChange={setReason} />
      <p>{text.text}</p>
    </ActDialog>
  );
}
