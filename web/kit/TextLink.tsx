import type { ComponentProps } from "react";
import { Anchor } from "./Anchor.tsx";
import { cx } from "./cx.ts";
import styles from "./TextLink.module.css";

/** A link among words. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Anchor>) {
  return <Anchor {...rest} className={cx(styles.link, className)} />;
}
