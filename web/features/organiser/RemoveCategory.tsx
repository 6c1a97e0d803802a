import type { OrganisedCategory } from "#contract/organiser.ts";
import { categoryAdmin } from "#web/i18n/ru/categoryAdmin.ts";
import { general } from "#web/i18n/ru/general.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { Text } from "#web/ui/Text.tsx";

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
    return true;
  };
  return (
    <ConfirmDialog
      title={categoryAdmin.removeAsk(category.title)}
      confirm={categoryAdmin.removeShort}
      cancel={categoryAdmin.cancel}
      closeLabel={general.close}
      isDangerous
      onConfirm={remove}
      onClose={onClose}
    >
      <Text>{categoryAdmin.removeText}</Text>
    </ConfirmDialog>
  );
}
