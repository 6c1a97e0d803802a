import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./Tag.module.css";

type Props = { children: ReactNode; removeLabel: string; onRemove: () => void };

/** One of several chosen values. */
export function Tag({ children, removeLabel, onRemove }: Props) {
  return (
    <span className={styles.tag}>
      {children}
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon name="x" size={14} />
      </button>
    </span>
  );
}
