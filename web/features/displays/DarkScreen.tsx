import { screen as text } from "#web/i18n/ru/displays/screen.ts";
import styles from "./DarkScreen.module.css";

/** A screen that was taken away shows nothing of the competition any more. */
export function DarkScreen() {
  return (
    <div className={styles.dark}>
      <h1>{text.revoked}</h1>
      <p>
        {text.revokedText} <b>/display</b>
      </p>
    </div>
  );
}
