import { useState } from "react";
import type { RollCategory, RollEntry } from "#contract/roll.ts";
import { general } from "#web/i18n/ru/general.ts";
import { fullName } from "#web/i18n/names.ts";
import { entriesDesk } from "#web/i18n/ru/entriesDesk.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { SelectField } from "#web/ui/SelectField.tsx";
import { Text } from "#web/ui/Text.tsx";
import styles from "./entries.module.css";

const { move: words, remove: removal, form } = entriesDesk;

type MoveProps = {
  entry: RollEntry;
  categories: readonly RollCategory[];
  onMove: (to: RollCategory) => Promise<boolean>;
  onClose: () => void;
};

/** To any category that is not drawn yet; the fitting ones stand first by their order. */
export function MoveDialog({ entry, categories, onMove, onClose }: MoveProps) {
  const [to, setTo] = useState("");
  const [error, setError] = useState<string>();
  const now = categories.find(({ uuid }) => uuid === entry.category);
  const open = categories.filter(({ uuid, status }) => uuid !== entry.category && status === "draft");
  const move = async () => {
    const target = open.find(({ uuid }) => uuid === to);
    if (target === undefined) {
      setError(words.toMissing);
      return false;
    }
    return onMove(target);
  };
  return (
    <ConfirmDialog
      title={words.title(fullName(entry))}
      confirm={words.confirm}
      cancel={form.cancel}
      closeLabel={general.close}
      onConfirm={move}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <Text tone="secondary">{words.now(now?.title ?? "")}</Text>
        <SelectField
          label={words.to}
          value={to}
          error={error}
          placeholder={words.toMissing}
          options={open.map(({ uuid, title }) => ({ value: uuid, label: title }))}
          onChange={({ currentTarget }) => {
            setTo(currentTarget.value);
            setError(undefined);
          }}
        />
      </div>
    </ConfirmDialog>
  );
}

type RemoveProps = {
  entry: RollEntry;
  categoryTitle: string;
  onRemove: () => Promise<boolean>;
  onClose: () => void;
};

export function RemoveDialog({ entry, categoryTitle, onRemove, onClose }: RemoveProps) {
  return (
    <ConfirmDialog
      title={removal.title(fullName(entry), categoryTitle)}
      confirm={removal.confirm}
      cancel={form.cancel}
      closeLabel={general.close}
      isDangerous
      onConfirm={onRemove}
      onClose={onClose}
    >
      <Text>{removal.text}</Text>
    </ConfirmDialog>
  );
}
