import type { Competition } from "#contract/entity.ts";
import { type Technique, TECHNIQUES } from "#domain/ruleset/techniques.ts";
import styles from "./TechniquePicker.module.css";
import { matchesSearch } from "#web/i18n/names.ts";
import { control } from "#web/i18n/ru/refereeing/control.ts";
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

/** Those of this day first, the more often the earlier; the rest as the list has them. */
export function techniquesByUse({ fightings }: Pick<Competition, "fightings">): readonly Technique[] {
  const uses = new Map<string, number>();
  for (const { result } of fightings) {
    if (result?.technique) uses.set(result.technique, (uses.get(result.technique) ?? 0) + 1);
  }
  return TECHNIQUES.toSorted((a, b) => (uses.get(b.id) ?? 0) - (uses.get(a.id) ?? 0));
}

/** Every word of the search must be found; letter case and the dots of Ё do not matter. */
export function findTechniques(techniques: readonly Technique[], needle: string): readonly Technique[] {
  const words = needle.split(/\s+/).filter(Boolean);
  return techniques.filter(({ label }) => words.every((word) => matchesSearch(label, word)));
}

export const techniqueLabel = (id: string): string => TECHNIQUES.find((one) => one.id === id)?.label ?? id;
