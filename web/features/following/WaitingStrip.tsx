import { follow } from "#texts/following/follow.ts";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import styles from "./MyPeople.module.css";

/** As high as what comes in its place. */
export function WaitingStrip() {
  return (
    <section aria-busy="true" aria-label={follow.strip.loading}>
      <h2 className={styles.title}>{follow.strip.title}</h2>
      <div className={styles.clipped}>
        <Row gap={12} align="stretch" className={styles.cards}>
          <Skeleton shape="block" className={styles.waiting} />
          <Skeleton shape="block" className={styles.waiting} />
        </Row>
      </div>
    </section>
  );
}
