import { useState } from "react";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";
import { Button } from "#web/kit/Button.tsx";
import type { Declaration, Raw } from "#web/kit/forms/fields.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import type { FormHandle } from "#web/kit/forms/useForm.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import styles from "./organiser.module.css";
import { nameOf, type Rows } from "./rowFields.ts";

const { event: words } = organiser;

type RowListProps = { form: FormHandle<Declaration>; rows: Rows; addLabel: string };

/** A list inside a form: rows come with a button and go with another; what is filled is always shown. */
export function RowList({ form, rows, addLabel }: RowListProps) {
  const [wanted, setWanted] = useState(0);
  const { raw } = form.state;
  const filled = filledRows(rows, raw);
  const shown = Math.min(rows.most, Math.max(wanted, filled));
  const remove = (gone: number) => {
    form.store.put(withoutRow(rows, raw, gone));
    setWanted(shown - 1);
  };
  return (
    <Stack gap={16} align="start">
      {Array.from({ length: shown }, (_, index) => (
        <fieldset
          key={index}
          className={styles.row}
          data-cells={Object.keys(rows.cells).length}
          aria-label={words.row(index + 1)}
        >
          {Object.keys(rows.cells).map((cell) => (
            <FormField key={cell} form={form} name={nameOf(rows.prefix, index, cell)} />
          ))}
          <IconButton
            icon="trash"
            label={words.removeRow(index + 1)}
            className={styles.rowRemove}
            onClick={() => remove(index)}
          />
        </fieldset>
      ))}
      {shown < rows.most ? (
        <Button variant="secondary" className={styles.addRow} onClick={() => setWanted(shown + 1)}>
          <Icon name="plus" /> {addLabel}
        </Button>
      ) : null}
    </Stack>
  );
}

function filledRows({ prefix, cells, most }: Rows, raw: ReadonlyMap<string, Raw>): number {
  const isFilled = (index: number) =>
    Object.keys(cells).some((cell) => String(raw.get(nameOf(prefix, index, cell)) ?? "") !== "");
  return Array.from({ length: most }, (_, index) => index).findLastIndex(isFilled) + 1;
}

/** Those behind it move up. */
function withoutRow(
  { prefix, cells, most }: Rows,
  raw: ReadonlyMap<string, Raw>,
  gone: number,
): Map<string, Raw> {
  const next = new Map<string, Raw>();
  for (let index = gone; index < most; index += 1)
    for (const cell of Object.keys(cells))
      next.set(nameOf(prefix, index, cell), raw.get(nameOf(prefix, index + 1, cell)) ?? "");
  return next;
}
