import { Cover } from "#web/kit/cover/Cover.tsx";
import type { CoverMotif, CoverPalette } from "#web/kit/cover/coverLook.ts";
import styles from "./gallery.module.css";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

const COVERS: readonly (readonly [CoverPalette, CoverMotif])[] = [
  ["tatami", "ring"],
  ["ocean", "bracket"],
  ["brick", "arc"],
  ["graphite", "square"],
  ["sand", "belt"],
  ["pine", "ring"],
  ["steel", "square"],
];

export function CoverSection() {
  return (
    <Section title={samples.sections.covers}>
      <div className={styles.covers}>
        {COVERS.map(([palette, motif]) => (
          <div key={palette} className={styles.cover}>
            <Cover seed={palette} palette={palette} motif={motif} shape="card" />
          </div>
        ))}
      </div>
    </Section>
  );
}
