import type { ComponentProps, ReactNode } from "react";
import styles from "./Card.module.css";
import { CardTitle } from "./CardTitle.tsx";
import { cx } from "./cx.ts";

type CardProps = ComponentProps<"section"> & {
  /** What it is called and what it is about; a head with something to press is a `CardHead` of its own. */
  heading?: ReactNode;
  lead?: ReactNode;
  /** Where something in it reaches the edges: a table, rows with a background. */
  isClipped?: boolean;
};

export function Card({ heading, lead, isClipped = false, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={cx(styles.card, isClipped && styles.clipped, className)}>
      {heading === undefined ? null : (
        <CardHead>
          <CardTitle title={heading} lead={lead} />
        </CardHead>
      )}
      {children}
    </section>
  );
}

/** A title to the left, what can be done to the right. */
export function CardHead({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(styles.head, className)} />;
}

export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(styles.body, className)} />;
}
