import { memo, useId, useState } from "react";
import { deskWords } from "#web/i18n/ru/desk.ts";
import { useTimes } from "#web/sport/ClockTime.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import type { Undo } from "./undo.ts";
import styles from "./UndoButton.module.css";

const text = deskWords.undo;

/** One press takes back the last change of the queues, and says before it which one that is (DK3). */
export const UndoButton = memo(function UndoButton({ undo }: { undo: Undo | undefined }) {
  const wordsId = useId();
  const times = useTimes();
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await undo?.onPress();
    setIsBusy(false);
  };
  return (
    <div className={styles.undo}>
      <Button
        variant="secondary"
        isBusy={isBusy}
        disabled={undo === undefined}
        aria-describedby={wordsId}
        onClick={() => void press()}
      >
        <Icon name="undo" size={18} />
        {text.button}
      </Button>
      <p id={wordsId}>
        {undo === undefined ? (
          text.nothing
        ) : (
          <>
            {undo.change} <small>{text.by(undo.by, times(undo.atMs))}</small>
          </>
        )}
      </p>
    </div>
  );
});
