import type { ReactNode } from "react";
import styles from "./gallery.module.css";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
