import type { Technique } from "#domain/ruleset/techniques.ts";
import styles from "./TechniquePicker.module.css";
import { findTechniques } from "../table/finishMethods.ts";
import { control } from "#texts/refereeing/control.ts";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { useId, useState } from "react";

const text = control.techniques;

type Props = {
  /** The most used first. */
  techniques: readonly Technique[];
  chosen: string | undefined;
  onChange: (technique: string | undefined) => void;
};

/** Asked after a submission, and may be left open: the next pair is already on the mat. */
export function TechniquePicker({ techniques, chosen, onChange }: Props) {
  const [needle, setNeedle] = useState("");
  const listId = useId();
  const found = findTechniques(techniques, needle);
  const pick = (id: string) => onChange(id === chosen ? undefined : id);
  return (
    <fieldset className={styles.techniques}>
      <legend>
        {text.title} <small>{text.hint}</small>
      </legend>
      <TextField
        label={<VisuallyHidden>{text.search}</VisuallyHidden>}
        placeholder={text.search}
        value={needle}
        autoComplete="off"
        aria-controls={listId}
        onChange={({ currentTarget }) => setNeedle(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter takes the technique and must not declare the result.
          event.preventDefault();
          const [first] = found;
          if (first !== undefined) onChange(first.id);
        }}
      />
      {found.length === 0 ? <p>{text.none}</p> : null}
      <Row gap={8} align="stretch" wraps id={listId} className={styles.list}>
        {found.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => pick(id)}>
            {label}
          </button>
        ))}
      </Row>
    </fieldset>
  );
}
