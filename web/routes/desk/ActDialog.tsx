import { useState, type ReactNode } from "react";
import { boutDialogs } from "#web/i18n/ru/boutDialogs.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import styles from "./ActDialog.module.css";

type Props = {
  title: string;
  confirm: string;
  isDangerous?: boolean;
  canConfirm: boolean;
  /** Tells whether it was done; the dialog stays open when it was not. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
};

/** A question before an act: what it will do stands above the button that does it. */
export function ActDialog({
  title,
  confirm,
  isDangerous = false,
  canConfirm,
  onConfirm,
  onClose,
  children,
}: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    const isDone = await onConfirm();
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={title}
      closeLabel={boutDialogs.common.close}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {boutDialogs.common.cancel}
          </Button>
          <Button
            variant={isDangerous ? "dangerFill" : "primary"}
            disabled={!canConfirm}
            isBusy={isBusy}
            className={styles.confirm}
            onClick={() => void press()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
