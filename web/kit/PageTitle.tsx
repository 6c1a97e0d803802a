import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Heading } from "./Heading.tsx";
import styles from "./PageTitle.module.css";

type Props = {
  title: ReactNode;
  /** Smaller words on the title's own line. */
  detail?: ReactNode;
  crumbs?: ReactNode;
  /** Facts or a sentence under the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
};

/** The one first-level heading of a page and what stands round it. */
export function PageTitle({ title, detail, crumbs, lead, actions, className }: Props) {
  return (
    <div className={cx(styles.head, className)}>
      <div className={styles.words}>
        {crumbs}
        <Heading level={1} className={styles.title}>
          {title}
          {detail ? <small className={styles.detail}>{detail}</small> : null}
        </Heading>
        {lead ? <div className={styles.lead}>{lead}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
