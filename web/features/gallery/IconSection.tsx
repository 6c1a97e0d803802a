import { Icon } from "#web/kit/Icon.tsx";
import { ICON_NAMES } from "#web/kit/icons/iconNames.ts";
import styles from "./gallery.module.css";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

export function IconSection() {
  return (
    <Section title={samples.sections.icons}>
      <div className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <span key={name} className={styles.iconTile} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </div>
    </Section>
  );
}
