import type { ReactNode } from "react";
import { ActButton } from "./ActButton.tsx";
import { Icon } from "./Icon.tsx";
import styles from "./UndoStrip.module.css";

type Props = { children: ReactNode; submit: string; isReadOnly: boolean; onUndo: () => Promise<unknown> };

/** The last thing that was done, as long as it can be undone. */
export function UndoStrip({ children, submit, isReadOnly, onUndo }: Props) {
  return (
    <div className={styles.strip}>
      <Icon name="check" />
      <span>{children}</span>
      <ActButton size="sm" variant="secondary" disabled={isReadOnly} onPress={onUndo}>
        <Icon name="undo" size={18} /> {submit}
      </ActButton>
    </div>
  );
}
