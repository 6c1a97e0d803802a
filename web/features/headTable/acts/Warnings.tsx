import { Icon } from "#web/kit/Icon.tsx";
import type { Warning } from "#web/features/headTable/desk/warnings.ts";
import styles from "./Warnings.module.css";

export function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ severity, text }) => (
        <li key={text} data-severity={severity}>
          <Icon name="warn" size={14} />
          {text}
        </li>
      ))}
    </ul>
  );
}
