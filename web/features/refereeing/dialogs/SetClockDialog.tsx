import { useState } from "react";
import { formatClock } from "#web/i18n/numbers.ts";
import { control } from "#web/i18n/ru/refereeing/control.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { readClock } from "#web/features/refereeing/table/readClock.ts";

const text = control.setTime;

type Props = { leftMs: number; mostMs: number; onClose: () => void; onSet: (leftMs: number) => void };

/** For a clock that was started late or stopped late: what the hand-held one says. */
export function SetClockDialog({ leftMs, mostMs, onClose, onSet }: Props) {
  const [value, setValue] = useState(formatClock(leftMs));
  const [isWrong, setIsWrong] = useState(false);
  const save = () => {
    const ms = readClock(value);
    if (ms === undefined || ms > mostMs) return setIsWrong(true);
    onSet(ms);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      closeLabel={text.close}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button onClick={save}>{text.save}</Button>
        </>
      }
    >
      <TextField
        label={text.label}
        hint={text.hint}
        error={isWrong ? text.wrong(formatClock(mostMs)) : undefined}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value);
          setIsWrong(false);
        }}
        onKeyDown={({ key }) => {
          if (key === "Enter") save();
        }}
      />
    </Dialog>
  );
}
