import { useState, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

type Props = {
  /** Without it the dialog is open as long as it is there. */
  isOpen?: boolean;
  title: string;
  confirm: string;
  cancel: string;
  closeLabel: string;
  isDangerous?: boolean;
  /** Tells whether the question is settled; the dialog stays open when it is not. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
};

/** An act that is asked about before it is done. */
export function ConfirmDialog({ isOpen = true, isDangerous, onConfirm, onClose, children, ...words }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    try {
      if (await onConfirm()) onClose();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      closeLabel={words.closeLabel}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant={isDangerous ? "dangerFill" : "primary"}
            isBusy={isBusy}
            onClick={() => void press()}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
