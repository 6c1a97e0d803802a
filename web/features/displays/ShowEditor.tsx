import { useState } from "react";
import type { DisplayShow, PairedDisplay, ScreenPage } from "#contract/display.ts";
import type { Competition } from "#contract/entity.ts";
import { displays } from "#web/i18n/ru/displays.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { NumberField } from "#web/ui/NumberField.tsx";
import { Segmented } from "#web/ui/Segmented.tsx";
import { SelectField } from "#web/ui/SelectField.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import { AddPage } from "./AddPage.tsx";
import { SCALES } from "./scales.ts";
import { pageWords } from "./pageWords.ts";
import styles from "./ShowEditor.module.css";

const text = displays.editor;
const look = displays.launcher;

type Props = {
  display: PairedDisplay;
  competition: Competition;
  onClose: () => void;
  onSave: (show: DisplayShow) => void;
};

/** What one screen shows, in turn, and how it looks. */
export function ShowEditor({ display, competition, onClose, onSave }: Props) {
  const [show, setShow] = useState(display.show);
  const [seconds, setSeconds] = useState(String(display.show.seconds));
  const change = (part: Partial<DisplayShow>) => setShow((now) => ({ ...now, ...part }));
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
          <Button
            disabled={show.pages.length === 0 || !isTimed}
            onClick={() => onSave({ ...show, seconds: Number(seconds) })}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <Pages pages={show.pages} competition={competition} onChange={(pages) => change({ pages })} />
        <AddPage competition={competition} onAdd={(page) => change({ pages: [...show.pages, page] })} />
        <div className={styles.looks}>
          <NumberField
            label={text.seconds}
            value={seconds}
            error={isTimed ? undefined : text.secondsError}
            onChange={({ currentTarget }) => setSeconds(currentTarget.value.trim())}
          />
          <SelectField
            label={text.scale}
            value={String(show.scale)}
            options={SCALES.map((scale) => ({ value: String(scale), label: `${scale * 100} %` }))}
            onChange={({ currentTarget }) => change({ scale: Number(currentTarget.value) })}
          />
          <Segmented
            label={look.mode}
            segments={[
              { value: "dark", label: look.modes.dark },
              { value: "light", label: look.modes.light },
            ]}
            value={show.mode}
            onChange={(mode) => change({ mode })}
          />
          <Switch label={look.mirror} isOn={show.mirror} onChange={(mirror) => change({ mirror })} />
        </div>
        {show.scale > 1 ? <output className={styles.none}>{text.larger}</output> : null}
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
