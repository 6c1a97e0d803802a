import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import styles from "./Text.module.css";

type Props = ComponentProps<"p"> & {
  tone?: "main" | "secondary" | "muted" | undefined;
  size?: "body" | "small" | undefined;
};

/** A paragraph of the kit's sizes. */
export function Text({ tone = "main", size = "body", className, ...rest }: Props) {
  return <p {...rest} className={cx(styles[tone], styles[size], className)} />;
}
