import type { ComponentProps } from "react";
import styles from "./Card.module.css";
import { cx } from "./cx.ts";

export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={cx(styles.card, className)} />;
}

/** A title to the left, what can be done to the right. */
export function CardHead({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(styles.head, className)} />;
}

export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(styles.body, className)} />;
}
