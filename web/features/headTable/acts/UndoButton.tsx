import { memo, useEffect, useEffectEvent, useId } from "react";
import { isTypingTarget } from "#web/kit/isTypingTarget.ts";
import { deskWords } from "#web/i18n/ru/headTable/desk.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { useAct } from "#web/kit/useAct.ts";
import type { Undo } from "./undo.ts";
import styles from "./UndoButton.module.css";

const text = deskWords.undo;

/** One press takes back the last change of the queues, and says before it which one that is (DK3). */
export const UndoButton = memo(function UndoButton({ undo }: { undo: Undo | undefined }) {
  const wordsId = useId();
  const times = useTimes();
  const { isBusy, press } = useAct(async () => undo?.onPress());
  useUndoKey(press);
  return (
    <div className={styles.undo}>
      <Button
        variant="secondary"
        isBusy={isBusy}
        disabled={undo === undefined}
        aria-describedby={wordsId}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={press}
      >
        <Icon name="undo" size={18} />
        {text.button}
      </Button>
      <p id={wordsId}>
        {undo === undefined ? (
          text.nothing
        ) : (
          <>
            <span title={undo.change}>{undo.change}</span> <small>{text.by(undo.by, times(undo.atMs))}</small>
          </>
        )}
      </p>
    </div>
  );
});

/** As everywhere: Ctrl+Z, ⌘Z on a Mac. In a field it takes back what was typed, and nothing while a bout is held. */
function useUndoKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isUndo = event.code === "KeyZ" && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.shiftKey || event.altKey || event.repeat || isTypingTarget(event.target)) return;
      if (document.querySelector("[data-held]") !== null) return;
      event.preventDefault();
      press();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}
