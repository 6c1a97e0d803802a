import type { ReactNode } from "react";
import styles from "./ToastRegion.module.css";

type Props = {
  label: string;
  /** `ToastView`s, oldest first. */
  children: ReactNode;
};

/** Stays on the page while empty: a live region that appears together with its text is often not read out. */
export function ToastRegion({ label, children }: Props) {
  return (
    <section className={styles.region} aria-label={label} aria-live="polite" aria-relevant="additions">
      {children}
    </section>
  );
}
