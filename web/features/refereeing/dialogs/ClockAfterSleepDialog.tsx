import { useEffect, useState } from "react";
import type { Bout } from "#domain/bout/bout.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import { remainingMs } from "#domain/bout/clock.ts";
import { formatClock } from "#web/i18n/numbers.ts";
import { tableState } from "#web/i18n/ru/refereeing/tableState.ts";
import { onSuspend, serverClock } from "#web/platform/clock/useServerNow.ts";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import styles from "./ClockAfterSleepDialog.module.css";
import { useWallNow } from "#web/features/refereeing/table/useTick.ts";

const text = tableState.sleep;

type Props = { bout: Bout; mayWrite: boolean; onCommand: (command: BoutCommand) => void };

/** RT31: after a sleep with the clock running both readings are shown and a person decides; nothing jumps silently. */
export function ClockAfterSleepDialog({ bout, mayWrite, onCommand }: Props) {
  const [slept, setSlept] = useState<Slept>();
  useWallNow();
  const { clock } = bout;
  useEffect(
    () =>
      onSuspend((sleptMs) => {
        const countedMs = remainingMs(clock, serverClock.now());
        if (!clock.isRunning || !mayWrite || sleptMs < 1000) return;
        setSlept({ sleptMs, stoodMs: Math.min(clock.periodMs, countedMs + sleptMs) });
      }),
    [clock, mayWrite],
  );
  if (slept === undefined) return null;
  const close = () => setSlept(undefined);
  const stand = () => {
    if (clock.isRunning) onCommand({ type: "stop-clock" });
    onCommand({ type: "adjust-clock", elapsedMs: Math.round(clock.periodMs - slept.stoodMs) });
    close();
  };
  return (
    <Dialog
      isOpen
      isPersistent
      onClose={close}
      title={text.title(Math.round(slept.sleptMs / 1000))}
      closeLabel={text.close}
    >
      <p>{text.text}</p>
      <div className={styles.choices}>
        <button type="button" onClick={close}>
          <b>{formatClock(remainingMs(clock, serverClock.now()))}</b>
          <span>{text.counted}</span>
          <small>{text.countedText}</small>
        </button>
        <button type="button" onClick={stand}>
          <b>{formatClock(slept.stoodMs)}</b>
          <span>{text.stood}</span>
          <small>{text.stoodText}</small>
        </button>
      </div>
    </Dialog>
  );
}

type Slept = {
  readonly sleptMs: number;
  /** What was left when the laptop fell asleep. */
  readonly stoodMs: number;
};
