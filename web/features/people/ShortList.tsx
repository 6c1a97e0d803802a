import type { ReactElement } from "react";
import { List } from "#web/kit/layout/layout.tsx";
import styles from "./home.module.css";

const MOST = 3;

type Props = { items: readonly ReactElement[]; more: (count: number) => string };

/** The first of them; a whole club would push everything else off the page, so the others unfold (PE22). */
export function ShortList({ items, more }: Props) {
  // One alone is not worth a press.
  const shown = items.length <= MOST + 1 ? items.length : MOST;
  const rest = items.slice(shown);
  return (
    <>
      <List lines="between">{items.slice(0, shown)}</List>
      {rest.length === 0 ? null : (
        <details className={styles.rest}>
          <summary>{more(rest.length)}</summary>
          <List lines="between">{rest}</List>
        </details>
      )}
    </>
  );
}
