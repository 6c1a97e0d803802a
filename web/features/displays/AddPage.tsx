import { useState } from "react";
import { screenPageSchema, type ScreenPage } from "#contract/display.ts";
import type { Competition } from "#contract/entity.ts";
import { displays, pageKinds } from "#web/i18n/ru/displays/displays.ts";
import { Button } from "#web/kit/Button.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { TextArea } from "#web/kit/fields/TextArea.tsx";
import styles from "./ShowEditor.module.css";

const text = displays.editor;

type Props = { competition: Competition; onAdd: (page: ScreenPage) => void };

/** One more page for a screen: its kind, and what it is about. */
export function AddPage({ competition, onAdd }: Props) {
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
