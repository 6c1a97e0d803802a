import { cx } from "#web/kit/cx.ts";
import styles from "./ColourSection.module.css";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";
import { PAIRS, SWATCH_ROWS } from "./swatches.ts";

export function ColourSection() {
  return (
    <Section title={samples.sections.colour}>
      {SWATCH_ROWS.map((row) => (
        <div key={row[0]?.name} className={styles.row}>
          {row.map((swatch) => (
            <div key={swatch.name} className={styles.swatch}>
              <svg className={styles.sample} aria-hidden="true">
                <rect width="100%" height="100%" fill={swatch.fill} />
              </svg>
              <b className={styles.name}>{swatch.name}</b>
              <small className={styles.note}>{swatch.note}</small>
            </div>
          ))}
        </div>
      ))}
      <div className={styles.pairs}>
        {PAIRS.map((pair) => (
          <div key={pair.look} className={cx(styles.pair, styles[pair.look])}>
            {pair.name}
            <small className={styles.pairNote}>{pair.note}</small>
          </div>
        ))}
      </div>
    </Section>
  );
}
