import { followed as text } from "#texts/following/followed.ts";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./FollowedList.module.css";

/** While it stands there a phone shows nothing below it: the page says so in its style sheet. */
export function WaitingGroups() {
  return (
    <div className={styles.coming} data-coming="">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton shape="block" className={styles.waitingCard} />
    </div>
  );
}
