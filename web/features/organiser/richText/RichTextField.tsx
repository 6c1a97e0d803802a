import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { richText as words } from "#texts/organiser/richText.ts";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import type { Declaration } from "#web/kit/forms/fields.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import type { FormHandle } from "#web/kit/forms/useForm.ts";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import styles from "./richText.module.css";

// Larger than the rest of the page together: fetched when there is something to write in.
const RichEditor = lazy(async () => ({ default: (await import("./RichEditor.tsx")).RichEditor }));

/** What readers may be shown and the editor has no buttons for: opened in it, it would be lost. */
const BEYOND_EDITOR = /<(?:table|img)\b/i;

type Props<Fields extends Declaration> = { form: FormHandle<Fields>; name: keyof Fields & string };

/** A declared text with headings, lists and links; it is kept as HTML (LK30). */
export function RichTextField<Fields extends Declaration>({ form, name }: Props<Fields>) {
  // The editor needs a browser: the server and the first painting show its place.
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const field = form.fields[name];
  const raw = form.state.raw.get(name);
  const html = typeof raw === "string" ? raw : "";
  const [isHtml] = useState(() => BEYOND_EDITOR.test(html));
  if (isHtml) return <FormField form={form} name={name} words={{ hint: words.asHtml }} />;
  if (field === undefined || field.kind === "submit") return null;
  const blank = <Skeleton className={styles.blank} />;
  return (
    <FieldSet
      label={field.label}
      hint={field.hint}
      error={form.state.problems.get(name)}
      id={form.idOf(name)}
    >
      {isReady ? (
        <Suspense fallback={blank}>
          <RichEditor
            label={field.label}
            html={html}
            onChange={(written) => form.store.put(new Map([[name, written]]))}
          />
        </Suspense>
      ) : (
        blank
      )}
    </FieldSet>
  );
}
