import type { ComponentProps } from "react";
import { cx } from "#web/kit/cx.ts";
import styles from "./Wrap.module.css";

/** The width of the text column: every band of a public page starts and ends on the same lines. */
export function Wrap({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(styles.wrap, className)} />;
}
