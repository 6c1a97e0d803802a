import type { ReactNode } from "react";
import styles from "./Banner.module.css";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./Icon.tsx";
import tones from "./tone.module.css";

type Props = {
  /** `live` is for work that goes on, e.g. offline; `bad` for what stops it. */
  tone?: "live" | "ok" | "wait" | "bad" | "neutral" | undefined;
  icon?: IconName | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Edge to edge under a header. */
  isStrip?: boolean | undefined;
  className?: string | undefined;
};

/** A state of the whole page or section, said in place. Read out when it appears. */
export function Banner({ tone = "neutral", icon = "info", title, children, action, ...look }: Props) {
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={cx(styles.banner, styles[tone], tones[tone], look.isStrip && styles.strip, look.className)}
    >
      <Icon name={icon} className={styles.icon} />
      <div className={styles.words}>
        {title ? <b className={styles.title}>{title}</b> : null}
        {children ? <span>{children}</span> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
