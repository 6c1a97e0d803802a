import { FitText } from "#web/sport/board/FitText.tsx";
import styles from "./AnnouncementPage.module.css";

/** A few words as large as they can be; a long announcement is still read from the middle of the hall. */
export function AnnouncementPage({ text }: { text: string }) {
  return (
    <p className={styles.announcement} data-long={lengthOf(text)}>
      <FitText text={text} className={styles.words} wraps />
    </p>
  );
}

function lengthOf(text: string): "no" | "rather" | "very" {
  if (text.length <= 50) return "no";
  return text.length <= 140 ? "rather" : "very";
}
