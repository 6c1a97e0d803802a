import {
  type DisplayShow,
  type PairedDisplay,
  type ScreenPage,
  screenPageSchema,
} from "#contract/display.ts";
import type { Competition } from "#contract/entity.ts";
import { pageWords } from "./DisplayRow.tsx";
import { ModeChoice } from "./ModeChoice.tsx";
import styles from "./ShowEditor.module.css";
import { SCALES } from "./pages/scales.ts";
import { displays, pageKinds } from "#web/i18n/ru/displays/displays.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { TextArea } from "#web/kit/fields/TextArea.tsx";
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

type AddPageProps = { competition: Competition; onAdd: (page: ScreenPage) => void };

/** One more page for a screen: its kind, and what it is about. */
function AddPage({ competition, onAdd }: AddPageProps) {
  const [kind, setKind] = useState("mats");
  const [carpet, setCarpet] = useState(competition.carpets[0]?.uuid ?? "");
  const [category, setCategory] = useState(competition.categories[0]?.uuid ?? "");
  const [words, setWords] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const about = aboutOf(kind);
  const add = () => {
    const subject = { carpet: { carpet }, category: { category }, text: { text: words }, nothing: {} }[about];
    const page = screenPageSchema.safeParse({ page: kind, ...subject });
    setIsWrong(!page.success);
    if (!page.success) return;
    onAdd(page.data);
    setWords("");
  };
  return (
    <fieldset className={styles.add}>
      <legend>{text.add}</legend>
      <SelectField
        label={text.kind}
        value={kind}
        options={Object.entries(pageKinds).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => setKind(currentTarget.value)}
      />
      {about === "carpet" ? (
        <SelectField
          label={text.carpet}
          value={carpet}
          options={competition.carpets.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          onChange={({ currentTarget }) => setCarpet(currentTarget.value)}
        />
      ) : null}
      {about === "category" ? (
        <SelectField
          label={text.category}
          value={category}
          options={competition.categories.map(({ uuid, title }) => ({ value: uuid, label: title }))}
          onChange={({ currentTarget }) => setCategory(currentTarget.value)}
        />
      ) : null}
      {about === "text" ? (
        <TextArea
          label={text.text}
          value={words}
          maxLength={300}
          error={isWrong ? text.textError : undefined}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      ) : null}
      <Button variant="secondary" onClick={add}>
        {text.append}
      </Button>
    </fieldset>
  );
}

function aboutOf(kind: string): "carpet" | "category" | "text" | "nothing" {
  if (kind === "mat") return "carpet";
  if (kind === "announcement") return "text";
  return kind === "bracket" || kind === "leaders" || kind === "podium" ? "category" : "nothing";
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
