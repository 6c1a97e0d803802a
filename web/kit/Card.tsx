import type { ComponentProps } from "react";
import styles from "./Card.module.css";
import { cx } from "./cx.ts";

type CardProps = ComponentProps<"section"> & {
  /** Its round corners cut what stands in it: rows with grounds of their own. */
  isClipped?: boolean;
};

export function Card({ isClipped, className, ...rest }: CardProps) {
  return <section {...rest} className={cx(styles.card, isClipped && styles.clipped, className)} />;
}

/** A title to the left, what can be done to the right. */
export function CardHead({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(styles.head, className)} />;
}

export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(styles.body, className)} />;
}
