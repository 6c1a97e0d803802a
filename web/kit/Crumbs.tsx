import { Fragment } from "react";
import { Anchor } from "./Anchor.tsx";
import styles from "./Crumbs.module.css";

type Crumb = { readonly label: string; readonly href?: string | undefined };

type Props = { label: string; items: readonly Crumb[] };

/** The way here; the last item is this page. */
export function Crumbs({ label, items }: Props) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      {items.map((item, index) => (
        <Fragment key={item.label}>
          {index > 0 ? <span aria-hidden="true">/</span> : null}
          {item.href === undefined ? (
            <span aria-current="page">{item.label}</span>
          ) : (
            <Anchor href={item.href} className={styles.link}>
              {item.label}
            </Anchor>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
