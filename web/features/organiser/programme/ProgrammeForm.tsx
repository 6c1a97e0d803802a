import type { ReactNode } from "react";
import { programme as words } from "#texts/organiser/programme.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import type { Declaration, NameIn, Values } from "#web/kit/forms/fields.ts";

type Props<Fields extends Declaration> = {
  title: string;
  fields: Fields;
  onSave: (values: Values<Fields>) => Promise<void>;
  /** Absent for what is not there yet. */
  onRemove: (() => Promise<void>) | undefined;
  onClose: () => void;
  children: (field: (name: NameIn<Fields>) => ReactNode) => ReactNode;
};

/** The dialog of a day or a part of it: saved, or taken out of the programme. */
export function ProgrammeForm<const Fields extends Declaration>(props: Props<Fields>) {
  const { title, fields, onSave, onRemove, onClose, children } = props;
  return (
    <ActDialog
      title={title}
      confirm={words.form.submit}
      isPressableEarly
      fields={fields}
      onConfirm={onSave}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {children(field)}
          {onRemove === undefined ? null : (
            <ActButton
              size="sm"
              variant="danger"
              onPress={async () => {
                await onRemove();
                onClose();
              }}
            >
              {words.form.remove}
            </ActButton>
          )}
        </>
      )}
    </ActDialog>
  );
}
