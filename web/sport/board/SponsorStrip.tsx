import { board } from "#web/i18n/ru/displays/board.ts";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import styles from "./SponsorStrip.module.css";

type Props = { names: readonly string[] };

const SHOWN = 5;

/** The partners under a board; there is no strip where there are none. */
export function SponsorStrip({ names }: Props) {
  if (names.length === 0) return null;
  return (
    <footer className={styles.strip}>
      <span className={styles.lead}>{board.partners}</span>
      {names.slice(0, SHOWN).map((name) => (
        <span key={name} className={styles.partner}>
          <ClubRoundel name={name} className={styles.sign} />
          {name}
        </span>
      ))}
    </footer>
  );
}
