import type { RollCategory, RollEntry } from "#contract/roll.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { fullName } from "#web/i18n/names.ts";
import { entriesDesk } from "#web/i18n/ru/entries/entriesDesk.ts";
import { Text } from "#web/kit/Text.tsx";

const { move: words, remove: removal } = entriesDesk;

type MoveProps = {
  entry: RollEntry;
  categories: readonly RollCategory[];
  onMove: (to: RollCategory) => Promise<boolean>;
  onClose: () => void;
};

/** To any category that is not drawn yet; the fitting ones stand first by their order. */
export function MoveDialog({ entry, categories, onMove, onClose }: MoveProps) {
  const now = categories.find(({ uuid }) => uuid === entry.category);
  const open = categories.filter(({ uuid, status }) => uuid !== entry.category && status === "draft");
  return (
    <ActDialog
      title={words.title(fullName(entry))}
      confirm={words.confirm}
      isPersistent={false}
      isPressableEarly
      fields={{
        to: {
          kind: "select",
          label: words.to,
          placeholder: words.toMissing,
          options: open.map(({ uuid, title }) => ({ value: uuid, label: title })),
          rules: [saying(required, words.toMissing)],
        },
      }}
      onConfirm={({ to }) => {
        const target = open.find(({ uuid }) => uuid === to);
        return target !== undefined && onMove(target);
      }}
      onClose={onClose}
    >
      <Text tone="secondary">{words.now(now?.title ?? "")}</Text>
    </ActDialog>
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
    <ActDialog
      title={removal.title(fullName(entry), categoryTitle)}
      confirm={removal.confirm}
      isDangerous
      isPersistent={false}
      onConfirm={onRemove}
      onClose={onClose}
    >
      <Text>{removal.text}</Text>
    </ActDialog>
  );
}
