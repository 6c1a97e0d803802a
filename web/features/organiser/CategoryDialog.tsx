import { useMemo, useState } from "react";
import type { CategoryDraft, OrganisedCategory } from "#contract/organiser.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { categoryAdmin } from "#web/i18n/ru/organiser/categoryAdmin.ts";
import { general } from "#web/i18n/ru/general.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { categoryFields, draftOfCategory, rawOfCategory, suggestedTitle } from "./categoryFields.ts";
import styles from "./organiser.module.css";

type Props = {
  /** Nothing while a new one is made. */
  category: OrganisedCategory | undefined;
  others: readonly OrganisedCategory[];
  onSave: (draft: CategoryDraft) => Promise<void>;
  onClose: () => void;
};

export function CategoryDialog({ category, others, onSave, onClose }: Props) {
  const isNew = category === undefined;
  const [suggested, setSuggested] = useState("");
  const fields = useMemo(
    () =>
      categoryFields({
        taken: others.map(({ title }) => title),
        suggested,
        submit: isNew ? categoryAdmin.create : categoryAdmin.save,
      }),
    [others, suggested, isNew],
  );
  const form = useForm(fields, {
    initial: isNew ? new Map() : rawOfCategory(category),
    onSubmit: async (values) => {
      await onSave(draftOfCategory(values));
      onClose();
    },
  });
  const now = suggestedTitle((name) => form.state.raw.get(name));
  if (now !== suggested) setSuggested(now);
  return (
    <Dialog
      isOpen
      isPersistent
      size="lg"
      onClose={onClose}
      title={isNew ? categoryAdmin.fresh : categoryAdmin.edit}
      closeLabel={general.close}
    >
      {!isNew && category.status !== "draft" ? (
        <Banner className={styles.gap}>{categoryAdmin.drawnNote}</Banner>
      ) : null}
      <Form form={form} hasSummary={false}>
        <div className={styles.pair}>
          <FormField form={form} name="sex" />
          <FormField form={form} name="style" />
          <FormField form={form} name="ageMin" />
          <FormField form={form} name="ageMax" />
          <FormField form={form} name="weightMin" />
          <FormField form={form} name="weightMax" />
          <FormField form={form} name="level" />
          <FormField form={form} name="minutes" />
        </div>
        <FormField form={form} name="title" />
        <FormField form={form} name="submit" />
      </Form>
    </Dialog>
  );
}
