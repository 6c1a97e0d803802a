import type { ReactNode } from "react";
import { Stack } from "#web/kit/layout/layout.tsx";
import styles from "./gallery.module.css";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <Stack gap={22} className={styles.content}>
        {children}
      </Stack>
    </section>
  );
}
