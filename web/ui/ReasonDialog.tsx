import { useState, type ReactNode } from "react";
import { LONGEST_REASON, SHORTEST_REASON } from "#domain/reason.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import styles from "./ReasonDialog.module.css";
import { TextArea } from "./TextArea.tsx";

type Words = {
  readonly reason: string;
  readonly reasonHint: string;
  readonly cancel: string;
  readonly dialogClose: string;
};

type Props = {
  title: string;
  confirm: string;
  words: Words;
  isDangerous?: boolean | undefined;
  /** Tells whether it was done; the dialog stays open when it was not. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
};

/** An act that is kept with its reason: without one it cannot be pressed. */
export function ReasonDialog({ title, confirm, words, isDangerous, onConfirm, onClose, children }: Props) {
  const [reason, setReason] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    const isDone = await onConfirm(reason.trim());
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={title}
      closeLabel={words.dialogClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant={isDangerous ? "dangerFill" : "primary"}
            disabled={reason.trim().length < SHORTEST_REASON}
            isBusy={isBusy}
            onClick={() => void press()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {children}
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          rows={3}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
