import type { ComponentProps } from "react";
import styles from "./Card.module.css";
import { cx } from "./cx.ts";

/** `isClipped` where something in it reaches the edges: a table, rows with a background. */
export function Card({
  isClipped = false,
  className,
  ...rest
}: ComponentProps<"section"> & { isClipped?: boolean }) {
  return <section {...rest} className={cx(styles.card, isClipped && styles.clipped, className)} />;
}

/** A title to the left, what can be done to the right. */
export function CardHead({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(styles.head, className)} />;
}

export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(styles.body, className)} />;
}
