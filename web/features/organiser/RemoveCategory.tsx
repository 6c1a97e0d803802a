import { useState } from "react";
import type { OrganisedCategory } from "#contract/organiser.ts";
import { categoryAdmin } from "#web/i18n/ru/categoryAdmin.ts";
import { general } from "#web/i18n/ru/general.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Text } from "#web/ui/Text.tsx";

type Props = {
  category: OrganisedCategory;
  onRemove: (category: OrganisedCategory) => Promise<void>;
  onClose: () => void;
};

export function RemoveCategory({ category, onRemove, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      await onRemove(category);
    } catch {
      // The toast said why.
    } finally {
      onClose();
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={categoryAdmin.removeAsk(category.title)}
      closeLabel={general.close}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {categoryAdmin.cancel}
          </Button>
          <Button variant="dangerFill" isBusy={isBusy} onClick={() => void remove()}>
            {categoryAdmin.removeShort}
          </Button>
        </>
      }
    >
      <Text>{categoryAdmin.removeText}</Text>
    </Dialog>
  );
}
