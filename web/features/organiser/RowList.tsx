import { useState } from "react";
import { organiser } from "#texts/organiser/organiser.ts";
import { fileFacts } from "#texts/spectating/eventAbout.ts";
import { Button } from "#web/kit/Button.tsx";
import { useFilePick } from "#web/kit/fields/useFilePick.tsx";
import { FieldError } from "#web/kit/fields/Field.tsx";
import type { Declaration, Raw } from "#web/kit/forms/fields.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import type { FormHandle } from "#web/kit/forms/useForm.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./organiser.module.css";
import { nameOf, type Rows } from "./rowFields.ts";

const { event: words } = organiser;

type Props = { form: FormHandle<Declaration>; rows: Rows; addLabel: string };

/** A list inside a form: rows come with a button and go with another; what is filled is always shown. */
export function RowList({ form, rows, addLabel }: Props) {
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
          data-cells={shapeOf(rows)}
          aria-label={words.row(index + 1)}
        >
          {Object.keys(rows.cells).map((cell) => (
            <Cell key={cell} form={form} rows={rows} index={index} cell={cell} />
          ))}
          {rows.takesFiles === true ? (
            <>
              <IconButton
                icon="up"
                label={words.rowUp(index + 1)}
                disabled={index === 0}
                onClick={() => form.store.put(swapped(rows, raw, index - 1))}
              />
              <IconButton
                icon="down"
                label={words.rowDown(index + 1)}
                disabled={index >= shown - 1}
                onClick={() => form.store.put(swapped(rows, raw, index))}
              />
            </>
          ) : null}
          <IconButton
            icon="trash"
            label={words.removeRow(index + 1)}
            className={styles.rowRemove}
            onClick={() => remove(index)}
          />
        </fieldset>
      ))}
      <Row gap={12} wraps>
        {rows.takesFiles === true && filled < rows.most ? (
          <FileButton onTaken={(cells) => form.store.put(rowOf(rows, filled, cells))} />
        ) : null}
        {shown < rows.most ? (
          <Button variant="secondary" className={styles.addRow} onClick={() => setWanted(shown + 1)}>
            <Icon name="plus" /> {addLabel}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}

function shapeOf({ takesFiles, isEven, cells }: Rows): string | number {
  if (takesFiles === true) return "files";
  return isEven === true ? "even" : Object.keys(cells).length;
}

type CellProps = Pick<Props, "form" | "rows"> & { index: number; cell: string };

/** A field; of a file that lies here what it is, in place of an address nobody types. */
function Cell({ form, rows, index, cell }: CellProps) {
  const name = nameOf(rows.prefix, index, cell);
  if (rows.takesFiles !== true) return <FormField form={form} name={name} />;
  if (cell === "bytes") return null;
  const url = String(form.state.raw.get(name) ?? "");
  if (cell !== "url" || !url.startsWith("/uploads/")) return <FormField form={form} name={name} />;
  const bytes = Number(form.state.raw.get(nameOf(rows.prefix, index, "bytes")) ?? 0);
  return (
    <p className={styles.file}>
      <Icon name="doc" />
      <TextLink href={url}>{fileFacts(url, bytes)}</TextLink>
    </p>
  );
}

function FileButton({ onTaken }: { onTaken: (cells: Readonly<Record<string, string>>) => void }) {
  const pick = useFilePick({
    kind: "document",
    label: words.uploadFile,
    onTaken: ({ url, name, bytes }) =>
      onTaken({ title: name.replace(/\.\w+$/, "").slice(0, 200), url, bytes: String(bytes) }),
  });
  return (
    <div>
      <Button variant="secondary" isBusy={pick.isBusy} onClick={pick.open}>
        <Icon name="upload" /> {words.uploadFile}
      </Button>
      {pick.parts}
      <FieldError id="document-problem">{pick.problem}</FieldError>
    </div>
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

/** A row and the one behind it, each in the other's place. */
function swapped({ prefix, cells }: Rows, raw: ReadonlyMap<string, Raw>, index: number): Map<string, Raw> {
  return new Map(
    Object.keys(cells).flatMap((cell): [string, Raw][] => {
      const [one, other] = [nameOf(prefix, index, cell), nameOf(prefix, index + 1, cell)];
      return [
        [one, raw.get(other) ?? ""],
        [other, raw.get(one) ?? ""],
      ];
    }),
  );
}

const rowOf = ({ prefix }: Rows, index: number, cells: Readonly<Record<string, string>>): Map<string, Raw> =>
  new Map(Object.entries(cells).map(([cell, value]) => [nameOf(prefix, index, cell), value]));
