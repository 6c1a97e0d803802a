import { screenPageSchema, type ScreenPage } from "#contract/display/display.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { displays, pageKinds } from "#texts/displays/displays.ts";
import { Button } from "#web/kit/Button.tsx";
import { defineForm } from "#web/kit/forms/fields.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import styles from "./ShowEditor.module.css";

const text = displays.editor;

type Props = { competition: Competition; onAdd: (page: ScreenPage) => void };

/** One more page for a screen: its kind, and what it is about. Stands in the form of the screen, so it is none itself. */
export function AddPage({ competition, onAdd }: Props) {
  const form = useForm(fieldsOf(competition), { onSubmit: () => undefined, tellsAt: "submit" });
  const add = () => {
    if (!form.store.attempt(SUBJECTS)) return;
    const { kind, ...values } = form.store.values();
    const subjects = SUBJECTS.filter((name) => isAbout(name, kind)).map((name) => [name, values[name]]);
    onAdd(screenPageSchema.parse({ page: kind, ...Object.fromEntries(subjects) }));
    const chosen = form.state.raw;
    form.store.reset();
    form.store.put(new Map([...chosen].filter(([name]) => name !== "text")));
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
