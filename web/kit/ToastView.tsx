import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./ToastView.module.css";

type ToastType = "error" | "warning" | "success" | "info";

type Props = {
  type: ToastType;
  message: ReactNode;
  /** In place of the type's own sign. */
  icon?: IconName | undefined;
  closeLabel: string;
  onClose: () => void;
};

/** Gone in 2.5 seconds: nothing in it may need to be read later or pressed. */
export function ToastView({ type, message, icon, closeLabel, onClose }: Props) {
  return (
    <div className={styles.toast} data-type={type} role={type === "error" ? "alert" : undefined}>
      <Icon name={icon ?? TYPE_ICON[type]} className={styles.icon} />
      <span className={styles.message}>{message}</span>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="x" size={18} />
      </button>
    </div>
  );
}

const TYPE_ICON: Readonly<Record<ToastType, IconName>> = {
  error: "warn",
  warning: "warn",
  success: "check",
  info: "info",
};

type ToastRegionProps = {
  label: string;
  /** `ToastView`s, oldest first. */
  children: ReactNode;
};

/** Stays on the page while empty: a live region that appears together with its text is often not read out. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <section
      className={styles.region}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      data-toasts
    >
      {children}
    </section>
  );
}
