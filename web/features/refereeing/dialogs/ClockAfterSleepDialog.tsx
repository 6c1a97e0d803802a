import { useEffect, useState } from "react";
import type { Bout } from "#domain/bout/bout.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import { remainingMs } from "#domain/bout/clock.ts";
import { formatClock } from "#web/i18n/times.ts";
import { tableState } from "#texts/refereeing/tableState.ts";
import type { Suspension } from "#web/platform/clock/clockGuard.ts";
import { onSuspend, serverClock } from "#web/platform/clock/useServerNow.ts";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import styles from "./ClockAfterSleepDialog.module.css";
import { useWallNow } from "#web/features/refereeing/table/useTick.ts";

const text = tableState.sleep;
const SLEPT_MS = 1000;

type Props = { bout: Bout; mayWrite: boolean; onCommand: (command: BoutCommand) => void };

/** RT31: after a sleep with the clock running both readings are shown and a person decides; nothing jumps silently. */
export function ClockAfterSleepDialog({ bout, mayWrite, onCommand }: Props) {
  const [slept, setSlept] = useState<Suspension & { readonly stoodMs: number }>();
  useWallNow();
  const { clock } = bout;
  useEffect(
    () =>
      onSuspend((noticed) => {
        if (!clock.isRunning || !mayWrite) return;
        setSlept({ ...noticed, stoodMs: remainingMs(clock, noticed.fromMs) });
      }),
    [clock, mayWrite],
  );
  const sleptMs = slept?.sleptMs() ?? 0;
  // Asked anew each second: when the server is heard it may turn out that only the wall clock was set.
  if (slept === undefined || sleptMs < SLEPT_MS) return null;
  const close = () => setSlept(undefined);
  const { stoodMs } = slept;
  const stand = () => {
    if (clock.isRunning) onCommand({ type: "stop-clock" });
    onCommand({ type: "adjust-clock", elapsedMs: Math.round(clock.periodMs - stoodMs) });
    close();
  };
  return (
    <Dialog
      isOpen
      isPersistent
      onClose={close}
      title={text.title(Math.round(sleptMs / 1000))}
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
          <b>{formatClock(stoodMs)}</b>
          <span>{text.stood}</span>
          <small>{text.stoodText}</small>
        </button>
      </div>
    </Dialog>
  );
}
