import type { ComponentProps } from "react";
import { cx } from "#web/kit/cx.ts";
import styles from "./OpsPage.module.css";

/** The width of an official's page: all of it. */
export function OpsPage({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(styles.page, className)} />;
}
