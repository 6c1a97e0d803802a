import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import styles from "./Dialog.module.css";
import { DialogFrame } from "./DialogFrame.tsx";
import { cx } from "#web/kit/cx.ts";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons, the one that goes on last. */
  actions?: ReactNode;
  size?: "md" | "lg" | undefined;
  /** For questions that must be answered: a press beside the dialog does not close it; Escape still does. */
  isPersistent?: boolean | undefined;
  /** What has the focus first, when it is not the first thing in the dialog: Enter then presses it. */
  initialFocus?: ComponentProps<typeof BaseDialog.Popup>["initialFocus"];
  /** Where the focus goes afterwards, when what opened the dialog goes with it; false: it has been put there. */
  finalFocus?: (() => HTMLElement | false) | undefined;
  children?: ReactNode;
};

/** Keeps the focus inside, closes on Escape and gives the focus back to what opened it. */
export function Dialog({
  isOpen,
  onClose,
  isPersistent,
  size = "md",
  title,
  closeLabel,
  actions,
  initialFocus,
  finalFocus,
  children,
}: Props) {
  const titleId = useId();
  const hadFocus = useRef(true);
  useLayoutEffect(() => {
    if (isOpen) hadFocus.current = document.activeElement !== document.body;
  }, [isOpen]);
  // Where nothing had the focus it would go to the first link of the page, and Enter that was meant for the page leave it.
  const goBack = () => (hadFocus.current ? null : false);
  const close = (willBeOpen: boolean) => {
    if (!willBeOpen) onClose();
  };
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={close} disablePointerDismissal={isPersistent}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={cx(styles.dialog, styles[size])}
            aria-labelledby={titleId}
            initialFocus={initialFocus}
            finalFocus={finalFocus ?? goBack}
          >
            <DialogFrame {...{ title, titleId, closeLabel, onClose, actions }}>{children}</DialogFrame>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
