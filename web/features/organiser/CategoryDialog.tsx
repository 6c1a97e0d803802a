import type { CategoryDraft, OrganisedCategory } from "#contract/organiser.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { categoryAdmin } from "#web/i18n/ru/organiser/categoryAdmin.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Grid } from "#web/kit/layout/layout.tsx";
import { categoryFields, draftOfCategory, rawOfCategory, suggestedTitle } from "./categoryFields.ts";

type Props = {
  /** Nothing while a new one is made. */
  category: OrganisedCategory | undefined;
  others: readonly OrganisedCategory[];
  onSave: (draft: CategoryDraft) => Promise<void>;
  onClose: () => void;
};

const PAIRS = ["sex", "style", "ageMin", "ageMax", "weightMin", "weightMax", "level", "minutes"] as const;

export function CategoryDialog({ category, others, onSave, onClose }: Props) {
  const isNew = category === undefined;
  return (
    <ActDialog
      title={isNew ? categoryAdmin.fresh : categoryAdmin.edit}
      confirm={isNew ? categoryAdmin.create : categoryAdmin.save}
      size="lg"
      isPressableEarly
      fields={categoryFields(others.map(({ title }) => title))}
      initial={isNew ? undefined : rawOfCategory(category)}
      onConfirm={(values) => onSave(draftOfCategory(values))}
      onClose={onClose}
    >
      {({ field, form }) => (
        <>
          {isNew || category.status === "draft" ? null : <Banner>{categoryAdmin.drawnNote}</Banner>}
          <Grid columns={2} phone={1} gap={18} align="start">
            {PAIRS.map((name) => field(name))}
          </Grid>
          {field("title", { placeholder: suggestedTitle((name) => form.state.raw.get(name)) })}
        </>
      )}
    </ActDialog>
  );
}
