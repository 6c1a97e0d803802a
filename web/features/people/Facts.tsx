import { Fragment } from "react";
import styles from "./entry.module.css";

/** What is known, a line each; what is not known is left out. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
