import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import type { ReactNode } from "react";

type Props = {
  title: string;
  closeLabel: string;
  size?: "lg";
  /** The button that ends it; without one the cross and Escape do. */
  done?: string;
  onClose: () => void;
  children: ReactNode;
};

/** What lies over the table and asks for nothing: it is read or set, and closed. */
export function TableSheet({ title, closeLabel, size, done, onClose, children }: Props) {
  return (
    <Dialog
      isOpen
      {...{ title, closeLabel, size, onClose }}
      actions={done === undefined ? undefined : <Button onClick={onClose}>{done}</Button>}
    >
      {children}
    </Dialog>
  );
}
