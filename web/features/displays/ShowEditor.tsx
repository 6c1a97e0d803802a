import { useState } from "react";
import type { DisplayShow, PairedDisplay, ScreenPage } from "#contract/display.ts";
import type { Competition } from "#contract/entity.ts";
import { displays } from "#web/i18n/ru/displays/displays.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { AddPage } from "./AddPage.tsx";
import { pageWords } from "./pageWords.ts";
import styles from "./ShowEditor.module.css";
import { ShowLooks } from "./ShowLooks.tsx";

const text = displays.editor;

type Props = {
  display: PairedDisplay;
  competition: Competition;
  onClose: () => void;
  /** Tells whether it was saved; the dialog stays open when it was not. */
  onSave: (show: DisplayShow) => Promise<boolean>;
};

/** What one screen shows, in turn, and how it looks. */
export function ShowEditor({ display, competition, onClose, onSave }: Props) {
  const [show, setShow] = useState(display.show);
  const [seconds, setSeconds] = useState(String(display.show.seconds));
  const change = (part: Partial<DisplayShow>) => setShow((now) => ({ ...now, ...part }));
  // Pages chosen here stand in for nothing.
  const choose = (pages: ScreenPage[]) => change({ pages, before: undefined });
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const isDone = await onSave({ ...show, seconds: Number(seconds) });
    setIsBusy(false);
    if (isDone) onClose();
  };
  const isTimed = /^\d+$/.test(seconds) && Number(seconds) >= 3 && Number(seconds) <= 600;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={text.title(display.name)}
      closeLabel={displays.panel.close}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {displays.panel.cancel}
          </Button>
          <Button disabled={show.pages.length === 0 || !isTimed} isBusy={isBusy} onClick={() => void save()}>
            {text.save}
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <Pages pages={show.pages} competition={competition} onChange={choose} />
        <AddPage competition={competition} onAdd={(page) => choose([...show.pages, page])} />
        <ShowLooks show={show} seconds={seconds} isTimed={isTimed} onChange={change} onSeconds={setSeconds} />
      </div>
    </Dialog>
  );
}

type PagesProps = {
  pages: readonly ScreenPage[];
  competition: Competition;
  onChange: (pages: ScreenPage[]) => void;
};

function Pages({ pages, competition, onChange }: PagesProps) {
  return (
    <section aria-label={text.pages}>
      {pages.length === 0 ? <p className={styles.none}>{text.empty}</p> : null}
      <ol className={styles.pages}>
        {pages.map((page, index) => {
          const words = pageWords(page, competition);
          return (
            <li key={`${words} ${index}`}>
              <span>{words}</span>
              <IconButton
                icon="up"
                label={text.up(words)}
                disabled={index === 0}
                onClick={() => onChange(raised(pages, index))}
              />
              <IconButton
                icon="trash"
                label={text.remove(words)}
                onClick={() => onChange(pages.filter((_, place) => place !== index))}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function raised(pages: readonly ScreenPage[], index: number): ScreenPage[] {
  const page = pages[index];
  if (page === undefined) return [...pages];
  return pages.toSpliced(index, 1).toSpliced(index - 1, 0, page);
}
