import { control } from "#web/i18n/ru/refereeing/control.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";

const text = control.swapDialog;

type Props = { red: string; blue: string; onClose: () => void; onSwap: () => void };

/** Says who will stand where: on a running board a wrong swap is seen by the whole hall. */
export function SwapDialog({ red, blue, onClose, onSwap }: Props) {
  return (
    <ActDialog
      title={text.title}
      confirm={text.confirm}
      focusesConfirm
      isPersistent={false}
      onConfirm={onSwap}
      onClose={onClose}
    >
      <p>{text.text(red, blue)}</p>
    </ActDialog>
  );
}
