import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import styles from "./Text.module.css";

type Props = ComponentProps<"p"> & {
  tone?: "main" | "secondary" | "muted" | undefined;
  size?: "body" | "dense" | "small" | "tiny" | undefined;
};

/** A paragraph of the kit's sizes; anything smaller than `tiny` is not allowed. */
export function Text({ tone = "main", size = "body", className, ...rest }: Props) {
  return <p {...rest} className={cx(styles[tone], styles[size], className)} />;
}
