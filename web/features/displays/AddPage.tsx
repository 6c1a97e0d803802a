import { screenPageSchema, type ScreenPage } from "#contract/display/display.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { displays, pageKinds } from "#texts/displays/displays.ts";
import { Button } from "#web/kit/Button.tsx";
import { defineForm } from "#web/kit/forms/fields.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { useState } from "react";
import styles from "./ShowEditor.module.css";

const text = displays.editor;

/** One more page for a screen, as it is being chosen. */
export function usePageChoice(competition: Competition) {
  const form = useForm(fieldsOf(competition), { onSubmit: () => undefined, tellsAt: "submit" });
  const [taken, setTaken] = useState(form.state.raw);
  /** Undefined while something of it is missing, which is then told beside its field. */
  const take = (): ScreenPage | undefined => {
    if (!form.store.attempt(SUBJECTS)) return undefined;
    const { kind, ...values } = form.store.values();
    const subjects = SUBJECTS.filter((name) => isAbout(name, kind)).map((name) => [name, values[name]]);
    const chosen = form.state.raw;
    form.store.reset();
    form.store.put(new Map([...chosen].filter(([name]) => name !== "text")));
    setTaken(form.store.get().raw);
    return screenPageSchema.parse({ page: kind, ...Object.fromEntries(subjects) });
  };
  return { form, take, isLeft: !isSameChoice(form.state.raw, taken) };
}

const isSameChoice = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean =>
  [...one].every(([name, value]) => other.get(name) === value);

type Props = { choice: ReturnType<typeof usePageChoice>; onAdd: (page: ScreenPage) => void };

/** Its kind, and what it is about. Stands in the form of the screen, so it is none itself. */
export function AddPage({ choice: { form, take }, onAdd }: Props) {
  const add = () => {
    const page = take();
    if (page !== undefined) onAdd(page);
  };
  return (
    <fieldset className={styles.add}>
      <legend>{text.add}</legend>
      <FormField form={form} name="kind" />
      {SUBJECTS.map((name) => (
        <FormField key={name} form={form} name={name} />
      ))}
      <Button variant="secondary" onClick={add}>
        {text.append}
      </Button>
    </fieldset>
  );
}

const SUBJECTS = ["carpet", "category", "text"] as const;

const KINDS_ABOUT: Readonly<Record<(typeof SUBJECTS)[number], readonly unknown[]>> = {
  carpet: ["mat"],
  category: ["bracket", "leaders", "podium"],
  text: ["announcement"],
};

const isAbout = (name: (typeof SUBJECTS)[number], kind: unknown) => KINDS_ABOUT[name].includes(kind);

function fieldsOf({ carpets, categories }: Competition) {
  return defineForm({
    kind: {
      kind: "select",
      label: text.kind,
      options: Object.entries(pageKinds).map(([value, label]) => ({ value, label })),
      initial: "mats",
    },
    carpet: {
      kind: "select",
      label: text.carpet,
      options: carpets.map(({ uuid, name }) => ({ value: uuid, label: name })),
      initial: carpets[0]?.uuid ?? "",
      isAsked: ({ kind }) => isAbout("carpet", kind),
      rules: [required],
    },
    category: {
      kind: "select",
      label: text.category,
      options: categories.map(({ uuid, title }) => ({ value: uuid, label: title })),
      initial: categories[0]?.uuid ?? "",
      isAsked: ({ kind }) => isAbout("category", kind),
      rules: [required],
    },
    text: {
      kind: "textarea",
      label: text.text,
      maxLength: 300,
      isTrimmed: true,
      isAsked: ({ kind }) => isAbout("text", kind),
      rules: [saying(required, text.textError)],
    },
  });
}
