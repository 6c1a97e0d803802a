import type { OrganisedCategory } from "#contract/organiser.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { categoryAdmin } from "#web/i18n/ru/organiser/categoryAdmin.ts";
import { Text } from "#web/kit/Text.tsx";

type Props = {
  category: OrganisedCategory;
  onRemove: (category: OrganisedCategory) => Promise<void>;
  onClose: () => void;
};

export function RemoveCategory({ category, onRemove, onClose }: Props) {
  const remove = async () => {
    try {
      await onRemove(category);
    } catch {
      // The toast said why.
    }
  };
  return (
    <ActDialog
      title={categoryAdmin.removeAsk(category.title)}
      confirm={categoryAdmin.removeShort}
      isDangerous
      isPersistent={false}
      onConfirm={remove}
      onClose={onClose}
    >
      <Text>{categoryAdmin.removeText}</Text>
    </ActDialog>
  );
}
