import { weighing } from "#web/i18n/ru/entries/weighing.ts";
import { Button } from "#web/kit/Button.tsx";
import styles from "./weighing.module.css";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ",", "0"] as const;

/** For a finger at the scale: large keys that leave the system's keyboard away. */
export function Keypad({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <fieldset className={styles.keypad} aria-label={weighing.keypad}>
      {KEYS.map((key) => (
        <Button
          key={key}
          variant="secondary"
          size="lg"
          aria-label={key === "," ? weighing.comma : key}
          onClick={() => onChange(value + key)}
        >
          {key}
        </Button>
      ))}
      <Button
        variant="secondary"
        size="lg"
        aria-label={weighing.erase}
        onClick={() => onChange(value.slice(0, -1))}
      >
        ⌫
      </Button>
    </fieldset>
  );
}
