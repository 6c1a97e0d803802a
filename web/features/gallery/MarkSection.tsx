import { cx } from "#web/kit/cx.ts";
import { Mark } from "#web/kit/Mark.tsx";
import styles from "./gallery.module.css";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

export function MarkSection() {
  return (
    <Section title={samples.sections.mark}>
      <div className={styles.columns2}>
        {(["light", "dark"] as const).map((mode) => (
          <div key={mode} className={cx(mode, styles.markPanel)}>
            <Mark size={120} />
            <Mark size={32} isSmall />
            <span className={styles.markName}>{samples.brand}</span>
          </div>
        ))}
      </div>
    </Section>
  );
}
