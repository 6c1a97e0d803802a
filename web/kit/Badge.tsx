import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./Icon.tsx";
import tones from "./tone.module.css";

type Props = {
  tone?: "neutral" | "live" | "ok" | "wait" | "bad" | "line" | undefined;
  icon?: IconName | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Badge({ tone = "neutral", icon, className, children }: Props) {
  return (
    <span className={cx(styles.badge, styles[tone], tones[tone], className)}>
      {tone === "live" ? <LiveDot /> : null}
      {icon ? <Icon name={icon} size={14} className={styles.icon} /> : null}
      {children}
    </span>
  );
}

/** Something goes on here, now. */
export const LiveDot = () => <span className={styles.pulse} />;
