import { useRef } from "react";
import { control } from "#web/i18n/ru/refereeing/control.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";

const text = control.swapDialog;

type Props = { red: string; blue: string; onClose: () => void; onSwap: () => void };

/** Says who will stand where: on a running board a wrong swap is seen by the whole hall. */
export function SwapDialog({ red, blue, onClose, onSwap }: Props) {
  const confirmButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      closeLabel={text.close}
      initialFocus={confirmButton}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            ref={confirmButton}
            onClick={() => {
              onSwap();
              onClose();
            }}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      <p>{text.text(red, blue)}</p>
    </Dialog>
  );
}
