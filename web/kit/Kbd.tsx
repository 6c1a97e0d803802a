import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./Kbd.module.css";

type Props = { className?: string | undefined; children: ReactNode };

export function Kbd({ className, children }: Props) {
  return <kbd className={cx(styles.kbd, className)}>{children}</kbd>;
}
