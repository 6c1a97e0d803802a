import { control } from "#texts/refereeing/control.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { TableSheet } from "./TableSheet.tsx";
import styles from "./SoundDialog.module.css";
import type { Horn } from "#web/features/refereeing/input/useHorn.ts";

const text = control.sound;

/** The signal of this mat: on or off, how loud, and what it sounds like. */
export function SoundDialog({ horn, onClose }: { horn: Horn; onClose: () => void }) {
  const { isOn, volume, readiness } = horn.state;
  return (
    <TableSheet title={text.title} closeLabel={text.close} done={text.done} onClose={onClose}>
      <p className={styles.text}>{text.text}</p>
      <Switch label={text.on} isOn={isOn} onChange={(next) => horn.change({ isOn: next })} />
      <label className={styles.volume}>
        {text.volume}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          disabled={!isOn}
          onChange={({ currentTarget }) => horn.change({ volume: Number(currentTarget.value) / 100 })}
        />
      </label>
      <Button variant="secondary" disabled={!isOn || readiness === "unavailable"} onClick={horn.sound}>
        <Icon name="bell" />
        {text.test}
      </Button>
      {readiness === "ready" ? null : (
        <p className={styles.text}>{readiness === "locked" ? text.blocked : text.unavailable}</p>
      )}
    </TableSheet>
  );
}
