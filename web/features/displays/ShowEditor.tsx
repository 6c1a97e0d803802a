import { AddPage, usePageChoice } from "./AddPage.tsx";
import { type DisplayShow, type PairedDisplay, type ScreenPage } from "#contract/display/display.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { pageWords } from "./DisplayRow.tsx";
import { ModeChoice } from "./ModeChoice.tsx";
import styles from "./ShowEditor.module.css";
import { SCALES } from "./pages/scales.ts";
import { displays } from "#texts/displays/displays.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices } from "#web/kit/forms/fields.ts";
import { between, required, saying } from "#web/kit/forms/rules.ts";
import { Fill, List, Row, Stack, Grid } from "#web/kit/layout/layout.tsx";
import { useState } from "react";

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
  const choice = usePageChoice(competition);
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
      canConfirm={show.pages.length > 0 || choice.isLeft}
      fields={{
        seconds: {
          kind: "number",
          label: text.seconds,
          initial: String(display.show.seconds),
          rules: [saying(required, text.secondsError), saying(between(3, 600), text.secondsError)],
        },
        scale: {
          kind: "select",
          label: text.scale,
          options: choices(SCALES.map(String), (scale) => `${Number(scale) * 100} %`),
          initial: String(display.show.scale),
        },
        mirror: { kind: "checkbox", label: displays.launcher.mirror, initial: display.show.mirror },
      }}
      onConfirm={({ seconds = display.show.seconds, scale, mirror }) => {
        // Whoever has chosen a page and goes straight on to showing wants to see it.
        const added = choice.isLeft ? choice.take() : undefined;
        if (choice.isLeft && added === undefined) return text.unfinished;
        const looks = { seconds, scale: Number(scale), mirror };
        if (added === undefined) return onSave({ ...show, ...looks });
        const pages = [...show.pages, added];
        choose(pages);
        return onSave({ ...show, ...looks, pages, before: undefined });
      }}
      onClose={onClose}
    >
      {({ values, field }) => (
        <Stack gap={20}>
          <Pages pages={show.pages} competition={competition} onChange={choose} />
          <AddPage choice={choice} onAdd={(page) => choose([...show.pages, page])} />
          <Grid columns={3} gap={12} rowGap={16} phone={2} align="end" className={styles.looks}>
            {field("seconds")}
            {field("scale")}
            <ModeChoice value={show.mode} onChange={(mode) => change({ mode })} />
            {field("mirror")}
          </Grid>
          <CostOfScale scale={Number(values.scale)} />
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

/** Whoever chooses larger text is told what it costs. */
export function CostOfScale({ scale }: { scale: number }) {
  return scale > 1 ? <Banner>{text.larger}</Banner> : null;
}
