import { useRef } from "react";
import { leaving } from "#texts/forms.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";

type Props = { isKept: boolean; onStay: () => void; onLeave: () => void };

/** Something typed is not saved: Enter stays (FM20). */
export function LeaveDialog({ isKept, onStay, onLeave }: Props) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      isPersistent
      title={leaving.title}
      closeLabel={leaving.stay}
      initialFocus={stay}
      onClose={onStay}
      actions={
        <>
          <Button variant="danger" onClick={onLeave}>
            {leaving.leave}
          </Button>
          <Button ref={stay} onClick={onStay}>
            {leaving.stay}
          </Button>
        </>
      }
    >
      <p>{isKept ? leaving.kept : leaving.lost}</p>
    </Dialog>
  );
}
