import { AddPage } from "./AddPage.tsx";
import { type DisplayShow, type PairedDisplay, type ScreenPage } from "#contract/display.ts";
import type { Competition } from "#contract/entity.ts";
import { pageWords } from "./DisplayRow.tsx";
import { ModeChoice } from "./ModeChoice.tsx";
import styles from "./ShowEditor.module.css";
import { SCALES } from "./pages/scales.ts";
import { displays } from "#web/i18n/ru/displays/displays.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { between, required, saying } from "#web/kit/forms/rules.ts";
import { Fill, List, Row, Stack, Grid } from "#web/kit/layout/layout.tsx";
import { useState, type ReactNode } from "react";

const text = displays.editor;

type Props = {
  display: PairedDisplay;
  competition: Competition;
  onClose: () => void;
  onSave: (show: DisplayShow) => Promise<void>;
};

/** What one screen shows, in turn, and how it looks. */
export function ShowEditor({ display, competition, onClose, onSave }: Props) {
  const [show, setShow] = useState(display.show);
  const change = (part: Partial<DisplayShow>) => setShow((now) => ({ ...now, ...part }));
  // Pages chosen here stand in for nothing.
  const choose = (pages: ScreenPage[]) => change({ pages, before: undefined });
  return (
    <ActDialog
      title={text.title(display.name)}
      confirm={text.save}
      size="lg"
      isPersistent={false}
      isPressableEarly
      canConfirm={show.pages.length > 0}
      fields={{
        seconds: {
          kind: "number",
          label: text.seconds,
          initial: String(display.show.seconds),
          rules: [saying(required, text.secondsError), saying(between(3, 600), text.secondsError)],
        },
      }}
      onConfirm={({ seconds = display.show.seconds }) => onSave({ ...show, seconds })}
      onClose={onClose}
    >
      {({ field }) => (
        <Stack gap={20}>
          <Pages pages={show.pages} competition={competition} onChange={choose} />
          <AddPage competition={competition} onAdd={(page) => choose([...show.pages, page])} />
          <ShowLooks show={show} seconds={field("seconds")} onChange={change} />
        </Stack>
      )}
    </ActDialog>
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
      <List as="ol" gap={8}>
        {pages.map((page, index) => {
          const words = pageWords(page, competition);
          return (
            <Row as="li" key={`${words} ${index}`} gap={8} className={styles.page}>
              <Fill as="span">{words}</Fill>
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
            </Row>
          );
        })}
      </List>
    </section>
  );
}

function raised(pages: readonly ScreenPage[], index: number): ScreenPage[] {
  const page = pages[index];
  if (page === undefined) return [...pages];
  return pages.toSpliced(index, 1).toSpliced(index - 1, 0, page);
}

type ShowLooksProps = {
  show: DisplayShow;
  /** The field that asks how long a page stays. */
  seconds: ReactNode;
  onChange: (part: Partial<DisplayShow>) => void;
};

/** How a screen shows its pages: how long, how large, in which colours. */
export function ShowLooks({ show, seconds, onChange }: ShowLooksProps) {
  return (
    <>
      <Grid columns={3} gap={12} rowGap={16} phone={2} align="end" className={styles.looks}>
        {seconds}
        <SelectField
          label={text.scale}
          value={String(show.scale)}
          options={SCALES.map((scale) => ({ value: String(scale), label: `${scale * 100} %` }))}
          onChange={({ currentTarget }) => onChange({ scale: Number(currentTarget.value) })}
        />
        <ModeChoice value={show.mode} onChange={(mode) => onChange({ mode })} />
        <Switch
          label={displays.launcher.mirror}
          isOn={show.mirror}
          onChange={(mirror) => onChange({ mirror })}
        />
      </Grid>
      {show.scale > 1 ? <Banner>{text.larger}</Banner> : null}
    </>
  );
}
