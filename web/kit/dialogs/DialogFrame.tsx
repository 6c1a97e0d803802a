import type { ReactNode } from "react";
import styles from "./DialogFrame.module.css";
import { Heading } from "#web/kit/Heading.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";

type Props = {
  title: ReactNode;
  titleId: string;
  closeLabel: string;
  onClose: () => void;
  /** Buttons, the one that goes on last. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** What is inside a dialog; `Dialog` opens it over the page. */
export function DialogFrame({ title, titleId, closeLabel, onClose, actions, children }: Props) {
  return (
    <>
      <div className={styles.head}>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        <IconButton icon="x" label={closeLabel} onClick={onClose} className={styles.close} />
      </div>
      {children ? <div className={styles.body}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </>
  );
}
