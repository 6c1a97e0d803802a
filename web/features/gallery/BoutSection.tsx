import { BoutCard } from "#web/sport/bout/BoutCard.tsx";
import styles from "./gallery.module.css";
import { sampleCategory } from "./sampleBouts.ts";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

const picture = sampleCategory();
const time = { loadedAtMs: 0, now: () => 0 };

export function BoutSection() {
  return (
    <Section title={samples.sections.bout}>
      <div className={styles.columns4}>
        {picture.bouts.map((bout, index) => (
          <div key={bout.uuid}>
            <p className={styles.note}>{samples.bouts.states[index]}</p>
            <BoutCard picture={picture} bout={bout} time={time} />
          </div>
        ))}
      </div>
    </Section>
  );
}
