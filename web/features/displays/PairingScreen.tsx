import { displays } from "#web/i18n/ru/displays/displays.ts";
import { Mark } from "#web/kit/Mark.tsx";
import styles from "./PairingScreen.module.css";
import { QrCode } from "#web/kit/QrCode.tsx";
import type { Pairing } from "./usePairing.ts";

const text = displays.self;

type Props = { pairing: Pairing; origin: string };

/** What a screen without a competition shows: how to give it one. */
export function PairingScreen({ pairing: { self, hasFailed }, origin }: Props) {
  const code = self?.code ?? undefined;
  return (
    <div className={styles.pairing}>
      <header>
        <Mark variant="dark" className={styles.mark} />
        <h1>{text.title}</h1>
      </header>
      {code === undefined ? (
        <p className={styles.wait}>{hasFailed ? text.failed : text.waiting}</p>
      ) : (
        <div className={styles.main}>
          <div>
            <p className={styles.label}>{text.code}</p>
            <output className={styles.code}>{code}</output>
            <p>{text.text}</p>
            <p>{text.or}</p>
            {hasFailed ? <p className={styles.wait}>{text.failed}</p> : null}
          </div>
          <QrCode
            text={`${origin.replace(/\/$/, "")}/display/claim?code=${code}`}
            label={text.qr}
            className={styles.qr}
          />
        </div>
      )}
    </div>
  );
}
